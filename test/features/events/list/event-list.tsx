import type { Read } from '../../../../src/api/Read.ts';
import type { LotsAnswer, ParkingLot } from '../../../../src/contract/parking/parking-lot.ts';
import type { SpecialEvent } from '../../../../src/contract/parking/special-event.ts';
import { EventList } from '../../../../src/features/events/list/EventList.tsx';
import { useEvents } from '../../../../src/features/events/useEvents.ts';
import { monotonicNow } from '../../../../src/lib/time/monotonicNow.ts';
import { aLot, anEvent, theSettings } from '../../../support/builders.ts';

const settings = theSettings();

/** The time of the tests: 1:58:30 PM. */
export const AFTERNOON = new Date('2026-11-20T13:58:30-06:00');

/** A city event that evening, with a parking window. */
export const evening = anEvent({
  eventName: 'Hockey',
  eventDatetime: '2026-11-20T19:00:00',
  parkingStartDatetime: '2026-11-20T16:00:00',
  parkingEndDatetime: '2026-11-20T23:00:00',
});

/** A university event that evening, without a parking window. */
export const game = anEvent({
  eventName: 'Tennis',
  eventVenue: null,
  eventDatetime: '2026-11-20T19:00:00',
  parkingStartDatetime: null,
  parkingEndDatetime: null,
});

export const read = (...lots: ParkingLot[]): Read<LotsAnswer> => ({
  answer: { lots, dropped: 0 },
  receivedAt: monotonicNow(),
});

export const at = (name: string, ...specialEvents: SpecialEvent[]) =>
  aLot({ name, shortName: name, specialEvents });

const NO_LOTS: readonly ParkingLot[] = [];

interface ListProps {
  read: Read<LotsAnswer> | undefined;
  onSelect?: (key: string) => void;
}

/** The list with the data that an audience passes to it. */
export function List({ read, onSelect }: ListProps) {
  const lots = read?.answer?.lots ?? NO_LOTS;
  const { events, options } = useEvents(lots, settings);
  return (
    <EventList
      read={read}
      events={events}
      lots={lots}
      now={options.now}
      onSelect={({ key }) => onSelect?.(key)}
      onRetry={() => {}}
    />
  );
}
