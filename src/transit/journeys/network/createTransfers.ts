import type { Settings } from '../../../contract/settings/settings.ts';
import { walkSeconds } from '../../../lib/geo/walkMinutes.ts';
import { type Change, ChangeLists } from './ChangeLists.ts';
import type { Network } from './createNetwork.ts';

/** Between two stops. */
const MOST_METERS = 400;

export interface Transfers {
  /** From a stop where riders get off to those where they board. */
  readonly from: ChangeLists;
  /** The same the other way round, for a search backward. */
  readonly to: ChangeLists;
  /** The stops to which one may walk, with the walk alone; the stop itself is one of them. */
  readonly around: (stop: number) => readonly Change[];
}

/** What ways depend on in the settings: how fast riders walk, and how long a change takes. */
export interface WaySettings extends Pick<Settings, 'journeys'> {
  readonly walking: Pick<Settings['walking'], 'metresPerMinute'>;
}

/**
 * Where riders can change buses, and how long that takes: at the same stop, between stops of a station, and after a walk.
 * transfers.txt may say how long it takes, or forbid it. A stop's changes are worked out when they are first needed.
 *
 * @param isUsable whether riders can get on and off at a stop; everywhere if omitted
 */
export function createTransfers(
  network: Network,
  settings: WaySettings,
  isUsable: (stop: number) => boolean = () => true,
): Transfers {
  const { cities, stopsFrom, stopCount } = network;
  const { changeSeconds } = settings.journeys;
  const stations = new Map<string, number[]>();
  const stationOf = Array.from({ length: stopCount }, (_, stop) => {
    const { part, index } = network.stopAt(stop);
    const station = cities[part]?.stops[index]?.station;
    return station === undefined ? null : `${part} ${station}`;
  });
  for (const [stop, station] of stationOf.entries()) {
    if (station === null) continue;
    const others = stations.get(station);
    if (others === undefined) stations.set(station, [stop]);
    else others.push(stop);
  }
  /** What transfers.txt says of two stops: seconds, or -1 if it forbids the change. */
  const rules = new Map<number, number>();
  const keyOf = (from: number, to: number) => from * stopCount + to;
  for (const [part, { times }] of cities.entries())
    for (const [from, to, seconds] of times.transfers ?? []) {
      const first = stopsFrom[part] ?? 0;
      rules.set(keyOf(first + from, first + to), seconds);
    }

  const near: (readonly Change[] | undefined)[] = [];
  function around(stop: number): readonly Change[] {
    const existing = near[stop];
    if (existing !== undefined) return existing;
    const walks = new Map(
      network
        .stopsWithin(network.placeOf(stop), MOST_METERS)
        .map(({ stop: other, meters }) => [
          other,
          { stop: other, meters, seconds: walkSeconds(meters, settings.walking.metresPerMinute) },
        ]),
    );
    const station = stationOf[stop] ?? null;
    const siblings = station === null ? [] : (stations.get(station) ?? []);
    for (const other of siblings) walks.set(other, { stop: other, meters: 0, seconds: 0 });
    walks.set(stop, { stop, meters: 0, seconds: 0 });
    return (near[stop] = [...walks.values()]);
  }
  /** The shortest ones first. */
  const changesOf = (stop: number, ruleTo: (other: number) => number | undefined) =>
    (isUsable(stop) ? around(stop) : [])
      .flatMap((change): Change[] => {
        const rule = ruleTo(change.stop);
        if (rule === -1 || !isUsable(change.stop)) return [];
        return [{ ...change, seconds: rule ?? change.seconds + changeSeconds }];
      })
      .toSorted((one, other) => one.seconds - other.seconds);

  return {
    around,
    from: new ChangeLists(stopCount, (stop) =>
      changesOf(stop, (other) => rules.get(keyOf(stop, other))),
    ),
    to: new ChangeLists(stopCount, (stop) =>
      changesOf(stop, (other) => rules.get(keyOf(other, stop))),
    ),
  };
}
