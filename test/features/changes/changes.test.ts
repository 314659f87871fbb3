import { expect, test } from 'vitest';

import { lotKey } from '../../../src/contract/parking/parking-lot.ts';
import { visitOf } from '../../../src/features/changes/changes.ts';
import { boundedVisit } from '../../../src/features/changes/visit.ts';
import { aLot, anEvent, aVehicle } from '../../support/builders.ts';
import { feedOf } from '../../support/feeds/feeds.ts';
import { lotFeedOf, rules, announcedChanges } from './announced-changes.ts';

test('R29: lots, events and buses of the first answer are not changes', () => {
  const lots = [aLot({ specialEvents: [anEvent()] })];
  expect(
    announcedChanges({
      lotFeed: lotFeedOf(lots, lots),
      vehicleFeeds: [feedOf({ at: 0, vehicles: [aVehicle()] }, { at: 10, vehicles: [aVehicle()] })],
    }),
  ).toEqual([]);
});

test('R29: lists buses that came and left since the rider last looked, the latest first', () => {
  const feed = feedOf(
    { at: 0, vehicles: [aVehicle({ vehicleID: '1' })] },
    { at: 10, vehicles: [aVehicle({ vehicleID: '1' }), aVehicle({ vehicleID: '2' })] },
    { at: 20, vehicles: [aVehicle({ vehicleID: '2' })] },
  );
  expect(announcedChanges({ vehicleFeeds: [feed] })).toEqual(['bus-left 1', 'bus-came 2']);
  expect(announcedChanges({ vehicleFeeds: [feed], lastViewedAt: 10_000 })).toEqual(['bus-left 1']);
  expect(announcedChanges({ vehicleFeeds: [feed], lastViewedAt: 20_000 })).toEqual([]);
});

test('R29: lists a lot whose band changed once, with its current band', () => {
  const lots = (open: number | null) => [aLot({ openSpots: open })];
  const { name } = aLot();
  expect(announcedChanges({ lotFeed: lotFeedOf(lots(5), lots(4)) })).toEqual([]);
  expect(announcedChanges({ lotFeed: lotFeedOf(lots(5), lots(0), lots(0)) })).toEqual([
    `lot ${name} full`,
  ]);
  expect(announcedChanges({ lotFeed: lotFeedOf(lots(5), lots(0), lots(7)) })).toEqual([
    `lot ${name} some`,
  ]);
});

test('R29: lists the changes since the last visit', () => {
  const before = lotFeedOf([
    aLot({ openSpots: 0, specialEvents: [anEvent({ eventName: 'Gone' })] }),
  ]);
  const visit = boundedVisit(visitOf(before, 1_000_000, rules));
  const now = lotFeedOf([aLot({ openSpots: 9, specialEvents: [anEvent({ eventName: 'Added' })] })]);
  expect(announcedChanges({ lotFeed: now, visit, clockShift: 1_600_000 }).toSorted()).toEqual([
    'event-gone Gone',
    'event-new Added',
    `lot ${aLot().name} some`,
  ]);
});

test('R29: after a day away, changed lots are not listed, but new events are', () => {
  const before = lotFeedOf([aLot({ openSpots: 0, specialEvents: [anEvent()] })]);
  const visit = visitOf(before, 0, rules);
  const now = lotFeedOf([
    aLot({ openSpots: 9, specialEvents: [anEvent(), anEvent({ eventName: 'Added' })] }),
  ]);
  expect(announcedChanges({ lotFeed: now, visit, clockShift: 24 * 3_600_000 })).toEqual([
    'event-new Added',
  ]);
});

test('R29: an answer without any event list does not count events as withdrawn', () => {
  const before = lotFeedOf([aLot({ specialEvents: [anEvent()] })]);
  const visit = visitOf(before, 0, rules);
  expect(announcedChanges({ lotFeed: lotFeedOf([aLot()]), visit })).toEqual([]);
});

test('R29: the list and the stored visit have limits', () => {
  const buses = Array.from({ length: 60 }, (_, id) => aVehicle({ vehicleID: String(id) }));
  const feed = feedOf({ at: 0, vehicles: [aVehicle()] }, { at: 10, vehicles: buses });
  expect(announcedChanges({ vehicleFeeds: [feed] })).toHaveLength(8);
  const lots = Array.from({ length: 600 }, (_, id) => aLot({ shortName: String(id) }));
  const visit = boundedVisit(visitOf(lotFeedOf(lots), 0, rules));
  expect(visit.lots).toHaveLength(500);
  expect(visit.lots[3]).toEqual({ key: lotKey(aLot({ shortName: '3' })), band: 'some' });
});

test('R34: lists the first bus on an empty route', () => {
  const feed = feedOf(
    { at: 0, vehicles: [] },
    { at: 10, vehicles: [] },
    { at: 20, vehicles: [aVehicle({ vehicleID: '1' })] },
  );
  expect(announcedChanges({ vehicleFeeds: [feed] })).toEqual(['bus-came 1']);
});
