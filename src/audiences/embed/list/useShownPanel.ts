import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { supportedPanels } from '../../../view/supportedView.ts';
import type { Panel } from '../../../view/view.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';

interface ShownPanel {
  /** The panels of which the frame shows one at a time, in their order. */
  readonly offered: readonly Panel[];
  readonly chosen: Panel;
}

/** The panels that the city has and the frame's URL names, if it names any (B2), and the one that is open. */
export function useShownPanel(): ShownPanel {
  const { features } = useSettings();
  const { panels } = useFrame().options;
  const { panel } = usePageView();
  const supported = supportedPanels(features);
  const named = supported.filter((name) => panels.includes(name));
  const offered = named.length === 0 ? supported : named;
  return { offered, chosen: offered.includes(panel) ? panel : (offered[0] ?? 'stops') };
}
