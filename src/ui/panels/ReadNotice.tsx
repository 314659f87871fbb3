import { failureReason } from '../../lib/words/failureReason.ts';
import type { ReadFailure } from '../../lib/words/failureReason.ts';
import { Optional } from '../loading/ErrorBoundary.tsx';
import { lazyComponent } from '../loading/lazyComponent.ts';
import { RetryOrReload } from '../loading/RetryOrReload.tsx';
import { useLanguage } from '../text/Language.tsx';
import { useIsCauseSaid } from './CauseSaid.ts';
import { Notice } from './Notice.tsx';

// The first list doesn't need the clock.
const StaleSentence = lazyComponent(
  async () => (await import('./StaleSentence.tsx')).StaleSentence,
);
const DataAge = lazyComponent(async () => (await import('./DataAge.tsx')).DataAge);

/** A read of which the last answer may still be shown. */
interface FailedRead {
  readonly failure?: { readonly error: ReadFailure } | undefined;
  /** By `monotonicNow`; undefined without an answer. */
  readonly receivedAt?: number | undefined;
}

interface ReadNoticeProps {
  /** What failed to load, in the page's language: "Stops". */
  part: string;
  read: FailedRead | undefined;
  onRetry: () => void;
}

/**
 * After a failure, says what failed and why and how old the shown data is, and offers a retry or a reload.
 */
export function ReadNotice({ part, read, onRetry }: ReadNoticeProps) {
  const { failures } = useLanguage('page').words;
  const isCauseSaid = useIsCauseSaid();
  const error = read?.failure?.error;
  if (error === undefined) return null;
  const { receivedAt } = read ?? {};
  if (isCauseSaid(error.kind))
    return receivedAt === undefined ? null : (
      <Optional>
        <Notice tone="caution">
          <DataAge receivedAt={receivedAt} />
        </Notice>
      </Optional>
    );
  const reason = failureReason(error, failures);
  const failed = failures.part(part, reason);
  return (
    <Notice
      tone={receivedAt === undefined ? 'failure' : 'caution'}
      action={<RetryOrReload kind={error.kind} onRetry={onRetry} />}
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
