import { useId } from 'react';

interface ChoiceProps<Value extends string> {
  legend: string;
  /** In display order. */
  choices: readonly { readonly value: Value; readonly label: string; readonly detail?: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  hint?: string | undefined;
  /** Whether the legend is only for screen readers, because the heading above says the same. */
  isLegendHidden?: boolean;
}

/** One of a few choices: radio buttons that look like one row of buttons. */
export function Choice<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  hint,
  isLegendHidden = false,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className="builder-choice" aria-describedby={hint === undefined ? undefined : id}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className="builder-choice__row">
        {choices.map(({ value, label, detail }) => (
          <label key={value} className="builder-choice__option">
            <input
              type="radio"
              className="visually-hidden"
              name={`${id}-choice`}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label} {detail === undefined ? null : <small>{detail}</small>}
          </label>
        ))}
      </div>
      {hint === undefined ? null : (
        <p id={id} className="builder-hint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
