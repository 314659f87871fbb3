import { expect, test } from 'vitest';

import { advanceLots } from '../../../src/api/feeds/lotFeed.ts';
import type { LotFeed } from '../../../src/api/feeds/lotFeed.ts';
import type { VehicleFeed } from '../../../src/api/feeds/vehicleFeed.ts';
import { lotKey } from '../../../src/contract/parking-lot.ts';
import type { ParkingLot } from '../../../src/contract/parking-lot.ts';
import {
  changesSince,
  lotAndEventChanges,
  vehicleChanges,
  visitOf,
} from '../../../src/features/changes/changes.ts';
import { boundedVisit } from '../../../src/features/changes/visit.ts';
import { aLot, anEvent, aVehicle } from '../../support/builders.ts';
import { feedOf } from '../../support/feeds.ts';

const bandsOf = (_: ParkingLot, counts: readonly number[]) =>
  counts.map((open) => (open === 0 ? 'full' : 'some'));

function lotFeedOf(...answers: ParkingLot[][]): LotFeed {
  let feed: LotFeed | undefined;
  for (const [index, lots] of answers.entries()) {
    feed = advanceLots(feed, { lots, dropped: 0, drifted: 0 }, index * 1000);
  }
  if (feed === undefined) throw new Error('no answers given');
  return feed;
}

interface Asked extends Partial<Parameters<typeof lotAndEventChanges>[0]> {
  vehicleFeeds?: readonly VehicleFeed[];
  lookedAt?: number;
}
const NOTHING = { lotFeed: undefined, visit: null, bandsOf, clockShift: 0 };
const told = ({ vehicleFeeds = [], lookedAt = Number.NEGATIVE_INFINITY, ...asked }: Asked) =>
  changesSince(lookedAt, [
    ...vehicleChanges(vehicleFeeds),
    ...lotAndEventChanges({ ...NOTHING, ...asked }),
  ]).map((change) =>
    change.kind === 'lot'
      ? `lot ${change.lot} ${change.band}`
      : 'event' in change
        ? `${change.kind} ${change.event}`
        : `${change.kind} ${change.vehicleID}`,
  );

test('R29: what is there from the start is no change', () => {
  const lots = [aLot({ specialEvents: [anEvent()] })];
  expect(
    told({
      lotFeed: lotFeedOf(lots, lots),
      vehicleFeeds: [feedOf({ at: 0, vehicles: [aVehicle()] }, { at: 10, vehicles: [aVehicle()] })],
    }),
  ).toEqual([]);
});

test('R29: a bus that came and one that left are told, the latest first', () => {
  const feed = feedOf(
    { at: 0, vehicles: [aVehicle({ vehicleID: '1' })] },
    { at: 10, vehicles: [aVehicle({ vehicleID: '1' }), aVehicle({ vehicleID: '2' })] },
    { at: 20, vehicles: [aVehicle({ vehicleID: '2' })] },
  );
  expect(told({ vehicleFeeds: [feed] })).toEqual(['bus-left 1', 'bus-came 2']);
});

test('R29: what the rider has looked at is told no more, and what comes after it is', () => {
  const feed = feedOf(
    { at: 0, vehicles: [aVehicle({ vehicleID: '1' })] },
    { at: 10, vehicles: [aVehicle({ vehicleID: '1' }), aVehicle({ vehicleID: '2' })] },
    { at: 20, vehicles: [aVehicle({ vehicleID: '2' })] },
  );
  expect(told({ vehicleFeeds: [feed], lookedAt: 10_000 })).toEqual(['bus-left 1']);
  expect(told({ vehicleFeeds: [feed], lookedAt: 20_000 })).toEqual([]);
});

test('R29: a lot that crossed a band is told once, as it is now', () => {
  const lots = (open: number | null) => [aLot({ openSpots: open })];
  const { name } = aLot();
  expect(told({ lotFeed: lotFeedOf(lots(5), lots(4)) })).toEqual([]);
  expect(told({ lotFeed: lotFeedOf(lots(5), lots(0), lots(0)) })).toEqual([`lot ${name} full`]);
  expect(told({ lotFeed: lotFeedOf(lots(5), lots(0), lots(7)) })).toEqual([`lot ${name} some`]);
});

test('R29: an event that was added, moved or withdrawn is told', () => {
  const events = (...names: [name: string, at: string][]) => [
    aLot({
      specialEvents: names.map(([eventName, eventDatetime]) =>
        anEvent({ eventName, eventDatetime }),
      ),
    }),
  ];
  const feed = lotFeedOf(
    events(['Gone', '2030-01-01T10:00:00'], ['Moved', '2030-01-01T10:00:00']),
    events(['Moved', '2030-01-02T10:00:00'], ['Added', '2030-01-03T10:00:00']),
  );
  expect(told({ lotFeed: feed }).toSorted()).toEqual([
    'event-gone Gone',
    'event-moved Moved',
    'event-new Added',
  ]);
});

test('R29: what is otherwise than at the last visit is told', () => {
  const before = lotFeedOf([
    aLot({ openSpots: 0, specialEvents: [anEvent({ eventName: 'Gone' })] }),
  ]);
  const visit = boundedVisit(visitOf(before, 1_000_000, bandsOf));
  const now = lotFeedOf([aLot({ openSpots: 9, specialEvents: [anEvent({ eventName: 'Added' })] })]);
  expect(told({ lotFeed: now, visit, clockShift: 1_600_000 }).toSorted()).toEqual([
    'event-gone Gone',
    'event-new Added',
    `lot ${aLot().name} some`,
  ]);
});

test('R29: what a lot was yesterday is no news, but its events are', () => {
  const before = lotFeedOf([aLot({ openSpots: 0, specialEvents: [anEvent()] })]);
  const visit = visitOf(before, 0, bandsOf);
  const now = lotFeedOf([
    aLot({ openSpots: 9, specialEvents: [anEvent(), anEvent({ eventName: 'Added' })] }),
  ]);
  expect(told({ lotFeed: now, visit, clockShift: 24 * 3_600_000 })).toEqual(['event-new Added']);
});

test('R29: an answer without any list of events withdraws none', () => {
  const before = lotFeedOf([aLot({ specialEvents: [anEvent()] })]);
  const visit = visitOf(before, 0, bandsOf);
  expect(told({ lotFeed: lotFeedOf([aLot()]), visit })).toEqual([]);
});

test('R29: the list and what is remembered are bounded', () => {
  const buses = Array.from({ length: 60 }, (_, id) => aVehicle({ vehicleID: String(id) }));
  const feed = feedOf({ at: 0, vehicles: [aVehicle()] }, { at: 10, vehicles: buses });
  expect(told({ vehicleFeeds: [feed] })).toHaveLength(8);
  const lots = Array.from({ length: 600 }, (_, id) => aLot({ shortName: String(id) }));
  const visit = boundedVisit(visitOf(lotFeedOf(lots), 0, bandsOf));
  expect(visit.lots).toHaveLength(500);
  expect(visit.lots[3]).toEqual({ key: lotKey(aLot({ shortName: '3' })), band: 'some' });
});
