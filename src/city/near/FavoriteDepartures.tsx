import { useMemo } from 'react';

import { useLanguage } from '../../ui/text/Language.tsx';
import type { PanelProps } from '../../view/panel-props.ts';
import { missingDepartures } from '../departures/missingDepartures.ts';
import { useDepartures } from '../departures/useDepartures.ts';
import { LocateButton } from './LocateButton.tsx';
import { NearHead } from './NearHead.tsx';
import { NearRows } from './NearRows.tsx';
import { NearStatus } from './NearStatus.tsx';

/** Rows of a stop. The others are on its card. */
const MOST_ROWS = 3;

interface FavoriteDeparturesProps extends PanelProps {
  /** With the names that they had when the rider chose them. */
  favorites: readonly { readonly id: string; readonly name: string }[];
}

/** The favorite stops with their next departures. */
export function FavoriteDepartures({ favorites, ...props }: FavoriteDeparturesProps) {
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
      <NearRows groups={groups} now={options.now} {...props} />
    </>
  );
}
