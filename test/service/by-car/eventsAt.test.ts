import { expect, test } from 'vitest';

import { eventKey } from '../../../src/contract/parking/special-event.ts';
import { eventsAt } from '../../../src/service/by-car/eventsAt.ts';
import { eventVisit } from '../../../src/service/by-car/eventVisit.ts';
import { aLot, anEvent, theSettings } from '../../support/builders.ts';

const timeZone = 'America/Chicago';
const policy = { timeZone, events: theSettings().events };
const at = (time: string) => Date.parse(`2030-06-13T${time}:00-05:00`);
/** Parking times from 15:00 to 19:35, and the event begins at 17:00. */
const match = anEvent();
const other = anEvent({ eventName: 'Concert' });
const unpublished = anEvent({ parkingStartDatetime: null, parkingEndDatetime: null });

const parked = (
  specialEvents: Parameters<typeof aLot>[0] extends infer T
    ? T extends { specialEvents?: infer E }
      ? E
      : never
    : never,
  from: string,
  visited: string | null = null,
  until = from,
) => eventsAt(aLot({ specialEvents }), { from: at(from), until: at(until) }, visited, policy);

test.each([
  ['before the parking times', [match], '14:59', null, null],
  ['for its visitors', [match], '15:00', eventKey(match), 'visitors'],
  ['for nobody else while its rule is unknown', [match], '17:00', null, 'closed'],
  ['for visitors only', [{ ...match, parkingRule: 'visitors' }], '17:00', null, 'closed'],
  ['for anyone', [{ ...match, parkingRule: 'anyone' }], '17:00', null, 'anyone'],
  ['after the parking times', [match], '19:35', null, null],
  ['not for who goes to another event', [match], '17:00', eventKey(other), 'closed'],
  ['for visitors of one of two', [match, other], '17:00', eventKey(other), 'visitors'],
  [
    'closed to its visitors too',
    [{ ...match, parkingRule: 'closed' }],
    '16:00',
    eventKey(match),
    'closed',
  ],
  ['maybe affected', [unpublished], '14:00', null, 'maybe'],
  ['not affected yet', [unpublished], '13:59', null, null],
  ['maybe affected for its visitors too', [unpublished], '16:00', eventKey(unpublished), 'maybe'],
  ['unknown', null, '16:00', null, 'unknown'],
  ['without events', [], '16:00', null, null],
  ['of a city without events', undefined, '16:00', null, null],
  [
    'with one date that nobody can read',
    [anEvent({ eventDatetime: 'TBD', parkingStartDatetime: null, parkingEndDatetime: null })],
    '16:00',
    null,
    null,
  ],
] as const)('C41: a lot is %s', (_what, events, from, visited, expected) => {
  expect(
    parked(events === null || events === undefined ? events : [...events], from, visited),
  ).toBe(expected);
});

test('C41: a lot that closes before the car is needed again is closed', () => {
  const closing = [{ ...match, parkingRule: 'closed' as const }];
  expect(parked(closing, '13:00', null, '14:59')).toBeNull();
  expect(parked(closing, '13:00', null, '16:00')).toBe('closed');
});

test('C42: an event without a published end is over three hours after it begins', () => {
  const lots = [aLot({ specialEvents: [match] }), aLot({ name: 'Other' })];
  expect(eventVisit(lots, eventKey(match), timeZone)).toMatchObject({
    times: { from: at('17:00'), until: at('20:00'), isAssumed: true },
    lots: [lots[0]],
  });
  const ended = { ...match, eventEndDatetime: '2030-06-13T18:45:00' };
  expect(
    eventVisit([aLot({ specialEvents: [ended] })], eventKey(match), timeZone)?.times,
  ).toMatchObject({ until: at('18:45'), isAssumed: false });
  // One of its lots may say the end, and others not.
  const either = [match, ended].map((event) => aLot({ specialEvents: [event] }));
  expect(eventVisit(either, eventKey(match), timeZone)?.times).toMatchObject({
    until: at('18:45'),
  });
});

test.each(['2030-06-13T00:00:00', '2030-06-13', 'TBD'])(
  'C42: of %s nobody knows when it begins or ends',
  (eventDatetime) => {
    const event = anEvent({ eventDatetime });
    expect(
      eventVisit([aLot({ specialEvents: [event] })], eventKey(event), timeZone)?.times,
    ).toBeNull();
  },
);

test('C42: an event that no lot has is unknown', () => {
  expect(eventVisit([aLot({ specialEvents: null })], 'x', timeZone)).toBeNull();
});
