import { expect, test } from 'vitest';

import type { SpecialEvent } from '../../../src/contract/special-event.ts';
import { visitOf } from '../../../src/features/changes/changes.ts';
import { boundedVisit } from '../../../src/features/changes/visit.ts';
import { aLot, anEvent } from '../../support/builders.ts';
import { NOW, lotFeedOf, rules, told } from './announced-changes.ts';

const onDay = (day: number, more: Partial<SpecialEvent> = {}) =>
  anEvent({
    eventName: 'Hockey',
    eventDatetime: `2026-11-${day}T19:00:00`,
    parkingStartDatetime: null,
    parkingEndDatetime: `2026-11-${day}T23:00:00`,
    ...more,
  });
const listing = (...events: SpecialEvent[]) => [aLot({ specialEvents: events })];
const other = anEvent({ eventName: 'Other' });
/** What is told of the change while the page is open, and of the same change between two visits. */
const toldBothWays = (before: SpecialEvent[], after: SpecialEvent[], now = NOW) => {
  const [first, last] = [listing(other, ...before), listing(other, ...after)];
  const visit = boundedVisit(visitOf(lotFeedOf(first), 0, rules));
  return {
    live: told({ lotFeed: lotFeedOf(first, last), now }).toSorted(),
    sinceVisit: told({ lotFeed: lotFeedOf(last), visit, now }).toSorted(),
  };
};
const both = (...sentences: string[]) => ({ live: sentences, sinceVisit: sentences });

test('R34: a second date of an event is a new event', () => {
  expect(toldBothWays([onDay(25)], [onDay(25), onDay(26)])).toEqual(both('event-new Hockey'));
});

test('R34: an event at another venue is another event', () => {
  const elsewhere = onDay(26, { eventVenue: 'Camp Randall' });
  expect(toldBothWays([onDay(25)], [onDay(25), elsewhere])).toEqual(both('event-new Hockey'));
});

test('R34: one of two dates that is withdrawn is told', () => {
  expect(toldBothWays([onDay(25), onDay(26)], [onDay(25)])).toEqual(both('event-gone Hockey'));
});

test('R34: of two dates one can move and one be withdrawn', () => {
  expect(toldBothWays([onDay(22), onDay(25)], [onDay(26)])).toEqual(
    both('event-gone Hockey', 'event-moved Hockey'),
  );
  const feed = lotFeedOf(listing(onDay(22), onDay(25)), listing(onDay(26)));
  expect(feed.eventChanges).toMatchObject([
    { kind: 'moved', previous: onDay(25) },
    { kind: 'gone', event: onDay(22) },
  ]);
});

test('R34: of two dates that come for one that left, one has moved and one is new', () => {
  expect(toldBothWays([onDay(22)], [onDay(23), onDay(27)])).toEqual(
    both('event-moved Hockey', 'event-new Hockey'),
  );
});

test('R34: an event that ended is not withdrawn', () => {
  const ended = Date.UTC(2026, 10, 20, 23);
  expect(toldBothWays([onDay(20)], [], ended)).toEqual(both());
  expect(toldBothWays([onDay(20)], [], ended - 1)).toEqual(both('event-gone Hockey'));
});

test('R34: the next date of an event that ended is new and has not moved', () => {
  const ended = Date.UTC(2026, 10, 20, 23);
  expect(toldBothWays([onDay(20)], [onDay(27)], ended)).toEqual(both('event-new Hockey'));
});

test('R34: an event that came and ended is no news any more', () => {
  expect(toldBothWays([], [onDay(19)])).toEqual(both());
});

test('R34: an event without a readable date is withdrawn when it leaves the list', () => {
  const undated = onDay(20, { eventDatetime: 'soon', parkingEndDatetime: null });
  expect(toldBothWays([undated], [])).toEqual(both('event-gone Hockey'));
});

test('R34: an event that moved twice is told once', () => {
  const feed = lotFeedOf(listing(onDay(22)), listing(onDay(23)), listing(onDay(24)));
  expect(told({ lotFeed: feed })).toEqual(['event-moved Hockey']);
});

test('R34: a visit kept by an older page, which knew no ends, withdraws nothing', () => {
  const { events, ...visit } = visitOf(lotFeedOf(listing(other, onDay(25))), 0, rules);
  const older = { ...visit, events: events.map(({ id, name }) => ({ id, name })) };
  expect(told({ lotFeed: lotFeedOf(listing(other)), visit: older })).toEqual([]);
});
