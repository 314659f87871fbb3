import { failureReason } from '../../lib/words/failureReason.ts';
import type { ReadFailure } from '../../lib/words/failureReason.ts';
import { Optional } from '../loading/ErrorBoundary.tsx';
import { lazyComponent } from '../loading/lazyComponent.ts';
import { RetryOrReload } from '../loading/RetryOrReload.tsx';
import { usePageLanguage } from '../text/Language.tsx';
import { Notice } from './Notice.tsx';

// The first list doesn't need the clock.
const StaleSentence = lazyComponent(
  async () => (await import('./StaleSentence.tsx')).StaleSentence,
);

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
  const { failures } = usePageLanguage().words;
  const reason = failureReason(failure, failures);
  const failed = failures.part(part, reason);
  return (
    <Notice
      tone={receivedAt === undefined ? 'failure' : 'caution'}
      action={<RetryOrReload kind={failure.kind} onRetry={onRetry} />}
    >
      {receivedAt === undefined ? (
        failed
      ) : (
        <Optional fallback={failed}>
          <StaleSentence part={part} reason={reason} receivedAt={receivedAt} />
        </Optional>
      )}
    </Notice>
  );
}
