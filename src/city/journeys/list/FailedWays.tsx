import { addDays, isoDateOf, serviceDateAt } from '../../../lib/time/service-date.ts';
import type { ReadFailure } from '../../../lib/words/failureReason.ts';
import { useIsCauseSaid } from '../../../ui/panels/CauseSaid.ts';
import { Notice } from '../../../ui/panels/Notice.tsx';
import { ReadNotice } from '../../../ui/panels/ReadNotice.tsx';
import { useLanguage } from '../../../ui/text/Language.tsx';

interface FailedWaysProps {
  read:
    | {
        readonly failure?: { readonly error: ReadFailure } | undefined;
        readonly receivedAt?: number;
      }
    | undefined;
  /** The time that is asked for, `2026-11-20T19:00`; null for now. */
  time: string | null;
  /** Milliseconds since 1970, by the service's clock. */
  now: number;
  onRetry: () => void;
}

/**
 * Why ways couldn't be read. Where the page has said that there is no connection and that directions still work, it says of
 * a day that the page doesn't have that they don't.
 */
export function FailedWays({ read, time, now, onRetry }: FailedWaysProps) {
  const { words, timeZone } = useLanguage();
  const isCauseSaid = useIsCauseSaid();
  const tomorrow = isoDateOf(addDays(serviceDateAt(now, timeZone), 1));
  const isBeyond = time !== null && time.slice(0, 10) > tomorrow;
  return isBeyond && read?.receivedAt === undefined && isCauseSaid(read?.failure?.error.kind) ? (
    <Notice tone="quiet">{words.offline.twoDays}</Notice>
  ) : (
    <ReadNotice part={words.journeys.directions} read={read} onRetry={onRetry} />
  );
}
