import { ClockOffsetProvider } from '../../../city/reads/ClockOffsetProvider.tsx';
import { LivePoller } from '../../../city/reads/live/LivePoller.tsx';
import { EmbedFailures } from '../EmbedFailures.tsx';
import { FrameState } from './FrameState.tsx';

/** Polls the live data, and says how old it is or why it is missing. A tiny frame only polls. */
export function LiveState({ isSilent = false }: { isSilent?: boolean }) {
  return (
    <>
      <LivePoller />
      {isSilent ? null : (
        <ClockOffsetProvider>
          <FrameState />
          <EmbedFailures />
        </ClockOffsetProvider>
      )}
    </>
  );
}
