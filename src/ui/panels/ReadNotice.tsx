import { failureReason } from '../../lib/words/failureReason.ts';
import type { FailureToTell } from '../../lib/words/failureReason.ts';
import { Button } from '../controls/Button.tsx';
import { useFirstLanguage } from '../text/Language.tsx';
import { Notice } from './Notice.tsx';
import { useNow } from '../time/useNow.ts';

interface ReadNoticeProps {
  /** What could not be had, as the page calls it: "Stops". */
  part: string;
  failure: FailureToTell;
  /** When what is still shown was read, by `timePassed`; undefined where there is nothing. */
  receivedAt: number | undefined;
  onRetry: () => void;
}

/** Names what failed and why, says how old the rest is, and offers to try again (R25). */
export function ReadNotice({ part, failure, receivedAt, onRetry }: ReadNoticeProps) {
  const { words, formats } = useFirstLanguage();
  const now = useNow(1000);
  const { failures } = words;
  const why = failureReason(failure, failures);
  return (
    <Notice
      tone={receivedAt === undefined ? 'failure' : 'caution'}
      action={
        <Button look="plain" onClick={onRetry}>
          {words.page.retry}
        </Button>
      }
    >
      {receivedAt === undefined
        ? failures.part(part, why)
        : failures.kept(part, why, formats.duration(now - receivedAt))}
    </Notice>
  );
}
