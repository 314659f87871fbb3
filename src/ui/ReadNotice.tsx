import { Button } from './Button.tsx';
import { useLanguage } from './Language.tsx';
import { Notice } from './Notice.tsx';

/** A failed read in the form that a sentence needs; `kind` as the reads have it. */
export interface FailureToTell {
  readonly kind: 'unreachable' | 'timeout' | 'http' | 'refused' | 'malformed';
  /** What the service said, where it refused. */
  readonly message: string;
}

interface ReadNoticeProps {
  /** What could not be had, as the page calls it: "Stops". */
  part: string;
  failure: FailureToTell;
  /** How old is what is still shown, in milliseconds; null where there is nothing. */
  age: number | null;
  onRetry: () => void;
}

/** Names what failed and why, says how old the rest is, and offers to try again (R25). */
export function ReadNotice({ part, failure, age, onRetry }: ReadNoticeProps) {
  const { words, formats } = useLanguage();
  const { failures } = words;
  const why =
    failure.kind === 'refused' ? failures.refused(failure.message) : failures[failure.kind];
  return (
    <Notice
      tone={age === null ? 'failure' : 'caution'}
      action={
        <Button look="plain" onClick={onRetry}>
          {words.page.retry}
        </Button>
      }
    >
      {age === null ? failures.part(part, why) : failures.kept(part, why, formats.duration(age))}
    </Notice>
  );
}
