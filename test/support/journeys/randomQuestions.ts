import type { Snapshot } from '../../../src/contract/snapshot/snapshot.ts';
import { instantText } from '../../../src/service/operations/clocks.ts';
import { createRandom } from './random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What may stand in a URL where a place or time should. */
const NONSENSE = [
  '',
  ' ',
  '0',
  'null',
  'NaN,NaN',
  '91,0',
  '0,181',
  '1e3,1e3',
  '44.6,-63.6,1',
  '../../etc/passwd',
  '%00',
  'é'.repeat(2000),
  '2026-02-30T10:00:00Z',
  '+275760-09-13T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '1969-12-31T23:59:59Z',
] as const;

/** The kinds of questions, with how many of a hundred there are of each. */
const KINDS = [
  ['ways', 70],
  ['a clock change', 10],
  ['beyond the feed', 5],
  ['outside', 5],
  ['the same place', 3],
  ['an unknown stop', 3],
  ['nonsense', 4],
] as const;
type Kind = (typeof KINDS)[number][0];

/** The hours in which the clocks change within a year of an instant. */
function clockChanges(around: number, timeZone: string): readonly number[] {
  const offsetAt = (instant: number) => instantText(instant, timeZone).slice(19);
  const isChanged = (until: number, length: number) => offsetAt(until) !== offsetAt(until - length);
  const days = Array.from({ length: 2 * 366 }, (_, day) => around + (day - 366) * DAY);
  return days
    .filter((day) => isChanged(day, DAY))
    .flatMap((day) => Array.from({ length: 24 }, (_, hour) => day - hour * HOUR))
    .filter((hour) => isChanged(hour, HOUR));
}

/**
 * Creates a source of random questions for getjourneys in a city, good ones and bad ones.
 *
 * @param around an instant at which it has service
 */
export function createQuestions({ stops, city }: Snapshot, around: number, seed: string) {
  const random = createRandom(seed);
  const { timeZone } = city;
  const hour = Math.floor(around / HOUR) * HOUR;
  const changes = clockChanges(hour, timeZone);
  const anyOf = <T>(all: readonly T[]): T | undefined => all[random(all.length)];
  function anyPlace(): string {
    const { stopID = '', lat = 0, lon = 0 } = anyOf(stops) ?? {};
    if (random(2) === 0) return stopID;
    const shift = () => (random(2001) / 1000 - 1) * 0.004;
    return `${(lat + shift()).toFixed(5)},${(lon + shift()).toFixed(5)}`;
  }
  const farPlace = () => `${random(181) - 90}.5,${random(361) - 180}.5`;
  const kinds = KINDS.flatMap(([kind, share]) => Array.from({ length: share }, (): Kind => kind));

  function atOf(kind: Kind): string {
    if (kind === 'nonsense' && random(2) === 0) return anyOf(NONSENSE) ?? '';
    const at =
      kind === 'a clock change'
        ? (anyOf(changes) ?? hour) + (random(24 * 60) - 12 * 60) * 60_000
        : kind === 'beyond the feed'
          ? hour + (random(2) === 0 ? 1 : -1) * (400 + random(20_000)) * DAY
          : hour + (random(7 * 24 * 60) - 24 * 60) * 60_000;
    return instantText(at, timeZone);
  }
  function toOf(kind: Kind, from: string): string {
    if (kind === 'the same place') return from;
    if (kind === 'outside') return farPlace();
    if (kind === 'an unknown stop') return `no-${random(1e6)}`;
    return kind === 'nonsense' ? (anyOf(NONSENSE) ?? '') : anyPlace();
  }

  return (): { readonly kind: Kind; readonly query: URLSearchParams } => {
    const kind = anyOf(kinds) ?? 'ways';
    const from = anyPlace();
    const ends = [from, toOf(kind, from)];
    const [first = '', last = ''] = random(2) === 0 ? ends : ends.toReversed();
    const query = new URLSearchParams({ from: first, to: last, at: atOf(kind) });
    if (random(4) === 0) query.set('arriveBy', 'true');
    if (random(2) === 0) query.set('walk', anyOf(['5', '10', '15', '20', '30']) ?? '');
    if (random(8) === 0) query.set('needs', anyOf(['accessible', 'bike', 'accessible,bike']) ?? '');
    return { kind, query };
  };
}
