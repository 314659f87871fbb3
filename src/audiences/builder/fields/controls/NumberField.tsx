interface NumberFieldProps {
  label: string;
  hint?: string | undefined;
  min: number;
  max: number;
  step?: number;
  /** Null shows the placeholder. */
  value: number | null;
  placeholder?: string;
  /** Gets null when the field is emptied, and no number out of the range. */
  onChange: (value: number | null) => void;
}

/** A number in a range. Uncontrolled, because the first digits of a number may be below the least. */
export const NumberField = ({ label, hint, value, onChange, ...attributes }: NumberFieldProps) => (
  <label className="builder-label">
    {label}
    <input
      type="number"
      className="builder-input builder-input--short"
      {...attributes}
      defaultValue={value ?? ''}
      onChange={({ target }) => {
        if (target.validity.valid) onChange(target.value === '' ? null : target.valueAsNumber);
      }}
    />
    {hint === undefined ? null : <span className="builder-hint">{hint}</span>}
  </label>
);
