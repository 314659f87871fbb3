import { useState } from 'react';

import { useBuilderWords } from '../../words/BuilderWordsContext.ts';

interface TextFieldProps {
  label: string;
  hint: string;
  value: string;
  /** Whether a text that isn't empty can be used. */
  isValid: (text: string) => boolean;
  /** Gets valid texts, and the empty one. */
  onChange: (text: string) => void;
}

/** A text of a certain form, which says when what was typed hasn't it. */
export function TextField({ label, hint, value, isValid, onChange }: TextFieldProps) {
  const own = useBuilderWords();
  const [isWrong, setWrong] = useState(false);
  return (
    <label className="builder-label">
      {label}
      <input
        className="builder-input"
        dir="ltr"
        aria-invalid={isWrong}
        defaultValue={value}
        onChange={({ target }) => {
          const isGood = target.value === '' || isValid(target.value);
          setWrong(!isGood);
          if (isGood) onChange(target.value);
        }}
      />
      <span className="builder-hint">{isWrong ? own.wrong(hint) : hint}</span>
    </label>
  );
}
