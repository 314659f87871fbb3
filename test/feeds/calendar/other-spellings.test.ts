import fc from 'fast-check';
import { expect, test } from 'vitest';

import { calendarIn, event, readOdd } from '../../support/feeds/calendars.ts';
import { runs } from '../../support/runs.ts';

/** A weekly event with an exception and another date, an event of two days, and a single one. */
const GOOD: readonly (readonly (readonly [property: string, value: string])[])[] = [
  [
    ['UID', 'weekly'],
    ['SUMMARY', 'Quiz & Music'],
    ['DTSTART', '20261202T010000Z'],
    ['DTEND', '20261202T030000Z'],
    ['RRULE', 'FREQ=WEEKLY;UNTIL=20261230T010000Z'],
    ['EXDATE', '20261209T010000Z'],
    ['RDATE', '20261211T010000Z'],
    ['CLASS', 'PUBLIC'],
  ],
  [
    ['UID', 'days'],
    ['SUMMARY', 'Fair'],
    ['DTSTART', '20261205'],
    ['DTEND', '20261207'],
  ],
  [
    ['UID', 'single'],
    ['SUMMARY', 'Concert'],
    ['DTSTART', '20261203T010000Z'],
    ['DURATION', 'PT3H'],
    ['STATUS', 'CONFIRMED'],
  ],
];

interface Change {
  readonly event: number;
  readonly line: number;
  readonly text: string;
}

const linesOf = (change?: Change) =>
  GOOD.map((properties, index) =>
    event(
      ...properties.map(([property, value], line) =>
        change?.event === index && change.line === line ? change.text : `${property}:${value}`,
      ),
    ),
  );
const read = (change?: Change) => readOdd(calendarIn(...linesOf(change)));

