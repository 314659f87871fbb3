import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { supportedPanels } from '../../../view/supportedView.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import { type FramePanel, USUAL_PANELS } from '../options/frame-parameters.ts';

interface ShownPanel {
  /** The panels that the frame offers, in order. It shows one at a time. */
  readonly offered: readonly FramePanel[];
  readonly chosen: FramePanel;
}

/** The panels that the city has and the frame's URL names, if it names any (B2, T24), and the one that is open. */
export function useShownPanel(): ShownPanel {
  const { features } = useSettings();
  const { options, showsDepartures } = useFrame();
  const { panels, stops } = options;
  const { panel } = usePageView();
  const supported = supportedPanels(features);
  const hasDepartures = stops.length > 0;
  const named = [
    ...(hasDepartures ? ['departures' as const] : []),
    ...supported.filter((name) => panels.includes(name)),
  ];
  const usual = supported.filter((name) => USUAL_PANELS.includes(name));
  const offered = named.length === 0 ? usual : named;
  if (showsDepartures && hasDepartures) return { offered, chosen: 'departures' };
  return { offered, chosen: offered.includes(panel) ? panel : (offered[0] ?? 'stops') };
}

const NO_STOPS: readonly string[] = [];

/** The stops whose departures the frame lists now. */
export function useListedStops(): readonly string[] {
  const { stops } = useFrame().options;
  return useShownPanel().chosen === 'departures' ? stops : NO_STOPS;
}
