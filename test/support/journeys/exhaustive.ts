import { type IndependentFeed, type IndependentRun, metersApart } from './readRuns.ts';

export interface Point {
  readonly lat: number;
  readonly lon: number;
}

/** A run with the start of its service day, and when it can be boarded first and last. */
interface DayRun {
  readonly run: IndependentRun;
  readonly start: number;
  readonly begins: number;
  readonly ends: number;
}

const WALKED = 60 * 1.3;
const SPEED = 80;
const CHANGE = 120;
const FIRST_WITHIN = 12 * 3600;
export const walkTime = (meters: number) => Math.ceil((WALKED * meters) / SPEED);

/** Works out journeys in the slowest way: each round looks at every stop of every run. */
export function createExhaustive(feed: IndependentFeed) {
  const { stops, transfers, served } = feed;
  const used = stops.flatMap(({ stopID }, index) => (served.has(stopID) ? [index] : []));
  const cellOf = ({ lat, lon }: Point) => `${Math.floor(lat * 100)} ${Math.floor(lon * 100)}`;
  const cells = new Map<string, number[]>();
  for (const index of used) {
    const stop = stops[index];
    if (stop === undefined) continue;
    cells.set(cellOf(stop), [...(cells.get(cellOf(stop)) ?? []), index]);
  }
  /** The served stops within some meters: at most 4 km. */
  function near(point: Point, meters: number): { stop: number; meters: number }[] {
    const found = [];
    const reach = Math.ceil(meters / 1100) + 1;
    const eastReach = Math.ceil(reach / Math.cos((point.lat * Math.PI) / 180)) + 1;
    for (let y = -reach; y <= reach; y++)
      for (let x = -eastReach; x <= eastReach; x++)
        for (const stop of cells.get(
          `${Math.floor(point.lat * 100) + y} ${Math.floor(point.lon * 100) + x}`,
        ) ?? []) {
          const place = stops[stop];
          const away = place === undefined ? Number.NaN : metersApart(point, place);
          if (away <= meters) found.push({ stop, meters: away });
        }
    return found;
  }
  const stations = new Map<string, number[]>();
  for (const index of used) {
    const station = stops[index]?.station ?? '';
    if (station !== '') stations.set(station, [...(stations.get(station) ?? []), index]);
  }
  const changes = new Map<number, { to: number; seconds: number }[]>();
  function changesAt(stop: number) {
    const known = changes.get(stop);
    if (known !== undefined) return known;
    const place = stops[stop];
    if (place === undefined) return [];
    const siblings = new Set([stop, ...(stations.get(place.station) ?? [])]);
    const all = new Map<number, number>();
    for (const { stop: to, meters } of near(place, 400)) all.set(to, walkTime(meters) + CHANGE);
    for (const to of siblings) all.set(to, CHANGE);
    const found = [...all].flatMap(([to, seconds]) => {
      const rule = transfers.get(`${place.stopID} ${stops[to]?.stopID ?? ''}`);
      return rule === -1 ? [] : [{ to, seconds: rule ?? seconds }];
    });
    changes.set(stop, found);
    return found;
  }

  const days = new Map<string, readonly IndependentRun[]>();
  const runsOn = (date: string) => {
    const known = days.get(date);
    if (known !== undefined) return known;
    const made = feed.runsOn(date);
    days.set(date, made);
    return made;
  };
  const ofDates = new Map<string, readonly DayRun[]>();
  /** The runs of some service days, those that begin first before others. */
  function runsOf(dates: readonly string[]): readonly DayRun[] {
    const known = ofDates.get(dates.join(' '));
    if (known !== undefined) return known;
    const made = dates.flatMap((date) => {
      const start = feed.startOfDay(date);
      return runsOn(date).flatMap((run): DayRun[] => {
        // One that is repeated may be boarded at any time.
        if (run.about !== null) return [{ run, start, begins: -Infinity, ends: Infinity }];
        const times = run.calls.map(({ departs }) => departs).filter((when) => !Number.isNaN(when));
        return times.length === 0
          ? []
          : [{ run, start, begins: Math.min(...times), ends: Math.max(...times) }];
      });
    });
    made.sort((one, other) => one.begins - other.begins);
    ofDates.set(dates.join(' '), made);
    return made;
  }
  const access = (point: Point, minutes: number) =>
    near(point, (minutes * SPEED) / 1.3 + 5).flatMap(({ stop, meters }) =>
      walkTime(meters) <= minutes * 60 ? [{ stop, seconds: walkTime(meters) }] : [],
    );

  /**
   * The earliest arrival with at most one ride, two rides, and so on to five; Infinity where there is none.
   *
   * @param dates the service days whose runs are looked at
   * @param firstBy when the first ride departs at the latest
   */
  function arrivals(
    query: { from: Point; to: Point; at: number; minutes?: number },
    dates: readonly string[],
    firstBy = query.at + FIRST_WITHIN,
  ): number[] {
    const { from, to, at, minutes = 15 } = query;
    const ready = new Float64Array(stops.length).fill(Infinity);
    for (const { stop, seconds } of access(from, minutes)) ready[stop] = at + seconds;
    const ends = new Map(access(to, minutes).map(({ stop, seconds }) => [stop, seconds]));
    const ridden = new Float64Array(stops.length).fill(Infinity);
    const found: number[] = [];
    let best = Infinity;
    const runs = runsOf(dates).filter(({ ends }) => ends >= at);
    for (let round = 0; round < 5; round++) {
      const latest = round === 0 ? firstBy : Infinity;
      const reached = new Map<number, number>();
      const arrive = (stop: number, when: number) => {
        if (when < (ridden[stop] ?? Infinity)) {
          ridden[stop] = when;
          reached.set(stop, when);
        }
      };
      for (const { run, start, begins } of runs) {
        // Who boards after the end can be reached is not there any earlier.
        if (begins > best || begins > latest) break;
        if (run.about !== null) {
          const { headway } = run.about;
          const [first, last] = [start + run.about.from, start + run.about.until];
          let begins = Infinity;
          for (const { stop, arrives, departs } of run.calls) {
            if (begins < Infinity) arrive(stop, begins + (arrives - start));
            const ride = departs - start;
            const leaves = Math.max((ready[stop] ?? Infinity) + headway, first + ride);
            if (leaves - ride < last && leaves <= latest) begins = Math.min(begins, leaves - ride);
          }
          continue;
        }
        let isOn = false;
        for (const { stop, arrives, departs } of run.calls) {
          if (isOn) arrive(stop, arrives);
          if (departs >= (ready[stop] ?? Infinity) && departs <= latest) isOn = true;
        }
        let next = isOn ? run.next : null;
        for (; next !== null; next = next.next)
          for (const { stop, arrives } of next.calls) arrive(stop, arrives);
      }
      if (round === 0) ready.fill(Infinity);
      for (const [stop, when] of reached) {
        best = Math.min(best, when + (ends.get(stop) ?? Infinity));
        for (const { to: other, seconds } of changesAt(stop))
          if (when + seconds < (ready[other] ?? Infinity)) ready[other] = when + seconds;
      }
      found.push(best);
    }
    return found;
  }
  return { arrivals, stops, used, runsOn, startOfDay: feed.startOfDay };
}
