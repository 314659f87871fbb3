import { crowd, protobuf, zip } from './binary-grammar.ts';
import type { Kind } from './bodies.ts';
import { csvText } from './csv-grammar.ts';
import type { Random } from './random.ts';
import { hostileText } from './texts.ts';

function hostileJson(random: Random, depth = 0): unknown {
  const choice = random.below(depth > 6 ? 3 : 8);
  if (choice === 0) return hostileText(random, 4000);
  if (choice === 1) return random.of([1e308, -1, 0.5, 2 ** 53, null, true]);
  if (choice === 2) return random.of([[], {}]);
  if (choice < 6)
    return Array.from({ length: random.below(12) }, () => hostileJson(random, depth + 1));
  const names = [
    'lots',
    'name',
    'header',
    'features',
    'properties',
    'coordinates',
    '__proto__',
    'x',
  ];
  return Object.fromEntries(
    Array.from({ length: random.below(12) }, () => [
      random.of(names),
      hostileJson(random, depth + 1),
    ]),
  );
}

/** A good document with other values at some of its ends. */
function withOtherValues(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((member) => withOtherValues(member, random));
  if (typeof value !== 'object' || value === null)
    return random.below(3) === 0 ? hostileJson(random, 4) : value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withOtherValues(member, random)]),
  );
}

/** JSON in the shape of a list, with members of any kind, or lists in lists without end. */
function jsonText(random: Random, good: string): string {
  if (random.below(4) === 0) return random.of(['[', '{"a":']).repeat(random.below(200_000));
  if (random.below(3) === 0) return JSON.stringify(hostileJson(random));
  return JSON.stringify(withOtherValues(JSON.parse(good), random));
}

function calendarText(random: Random): string {
  const rule = () =>
    `RRULE:FREQ=${random.of(['SECONDLY', 'MINUTELY', 'DAILY', 'YEARLY', 'X'])};INTERVAL=${random.below(3)};BYDAY=${random.of(['MO', '53SU', 'XX'])};BYSETPOS=${random.of([-366, 0, 1])};UNTIL=${random.of(['99991231T235959Z', 'x'])}`;
  const line = () =>
    random.of([
      () => `DTSTART;TZID=${hostileText(random)}:20261128T1000`,
      () => `DTSTART:${random.of(['20261128', '00000000', hostileText(random, 2000)])}`,
      rule,
      () => `EXDATE:${'20261128,'.repeat(random.below(5000))}`,
      () => `SUMMARY:${hostileText(random)}`,
      () => `URL:${hostileText(random, 2000)}`,
      () => `X-A;${hostileText(random)}`,
      () => ` ${hostileText(random)}`,
      () => 'BEGIN:VTIMEZONE',
      () => 'BEGIN:VEVENT',
      () => 'END:VEVENT',
    ])();
  const lines = Array.from({ length: random.below(random.of([5, 100])) }, line);
  return ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    random.of(['\r\n', '\n']),
  );
}

/** A body in the container of its kind, with values that no feed has. @param good what a good one looks like */
export function hostileBody(kind: Kind, good: Uint8Array, random: Random): Buffer {
  const text = Buffer.from(good).toString();
  switch (kind) {
    case 'gtfs':
      return zip(random);
    case 'updates':
    case 'positions':
    case 'alerts':
      return random.below(5) === 0 ? crowd(random) : Buffer.concat([good, protobuf(random)]);
    case 'table':
    case 'notices-table':
      return Buffer.from(csvText(random, text));
    case 'calendar':
      return Buffer.from(calendarText(random));
    default:
      return Buffer.from(jsonText(random, text));
  }
}

/** What a good body repeats: `head`, then any number of `part`, then `tail`. */
function partsOf(kind: Kind, text: string): { head: string; part: string; tail: string } {
  const [first, last] =
    kind === 'calendar'
      ? [text.indexOf('BEGIN:VEVENT'), text.indexOf('END:VCALENDAR')]
      : kind.endsWith('table')
        ? [text.indexOf('\n') + 1, text.length]
        : [text.indexOf('[') + 1, text.lastIndexOf(']')];
  const part = text.slice(first, last);
  return { head: text.slice(0, first), part, tail: text.slice(last) };
}

/** A good body as large as its kind may be, of parts that are the same or differ in their ID. */
export function largeBody(kind: Kind, good: Uint8Array, random: Random): Buffer {
  const size = random.of([1e6, 3.9e6, 7.9e6, 15.9e6]);
  if (['gtfs', 'updates', 'positions', 'alerts'].includes(kind))
    return Buffer.concat(Array.from({ length: size / good.length }, () => good));
  const { head, part, tail } = partsOf(kind, Buffer.from(good).toString());
  // Some readers have a limit to their rows, so rows are longer for that.
  const long = part.replace(/Word/, (word) => word.repeat(random.of([1, 100, 400])));
  const isSame = random.below(2) === 0;
  const parts = Array.from({ length: size / long.length }, (_, index) =>
    isSame ? long : long.replace(/\b(?:1|one)\b/, String(index)),
  );
  const between = head.endsWith('[') ? ',' : '';
  return Buffer.from(`${head}${parts.join(between)}${tail}`);
}

/** Text where a feed should be. */
export const textBody = (random: Random): Buffer =>
  Buffer.from(`${random.of(['', '<html><body>', 'Error: '])}${hostileText(random)}`);

/** The bytes with some of them changed, cut or doubled. */
export function damagedBody(good: Uint8Array, random: Random): Buffer {
  const bytes = Buffer.from(good);
  for (let time = random.below(8); time >= 0; time--)
    if (bytes.length > 0) bytes[random.below(bytes.length)] = random.below(256);
  const at = random.below(bytes.length + 1);
  return random.of([bytes, bytes.subarray(0, at), Buffer.concat([bytes, bytes.subarray(at)])]);
}
