import { useClockOffset } from '../../../city/reads/live/clock-reads.ts';
import { LivePoller } from '../../../city/reads/live/LivePoller.tsx';
import { ClockOffsetContext } from '../../../ui/time/ClockOffsetContext.ts';
import { EmbedFailures } from './EmbedFailures.tsx';
import { FrameState } from './FrameState.tsx';
import { LiveScope } from './LiveScope.tsx';

/** Polls the live data, and says how old it is or why it is missing. A tiny frame only polls. */
export function LiveState({ isSilent = false }: { isSilent?: boolean }) {
  const clockOffset = useClockOffset();
  return (
    <LiveScope>
      <LivePoller />
      {isSilent ? null : (
        // Not ClockOffsetProvider, which comes with the code of the whole city.
        <ClockOffsetContext value={clockOffset}>
          <FrameState />
          <EmbedFailures />
        </ClockOffsetContext>
      )}
    </LiveScope>
  );
}
