import { expect, test } from 'vitest';

import type { SpecialEvent } from '../../../src/contract/parking/special-event.ts';
import { visitOf } from '../../../src/features/changes/changes.ts';
import { boundedVisit } from '../../../src/features/changes/visit.ts';
import { aLot, anEvent } from '../../support/builders.ts';
import { NOW, lotFeedOf, rules, announcedChanges } from './announced-changes.ts';

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
/** The listed changes if the page is open during the change, and if it happens between two visits. */
const changesBothWays = (before: SpecialEvent[], after: SpecialEvent[], now = NOW) => {
  const [first, last] = [listing(other, ...before), listing(other, ...after)];
  const visit = boundedVisit(visitOf(lotFeedOf(first), 0, rules));
  return {
    live: announcedChanges({ lotFeed: lotFeedOf(first, last), now }).toSorted(),
    sinceVisit: announcedChanges({ lotFeed: lotFeedOf(last), visit, now }).toSorted(),
  };
};
const both = (...sentences: string[]) => ({ live: sentences, sinceVisit: sentences });

const undated = onDay(20, { eventDatetime: 'soon', parkingEndDatetime: null });
const elsewhere = onDay(26, { eventVenue: 'Camp Randall' });

test.each([
  ['a second date is new', [onDay(25)], [onDay(25), onDay(26)], ['new']],
  ['an event at another venue is another event', [onDay(25)], [onDay(25), elsewhere], ['new']],
  ['one of two dates is withdrawn', [onDay(25), onDay(26)], [onDay(25)], ['gone']],
  ['of two dates for one, one is new', [onDay(22)], [onDay(23), onDay(27)], ['moved', 'new']],
  ['an event that has ended is not new', [], [onDay(19)], []],
  ['an event without a readable date is withdrawn when it leaves', [undated], [], ['gone']],
])('R34: %s', (_, before, after, kinds) => {
  const expected = kinds.map((kind) => `event-${kind} Hockey`);
  expect(changesBothWays(before, after)).toEqual(both(...expected));
});

test('R34: of two dates, one can move and the other be withdrawn', () => {
  expect(changesBothWays([onDay(22), onDay(25)], [onDay(26)])).toEqual(
    both('event-gone Hockey', 'event-moved Hockey'),
  );
  const feed = lotFeedOf(listing(onDay(22), onDay(25)), listing(onDay(26)));
  expect(feed.eventChanges).toMatchObject([
    { kind: 'moved', previous: onDay(25) },
    { kind: 'gone', event: onDay(22) },
  ]);
});

test('R34: an event that ended is not withdrawn', () => {
  const ended = Date.UTC(2026, 10, 20, 23);
  expect(changesBothWays([onDay(20)], [], ended)).toEqual(both());
  expect(changesBothWays([onDay(20)], [], ended - 1)).toEqual(both('event-gone Hockey'));
});

test('R34: the next date of an event that ended is new, not moved', () => {
  const ended = Date.UTC(2026, 10, 20, 23);
  expect(changesBothWays([onDay(20)], [onDay(27)], ended)).toEqual(both('event-new Hockey'));
});

test('R34: an event that moved twice is listed once', () => {
  const feed = lotFeedOf(listing(onDay(22)), listing(onDay(23)), listing(onDay(24)));
  expect(announcedChanges({ lotFeed: feed })).toEqual(['event-moved Hockey']);
});

test('R34: a visit stored without the ends of events does not count any as withdrawn', () => {
  const { events, ...visit } = visitOf(lotFeedOf(listing(other, onDay(25))), 0, rules);
  const older = { ...visit, events: events.map(({ id, name }) => ({ id, name })) };
  expect(announcedChanges({ lotFeed: lotFeedOf(listing(other)), visit: older })).toEqual([]);
});
