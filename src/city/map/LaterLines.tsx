import type { Theme } from '../../lib/colors/theme.ts';
import { Optional } from '../../ui/loading/ErrorBoundary.tsx';
import { lazyComponent } from '../../ui/loading/lazyComponent.ts';

const SharedLines = lazyComponent(async () => (await import('./SharedLines.tsx')).SharedLines);

/** `SharedLines`, which load after the map. Their failure isn't shown. */
export const LaterLines = ({ theme }: { theme: Theme }) => (
  <Optional>
    <SharedLines theme={theme} />
  </Optional>
);
