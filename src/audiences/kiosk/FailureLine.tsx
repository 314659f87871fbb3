import type { Read } from '../../api/Read.ts';
import { failureReason } from '../../lib/words/failureReason.ts';
import { Notice } from '../../ui/panels/Notice.tsx';
import { useLanguage } from '../../ui/text/Language.tsx';
import { useNow } from '../../ui/time/useNow.ts';

/** Says what failed and how old the shown data is. It has no retry button: nobody can press it. */
export function FailureLine({ part, read }: { part: string; read: Read<unknown> | undefined }) {
  const { words, formats } = useLanguage();
  const receivedAt = read?.receivedAt;
  const age = useNow(1000, (now) => formats.duration(now - (receivedAt ?? now)));
  if (read?.failure === undefined) return null;
  const reason = failureReason(read.failure.error, words.failures);
  return (
    <Notice tone={receivedAt === undefined ? 'failure' : 'caution'}>
      {receivedAt === undefined
        ? words.failures.part(part, reason)
        : words.failures.stale(part, reason, age)}
    </Notice>
  );
}
