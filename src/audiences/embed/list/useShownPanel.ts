import { useSettings } from '../../../city/reads/SettingsContext.ts';
import type { Settings } from '../../../contract/settings/settings.ts';
import { supportedPanels } from '../../../view/supportedView.ts';
import { usePageView } from '../../../view/ViewContext.tsx';
import { useFrame } from '../FrameContext.ts';
import type { FrameOptions } from '../options/frame-options.ts';
import { type FramePanel, USUAL_PANELS } from '../options/frame-parameters.ts';

/** The panels that the city has and the frame's URL names, if it names any. */
export function offeredPanels(
  { panels, stops }: FrameOptions,
  features: Settings['features'],
): readonly FramePanel[] {
  const supported = supportedPanels(features);
  const named = [
    ...(stops.length > 0 ? ['departures' as const] : []),
    ...supported.filter((name) => panels.includes(name)),
  ];
  return named.length > 0 ? named : supported.filter((name) => USUAL_PANELS.includes(name));
}

interface ShownPanel {
  /** The panels that the frame offers, in order. It shows one at a time. */
  readonly offered: readonly FramePanel[];
  readonly chosen: FramePanel;
}

/** The panels that the frame offers, and the one that is open. */
export function useShownPanel(): ShownPanel {
  const { features } = useSettings();
  const { options, showsDepartures } = useFrame();
  const { panel } = usePageView();
  const offered = offeredPanels(options, features);
  if (showsDepartures && options.stops.length > 0) return { offered, chosen: 'departures' };
  return { offered, chosen: offered.includes(panel) ? panel : (offered[0] ?? 'stops') };
}

const NO_STOPS: readonly string[] = [];

/** The stops whose departures the frame lists now. */
export function useListedStops(): readonly string[] {
  const { stops } = useFrame().options;
  return useShownPanel().chosen === 'departures' ? stops : NO_STOPS;
}
