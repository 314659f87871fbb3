import { expect, test } from 'vitest';

import { eventEnd } from '../../../../src/audiences/kiosk/lots/eventEnd.ts';
import { eventsAtLot } from '../../../../src/features/events/groupEvents.ts';
import { aLot, anEvent, theSettings } from '../../../support/builders.ts';

const options = {
  now: Date.parse('2026-11-20T18:00:00-06:00'),
  timeZone: 'America/Chicago',
  policy: theSettings().events,
};
const at = (clock: string) => `2026-11-20T${clock}:00`;
const anEventFrom = (start: string | null, end: string | null) =>
  anEvent({
    eventName: `from ${start} to ${end}`,
    eventDatetime: at('19:00'),
    parkingStartDatetime: start === null ? null : at(start),
    parkingEndDatetime: end === null ? null : at(end),
  });

test.each([
  ['its end', [['16:00', '21:00']], '21:00'],
  [
    'the latest end of those under way',
    [
      ['15:00', '19:00'],
      ['17:00', '23:00'],
    ],
    '23:00',
  ],
  [
    'the end of one that begins before another ends',
    [
      ['15:00', '19:00'],
      ['22:00', '23:30'],
      ['18:30', '22:00'],
    ],
    '23:30',
  ],
  [
    'the end before a gap',
    [
      ['15:00', '19:00'],
      ['19:30', '23:00'],
    ],
    '19:00',
  ],
  [
    'none if one that begins before has none',
    [
      ['15:00', '19:00'],
      ['18:30', null],
    ],
    null,
  ],
  ['none if none is published', [[null, null]], null],
  ['none before the first begins', [['19:00', '22:00']], null],
] as const)('C28, A50: event parking at a lot has %s', (_what, windows, end) => {
  const specialEvents = windows.map(([from, to]) => anEventFrom(from, to));
  const found = eventEnd(eventsAtLot(aLot({ specialEvents }), options));
  expect(found).toBe(end === null ? null : Date.parse(`${at(end)}-06:00`));
});
