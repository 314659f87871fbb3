import type { BoardOptions } from '../../contract/board/board-options.ts';
import { reachedStops } from '../../contract/board/reach.ts';
import {
  type BoardStop,
  centerOf,
  MOST_STATION_STOPS,
  NEAR_FEET,
  placeOf,
} from '../../contract/board/station-places.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { Ask } from './createAsk.ts';

interface NamedStop {
  readonly stop: BoardStop;
  readonly minutes: number | null;
}

/** The stop that a text of the settings names; see `reachedStops`. Undefined if that can't be read now. */
async function namedStop(ask: Ask, text: string): Promise<NamedStop | null | undefined> {
  for (const { stopID, minutes } of reachedStops(text)) {
    const stop = await ask(OPERATIONS.getstoplocation, { stopID });
    if (stop === undefined) return undefined;
    if (stop !== null) return { stop, minutes };
  }
  return null;
}

async function stopsNear(
  ask: Ask,
  near: BoardOptions['near'],
): Promise<readonly (NamedStop | undefined)[]> {
  const answers = await Promise.all(
    near
      .slice(0, MOST_STATION_STOPS)
      .map((place) => ask(OPERATIONS.getnearbystops, { ...place, radius: NEAR_FEET })),
  );
  return answers.flatMap((answer): readonly (NamedStop | undefined)[] =>
    answer === undefined
      ? [undefined]
      : (answer?.stops ?? []).map((stop) => ({ stop, minutes: null })),
  );
}

/** The stops of a board, where it hangs, and which texts of its settings name no stop. */
export async function findStation(ask: Ask, { stops: texts, near, filter }: BoardOptions) {
  const listed = texts.slice(0, MOST_STATION_STOPS);
  const named =
    texts.length === 0
      ? await stopsNear(ask, near)
      : await Promise.all(listed.map((text) => namedStop(ask, text)));
  const via = await Promise.all(filter.via.map((text) => namedStop(ask, text)));
  const chosen = new Map(named.flatMap((one) => (one ? [[one.stop.stopID, one] as const] : [])));
  const stops = [...chosen.values()].map(({ stop }) => stop);
  return {
    stops,
    minutesTo: new Map(
      [...chosen.values()].flatMap(({ stop, minutes }) =>
        minutes === null ? [] : [[stop.stopID, minutes] as const],
      ),
    ),
    /** The texts of the settings that no stop has. */
    unknown: [
      ...listed.filter((_, index) => named[index] === null),
      ...filter.via.filter((_, index) => via[index] === null),
    ],
    /** Whether a stop can't be read now. */
    isUnread: [...named, ...via].includes(undefined),
    isPlaced: near.length > 0,
    here: near[0] ?? centerOf(stops.map(placeOf)),
  };
}
