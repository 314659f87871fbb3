import { expect, test } from 'vitest';

import { instancesSteps } from '../../src/feeds/calendar/instancesOf.ts';
import { readCalendarSteps } from '../../src/feeds/calendar/readCalendar.ts';
import { readLotsSteps } from '../../src/feeds/lots/readLots.ts';
import { readTable } from '../../src/feeds/lots/table/readTable.ts';
import type { Steps } from '../../src/lib/steps.ts';

const NOW = Date.UTC(2026, 10, 27);
const DAY = 86_400_000;

/** The result of work, and in how many pieces it was done. */
function counted<T>(steps: Steps<T>): { readonly value: T; readonly pieces: number } {
  for (let pieces = 1; ; pieces++) {
    const step = steps.next();
    if (step.done === true) return { value: step.value, pieces };
  }
}

const repeated = (count: number, linesOf: (index: number) => readonly string[]) =>
  Array.from({ length: count }, (_, index) => linesOf(index)).flat();
const event = (...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  'SUMMARY:Game',
  ...lines,
  'END:VEVENT',
];
const daysAgo = (days: number) =>
  new Date(NOW - days * DAY).toISOString().slice(0, 10).replaceAll('-', '');
const EACH_DAY = Array.from({ length: 366 }, (_, day) => day + 1).join(',');
const DAILY = event('UID:a', 'DTSTART;TZID=America/Chicago:20200101T100000', 'RRULE:FREQ=DAILY');

test.each<[what: string, lines: readonly string[], pieces: number]>([
  [
    'long rules',
    repeated(200, (index) =>
      event(`UID:${index}`, 'DTSTART:19900101T100000', `RRULE:FREQ=YEARLY;BYYEARDAY=${EACH_DAY}`),
    ),
    20,
  ],
  [
    'one rule that is counted for long',
    event('UID:a', 'DTSTART:19000101T100000', 'RRULE:FREQ=MONTHLY;BYDAY=-1MO,2TU,3WE;COUNT=90000'),
    5,
  ],
  ['many events', repeated(5000, (index) => event(`UID:${index}`, `DTSTART:${daysAgo(1)}`)), 4],
  [
    'many exceptions',
    [
      ...DAILY.slice(0, -1),
      ...repeated(4900, (index) => [`EXDATE:${daysAgo(index)}T110000Z`]),
      'END:VEVENT',
    ],
    9,
  ],
  [
    'many changes of all that follow',
    [
      ...DAILY,
      ...repeated(1000, (index) =>
        event(
          'UID:a',
          `RECURRENCE-ID;RANGE=THISANDFUTURE:${daysAgo(index)}T160000Z`,
          `DTSTART:${daysAgo(index)}T170000Z`,
        ),
      ),
    ],
    8,
  ],
])('S24: a calendar with %s is worked out in short pieces', (_what, lines, least) => {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  const calendar = counted(readCalendarSteps(Buffer.from(text), 'America/Chicago', 2026)).value;
  expect(calendar.events.length).toBeGreaterThan(0);
  expect(counted(instancesSteps(calendar, NOW - DAY, NOW + 60 * DAY)).pieces).toBeGreaterThan(
    least,
  );
});

test('S24: changes of all that follow that cost too much leave out their event alone', () => {
  const change = (index: number) =>
    event(
      'UID:a',
      `RECURRENCE-ID;RANGE=THISANDFUTURE:${daysAgo(index)}T160000Z`,
      `DTSTART:${daysAgo(index)}T170000Z`,
    );
  const other = event('UID:b', `DTSTART:${daysAgo(-1)}T120000Z`);
  const lines = [
    'BEGIN:VCALENDAR',
    ...DAILY,
    ...repeated(9000, change),
    ...other,
    'END:VCALENDAR',
    '',
  ];
  const calendar = counted(
    readCalendarSteps(Buffer.from(lines.join('\r\n')), 'America/Chicago', 2026),
  ).value;
  const { value } = counted(instancesSteps(calendar, NOW - DAY, NOW + 60 * DAY));
  expect(value.problems.join(' ')).toContain('Game repeats too often to be counted');
  expect(value.instances.map(({ start }) => start)).toContain(NOW + 1.5 * DAY);
});

test('S24: an event with more dates than any has is left out, and the operator reads why', () => {
  const dates = repeated(5001, (index) => [`RDATE:${daysAgo(index)}T110000Z`]);
  const lines = [
    'BEGIN:VCALENDAR',
    ...DAILY.slice(0, -1),
    ...dates,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  const { value } = counted(
    readCalendarSteps(Buffer.from(lines.join('\r\n')), 'America/Chicago', 2026),
  );
  expect(value.events).toEqual([]);
  expect(value.problems.join(' ')).toContain('the event has more than 5000 dates');
});

test('S24: ten thousand lots are worked out in short pieces', () => {
  const columns = { id: 'id', open: 'open', total: 'total', lat: 'lat', lon: 'lon' };
  const file = { format: 'csv', columns, states: {}, file: 'a.csv', operator: 'city' } as const;
  const options = { ...file, webUrl: '', timeZone: 'America/Chicago', countsGone: DAY };
  const lines = repeated(10_000, (index) => [`${index},${index % 50},40,43.07,-89.4`]);
  const table = readTable(Buffer.from(['id,open,total,lat,lon', ...lines].join('\n')), options);
  const { value, pieces } = counted(readLotsSteps(table, [], options, NOW));
  expect(value.lots).toHaveLength(10_000);
  expect(pieces).toBeGreaterThan(20);
});
