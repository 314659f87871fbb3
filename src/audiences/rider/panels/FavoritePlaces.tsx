import { Suspense, useMemo, useSyncExternalStore } from 'react';

import { useSettings } from '../../../city/reads/SettingsContext.ts';
import { lazyComponent } from '../../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../../ui/text/Language.tsx';
import type { PanelProps } from '../../../view/panel-props.ts';
import { wayFromText } from '../../../view/way-between.ts';
import { RIDER_FAVORITES } from '../saved/rider-favorites.ts';

const FavoriteDepartures = lazyComponent(
  async () => (await import('../../../city/near/FavoriteDepartures.tsx')).FavoriteDepartures,
);

/** More would push the list out of a phone's view. All are in the search. */
const MOST_STOPS = 4;
/** Rem, of a row and of a stop's name above its rows (DepartureButton.css). */
const [ROW, NAME, HEAD] = [3.875, 1.5, 2.75];
/** Letters of two places' names that have one line on a phone, and the rem of another line. */
const [LINE, SECOND] = [24, 1.375];

/**
 * A returning rider's favorite ways and stops with their next departures, above the list. Their place is held from the
 * first render on, so that nothing jumps.
 */
export function FavoritePlaces(props: PanelProps) {
  const { words } = useLanguage('page');
  const { features } = useSettings();
  const favorites = useSyncExternalStore(RIDER_FAVORITES.subscribe, RIDER_FAVORITES.get);
  const { stops, ways } = useMemo(
    () => ({
      stops: favorites.filter(({ kind }) => kind === 'stop').slice(0, MOST_STOPS),
      ways: favorites.flatMap(({ kind, id, name, to = '' }) => {
        const way = kind === 'journey' ? wayFromText(id) : null;
        return way === null ? [] : [{ id, way, names: [name, to] as const }];
      }),
    }),
    [favorites],
  );
  if (features.times !== true || stops.length + ways.length === 0) return null;
  const rows = stops.reduce(
    (sum, { routes = [] }) => sum + Math.min(3, Math.max(1, routes.length)),
    0,
  );
  const ofWays = ways.reduce(
    (sum, { names }) => sum + ROW + (names.join('').length > LINE ? SECOND : 0),
    0,
  );
  return (
    <section
      aria-label={words.stops.favorites}
      style={{ minHeight: `${HEAD + ofWays + stops.length * NAME + rows * ROW}rem` }}
    >
      <Suspense fallback={null}>
        <FavoriteDepartures favorites={stops} ways={ways} waysRem={ofWays} {...props} />
      </Suspense>
    </section>
  );
}
