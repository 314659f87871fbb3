import { failureReason } from '../../lib/words/failureReason.ts';
import type { ReadFailure } from '../../lib/words/failureReason.ts';
import { RetryOrReload } from '../loading/RetryOrReload.tsx';
import { usePageLanguage } from '../text/Language.tsx';
import { useNow } from '../time/useNow.ts';
import { Notice } from './Notice.tsx';

interface ReadNoticeProps {
  /** What failed to load, in the page's language: "Stops". */
  part: string;
  failure: ReadFailure;
  /** When the data that is still shown was received, by `monotonicNow`; undefined if there is none. */
  receivedAt: number | undefined;
  onRetry: () => void;
}

/** Says what failed and why and how old the shown data is, and offers a retry (R25) or a reload (R33). */
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
      {receivedAt === undefined ? failures.part(part, reason) : failures.stale(part, reason, age)}
    </Notice>
  );
}
