import { Suspense, useMemo } from 'react';

import { lazyComponent } from '../../ui/loading/lazyComponent.ts';
import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import { missingDepartures } from '../departures/missingDepartures.ts';
import { useDepartures } from '../departures/useDepartures.ts';
import type { FavoriteWay } from '../journeys/favorites/FavoriteWayRow.tsx';
import { LocateButton } from './LocateButton.tsx';
import { NearHead } from './NearHead.tsx';
import { NearRows } from './NearRows.tsx';
import { NearStatus } from './NearStatus.tsx';

const FavoriteWayRow = lazyComponent(
  async () => (await import('../journeys/favorites/FavoriteWayRow.tsx')).FavoriteWayRow,
);

/** Rows of a stop. The others are on its card. */
const MOST_ROWS = 3;

interface FavoriteDeparturesProps extends PanelProps {
  /** With the names that they had when the rider chose them. */
  favorites: readonly { readonly id: string; readonly name: string }[];
  ways: readonly FavoriteWay[];
  /** The height that is held for the ways. */
  waysRem: number;
}

/** The favorite ways, and the favorite stops with their next departures. */
export function FavoriteDepartures({
  favorites,
  ways,
  waysRem,
  ...props
}: FavoriteDeparturesProps) {
  const { words } = useLanguage('page');
  const stopIDs = useMemo(() => favorites.map(({ id }) => id), [favorites]);
  const { options, reads, rowsOf } = useDepartures(stopIDs);
  const groups = favorites.map(({ id, name }, index) => {
    const rows = (rowsOf[index] ?? []).filter(({ comes }) => comes).slice(0, MOST_ROWS);
    const missing = missingDepartures(reads[index], words);
    return {
      stop: { stopID: id, intersection: name },
      rows: rows.map((row) => ({ row, stopID: id })),
      note: missing !== null && (rows.length === 0 || !missing.isCertain) ? missing.sentence : '',
    };
  });
  return (
    <>
      <NearHead
        title={words.stops.favorites}
        status={<NearStatus groups={groups} now={options.now} />}
      >
        <LocateButton />
      </NearHead>
      {ways.length === 0 ? null : (
        <ul aria-label={words.stops.favorites} style={{ minHeight: `${waysRem}rem` }}>
          <Suspense fallback={null}>
            {ways.map(({ id, way, names }) => (
              <li key={id}>
                <FavoriteWayRow way={way} names={names} />
              </li>
            ))}
          </Suspense>
        </ul>
      )}
      <NearRows groups={groups} now={options.now} {...props} />
    </>
  );
}
