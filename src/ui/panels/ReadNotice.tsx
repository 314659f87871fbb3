import { failureReason } from '../../lib/words/failureReason.ts';
import type { ReadFailure } from '../../lib/words/failureReason.ts';
import { usePageLanguage } from '../text/Language.tsx';
import { Notice } from './Notice.tsx';
import { RetryOrReload } from '../loading/RetryOrReload.tsx';
import { useNow } from '../time/useNow.ts';

interface ReadNoticeProps {
  /** What could not be had, as the page calls it: "Stops". */
  part: string;
  failure: ReadFailure;
  /** When what is still shown was read, by `timePassed`; undefined where there is nothing. */
  receivedAt: number | undefined;
  onRetry: () => void;
}

/** Names what failed and why, says how old the rest is, and offers to try again (R25) or to reload (R33). */
export function ReadNotice({ part, failure, receivedAt, onRetry }: ReadNoticeProps) {
  const { words, formats } = usePageLanguage();
  const age = useNow(1000, (now) => formats.duration(now - (receivedAt ?? now)));
  const { failures } = words;
  const reason = failureReason(failure, failures);
  return (
    <Notice
      tone={receivedAt === undefined ? 'failure' : 'caution'}
      action={<RetryOrReload kind={failure.kind} onRetry={onRetry} />}
    >
      {receivedAt === undefined ? failures.part(part, reason) : failures.kept(part, reason, age)}
    </Notice>
  );
}