const dashed = (text: string) =>
  text.replaceAll(/(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?/g, (_, y, m, d, h, min, s) =>
    h === undefined ? `${y}-${m}-${d}` : `${y}-${m}-${d}T${h}:${min}:${s}`,
  );
const inChicago = (text: string) =>
  text.replaceAll(/T(\d\d)0000Z/g, (_, hour) => `T${String(Number(hour) + 18)}0000`);

/** Lines that mean the same as one of the good ones. */
function same(property: string, value: string): readonly string[] {
  const isDate = ['DTSTART', 'DTEND', 'EXDATE', 'RDATE'].includes(property);
  const isDay = /^\d{8}$/.test(value);
  const before = (text: string) =>
    text.replace(/202612(\d\d)/, (_, day) => `202612${String(Number(day) - 1).padStart(2, '0')}`);
  return [
    `${property.toLowerCase()}:${value}`,
    `${property};X-NOTE="a:b;c":${value}`,
    `${property}:${value.slice(0, 3)}\r\n ${value.slice(3)}`,
    ...(isDate ? [`${property}:${dashed(value)}`, `${property}: ${value} `] : []),
    ...(isDate && isDay ? [`${property};VALUE=DATE:${value}`, `${property}:${value}`] : []),
    ...(isDate && !isDay
      ? [
          `${property};TZID=America/Chicago:${before(inChicago(value))}`,
          `${property};TZID=US-Central:${before(inChicago(value))}`,
          `${property};TZID=GMT-0600:${before(inChicago(value))}`,
          `${property};TZID=(UTC-06:00) Central Time (US & Canada):${before(inChicago(value))}`,
          `${property};TZID="(UTC-06:00) Central Time (US & Canada)":${before(inChicago(value))}`,
        ]
      : []),
    ...(property === 'RRULE'
      ? [
          `RRULE:${value};INTERVAL=1;BYHOUR=1;BYMINUTE=0;BYSECOND=0`,
          `RRULE:${value};RSCALE=GREGORIAN;X-A=1`,
          `RRULE:${dashed(value)}`,
          'RRULE:FREQ=WEEKLY;COUNT=5',
        ]
      : []),
    ...(property === 'SUMMARY' ? [`SUMMARY:<b>${value.replace('&', '&amp;')}</b>`] : []),
    ...(property === 'DURATION' ? ['DURATION:+PT180M', 'DTEND:20261203T040000Z'] : []),
    ...(property === 'CLASS' ? ['CLASS:public', 'X-CLASS:PRIVATE'] : []),
    ...(property === 'STATUS' ? ['STATUS:TENTATIVE'] : []),
  ];
}

/** Lines that can't be read, with the value that a finding must have. */
function unread(property: string): readonly (readonly [line: string, value: string])[] {
  switch (property) {
    case 'DTSTART':
      return ['tomorrow', '20261301', '12/05/2026', ''].map((value) => [`DTSTART:${value}`, value]);
    case 'DTEND':
    case 'EXDATE':
    case 'RDATE':
      return ['soon', '20260230T010000Z'].map((value) => [`${property}:${value}`, value]);
    case 'RRULE':
      return [
        ['RRULE:FREQ=WEEKLY;UNTIL=12/30/2026', '12/30/2026'],
        ['RRULE:FREQ=HOURLY', 'HOURLY'],
        ['RRULE:FREQ=WEEKLY;BYHOUR=9,10', 'BYHOUR=9,10'],
        ['RRULE:FREQ=WEEKLY;BYEASTER=1', 'BYEASTER'],
      ];
    case 'DURATION':
      return [['DURATION:3 hours', '3 hours']];
    case 'CLASS':
      return [['CLASS:PRIVATE', 'PRIVATE']];
    case 'SUMMARY':
      return [['SUMMARY:', 'SUMMARY']];
    default:
      return [];
  }
}

const anyLine = fc
  .nat({ max: GOOD.length - 1 })
  .chain((index) =>
    fc.record({
      event: fc.constant(index),
      line: fc.nat({ max: (GOOD[index]?.length ?? 1) - 1 }),
    }),
  )
  .map((place) => ({ ...place, property: GOOD[place.event]?.[place.line] ?? ['', ''] }));

test('F17, F18, F19, F21: one line in another spelling that means the same gives the same events', () => {
  const good = read();
  expect(good.shown).toHaveLength(7);
  const changes = anyLine.chain(({ property: [property, value], ...place }) =>
    fc.record({
      event: fc.constant(place.event),
      line: fc.constant(place.line),
      text: fc.constantFrom(...same(property, value)),
    }),
  );
  fc.assert(
    fc.property(changes, (change) => {
      const { shown, problems, notes } = read(change);
      expect({ shown, problems, notes }).toEqual({ shown: good.shown, problems: [], notes: [] });
    }),
    runs(300),
  );
});

test('S15, F18: one line that can’t be read is named with its file, line, property and value', () => {
  const changes = anyLine
    .filter(({ property: [property] }) => unread(property).length > 0)
    .chain(({ property: [property], ...place }) =>
      fc.record({
        event: fc.constant(place.event),
        line: fc.constant(place.line),
        property: fc.constant(property),
        written: fc.constantFrom(...unread(property)),
      }),
    );
  fc.assert(
    fc.property(changes, ({ event: index, line, property, written: [text, value] }) => {
      const { problems, notes } = read({ event: index, line, text });
      const before = GOOD.slice(0, index).reduce((sum, { length }) => sum + length + 2, 0);
      const found = [...problems, ...notes].join('\n');
      expect(found).toContain(`arena.ics line ${1 + before + 1 + line + 1}, ${property}: `);
      expect(found).toContain(value);
    }),
    runs(200),
  );
});

test('S16: any text in a line gives the other events, and no error', () => {
  const changes = fc.record({
    event: fc.constant(1),
    line: fc.nat({ max: 3 }),
    text: fc.string({ unit: 'grapheme', maxLength: 40 }),
  });
  fc.assert(
    fc.property(changes, (change) => {
      expect(read(change).shown.length).toBeGreaterThanOrEqual(6);
    }),
  );
});
