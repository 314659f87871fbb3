import type { Settings } from '../contract/settings/settings.ts';

/** Settings of which each must not be below the one before it. */
function risingSettings({ availability, staleness }: Settings): [path: string, value: number][][] {
  const { few, some } = availability;
  const { vehiclesLateSeconds, vehiclesGoneSeconds } = staleness;
  const { lotsLateSeconds, lotsUnknownSeconds, lotsGoneSeconds } = staleness;
  return [
    [
      ['availability.few.spots', few.spots],
      ['availability.some.spots', some.spots],
    ],
    [
      ['availability.few.percent', few.percent],
      ['availability.some.percent', some.percent],
    ],
    [
      ['staleness.vehiclesLateSeconds', vehiclesLateSeconds],
      ['staleness.vehiclesGoneSeconds', vehiclesGoneSeconds],
    ],
    [
      ['staleness.lotsLateSeconds', lotsLateSeconds],
      ['staleness.lotsUnknownSeconds', lotsUnknownSeconds],
      ['staleness.lotsGoneSeconds', lotsGoneSeconds],
    ],
  ];
}

/**
 * Where the settings contradict each other, one line for each problem. Whatever serves the page checks this, as
 * it does `PAGE_CHECKS`.
 */
export function contradictions(settings: Settings): string[] {
  return risingSettings(settings).flatMap((steps) =>
    steps.flatMap(([path, value], index) => {
      const [lowerPath, lower] = steps[index - 1] ?? [path, value];
      return value < lower
        ? [`${path}: expected at least ${lower}, the value of ${lowerPath}`]
        : [];
    }),
  );
}
