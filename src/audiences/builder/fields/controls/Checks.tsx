interface ChecksProps<Value extends string> {
  legend: string;
  /** In display order. */
  choices: readonly { readonly value: Value; readonly label: string }[];
  checked: readonly Value[];
  /** Gets the checked values in display order. */
  onChange: (checked: Value[]) => void;
  hint?: string | undefined;
  /** How many must stay checked. */
  least?: number;
}

/** Checkboxes beside each other. */
export function Checks<Value extends string>({
  legend,
  choices,
  checked,
  onChange,
  hint,
  least = 0,
}: ChecksProps<Value>) {
  return (
    <fieldset className="builder-checks">
      <legend>{legend}</legend>
      <div className="builder-checks__row">
        {choices.map(({ value, label }) => {
          const isChecked = checked.includes(value);
          return (
            <label key={value} className="builder-check">
              <input
                type="checkbox"
                checked={isChecked}
                disabled={isChecked && checked.length <= least}
                onChange={() =>
                  onChange(
                    choices
                      .map((one) => one.value)
                      .filter((one) => (one === value ? !isChecked : checked.includes(one))),
                  )
                }
              />
              {label}
            </label>
          );
        })}
      </div>
      {hint === undefined ? null : <p className="builder-hint">{hint}</p>}
    </fieldset>
  );
}
