import { useId, useState } from 'react';

import { Button } from '../../../ui/controls/Button.tsx';
import { useAnnounce } from '../../../ui/text/Announcer.tsx';
import { useBuilderWords } from '../words/BuilderWordsContext.ts';

interface CopyFieldProps {
  label: string;
  help: string;
  text: string;
  /** How many lines the text shows at once; one is a field. */
  rows?: number;
  button: string;
  /** Shown and announced after the text was copied. */
  copied: string;
}

/** A text to copy, with a button that confirms for the eye and the ear. */
export function CopyField({ label, help, text, rows = 1, button, copied }: CopyFieldProps) {
  const { copyFailed } = useBuilderWords();
  const announce = useAnnounce();
  const id = useId();
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly sentence: string }>();
  const copy = async () => {
    let sentence = copied;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A page without HTTPS has no clipboard.
      sentence = copyFailed;
    }
    setOutcome({ text, sentence });
    announce(sentence);
  };
  return (
    <div className="builder-copy">
      <label className="builder-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        dir="ltr"
        readOnly
        rows={rows}
        spellCheck={false}
        aria-describedby={`${id}-help`}
        className={rows === 1 ? 'builder-copy__line' : undefined}
        value={text}
        onFocus={({ target }) => target.select()}
      />
      <div className="builder-copy__row">
        <Button onClick={() => void copy()}>{button}</Button>
        <p id={`${id}-help`} className="builder-hint">
          {/* After a change, the copied text is an old one. */}
          {outcome?.text === text ? outcome.sentence : help}
        </p>
      </div>
    </div>
  );
}
