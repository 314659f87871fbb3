import { aFeed } from './a-feed.ts';

/** A row of pathways.txt. */
export interface Way {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** pathway_mode. */
  readonly mode: number;
  readonly isBothWays?: boolean;
  readonly stairs?: string;
  readonly sign?: string;
}

/** A row of stops.txt within a station. */
export interface StationStop {
  readonly id: string;
  /** location_type. */
  readonly type: number;
  readonly parent?: string;
  readonly boarding?: string;
  readonly level?: string;
}

const CELLS =
  'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,wheelchair_boarding,level_id';
export const WAY_CELLS =
  'pathway_id,from_stop_id,to_stop_id,pathway_mode,is_bidirectional,stair_count,signposted_as';

/** A feed whose one trip stops at all stops of type 0, in their order. */
export function aStationFeed(
  stops: readonly StationStop[],
  ways: readonly Way[],
  changes: Readonly<Record<string, string>> = {},
) {
  const rows = stops.map(
    ({ id, type, parent = '', boarding = '1', level = '' }, index) =>
      `${id},Name of ${id},43.${index % 10}${Math.floor(index / 10) % 10},-89.4,${type},${parent},${boarding},${level}`,
  );
  const served = stops.filter(({ type }) => type === 0);
  const times = served.map(
    ({ id }, index) => `t1,${8 + index}:00:00,${8 + index}:00:00,${id},${index}`,
  );
  const written = ways.map(
    ({ id, from, to, mode, isBothWays = true, stairs = '', sign = '' }) =>
      `${id},${from},${to},${mode},${isBothWays ? 1 : 0},${stairs},${sign}`,
  );
  return aFeed({
    'stops.txt': [CELLS, ...rows].join('\n'),
    'stop_times.txt': `\n${times.join('\n')}`,
    'pathways.txt': [WAY_CELLS, ...written].join('\n'),
    ...changes,
  });
}

/**
 * Two platforms below a hall: to A goes elevator 1, and to B elevator 2 from there. An escalator and stairs go down, too.
 * The street is reached by elevator S, and by stairs.
 */
export const STATION: readonly StationStop[] = [
  { id: 'A', type: 0, parent: 'central' },
  { id: 'B', type: 0, parent: 'central' },
  { id: 'far', type: 0 },
  { id: 'central', type: 1 },
  { id: 'lift-door', type: 2, parent: 'central' },
  { id: 'stairs-door', type: 2, parent: 'central', boarding: '2' },
  { id: 'hall', type: 3, parent: 'central' },
  { id: 'top1', type: 3, parent: 'central' },
  { id: 'bottom1', type: 3, parent: 'central' },
];
export const WAYS: readonly Way[] = [
  { id: 'w1', from: 'lift-door', to: 'hall', mode: 5, sign: 'Elevator S' },
  { id: 'w2', from: 'stairs-door', to: 'hall', mode: 2 },
  { id: 'w3', from: 'hall', to: 'top1', mode: 6 },
  { id: 'w4', from: 'top1', to: 'bottom1', mode: 5, sign: 'Elevator 1' },
  { id: 'w5', from: 'bottom1', to: 'A', mode: 1 },
  { id: 'w6', from: 'A', to: 'B', mode: 5, sign: 'Elevator 2' },
  { id: 'w7', from: 'hall', to: 'A', mode: 4, isBothWays: false },
  { id: 'w8', from: 'hall', to: 'B', mode: 2 },
];
