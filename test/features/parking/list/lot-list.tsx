import { screen, within } from '@testing-library/react';
import { useState } from 'react';

import type { EventMark } from '../../../../src/api/feeds/lots/event-marks.ts';
import { advanceLots } from '../../../../src/api/feeds/lots/lotFeed.ts';
import type { LotFeed } from '../../../../src/api/feeds/lots/lotFeed.ts';
import type { Read } from '../../../../src/api/Read.ts';
import type { ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import { LotList } from '../../../../src/features/parking/list/LotList.tsx';
import { NO_LOT_FILTER, filterLots } from '../../../../src/features/parking/lot-filter.ts';
import { useLots } from '../../../../src/features/parking/useLots.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { theSettings } from '../../../support/builders.ts';

const settings = theSettings();
const operators = [
  { code: 'city', name: 'City of Smallville' },
  { code: 'uw', name: 'University' },
];

/** A read whose answer arrived just now, after the answers of an earlier read. */
export const answeringAfter = (
  previous: Read<LotFeed> | undefined,
  ...lots: ParkingLot[]
): Read<LotFeed> => ({
  answer: advanceLots(previous?.answer, { lots, dropped: 0 }, monotonicNow()),
  receivedAt: monotonicNow(),
});

/** A read whose first answer arrived just now. */
export const answering = (...lots: ParkingLot[]) => answeringAfter(undefined, ...lots);

interface ListProps {
  read: Read<LotFeed> | undefined;
  eventMarkOf?: (lot: ParkingLot) => EventMark | null;
  from?: { lat: number; lon: number } | null;
  onSelect?: (name: string) => void;
}

const noEvent = () => null;

/** The list with the state that an audience keeps for it, and the names of the lots on the map. */
export function List({ read, eventMarkOf = noEvent, from = null, onSelect }: ListProps) {
  const [filter, setFilter] = useState(NO_LOT_FILTER);
  const lots = useLots({ read, settings, clockOffset: 0, eventMarkOf });
  return (
    <>
      <output aria-label="on the map">
        {filterLots(lots, filter)
          .map(({ lot }) => lot.name)
          .toSorted()
          .join(', ')}
      </output>
      <LotList
        read={read}
        lots={lots}
        operators={operators}
        filter={filter}
        onFilterChange={setFilter}
        from={from}
        onSelect={({ lot }) => onSelect?.(lot.name)}
        onRetry={() => {}}
      />
    </>
  );
}

/** The rows as a screen reader reads them. */
export const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map((row) => row.getAttribute('aria-label') ?? '');
export const names = () => rows().map((speech) => speech.split(',')[0]);
