import { readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

const DATA = new URL('../../../src/service/sources/demo/data/', import.meta.url);
const Numbers = z.array(z.number());
const Lines = z.array(z.union([z.tuple([z.string(), z.unknown()]), z.looseObject({})]));
const Stop = z.looseObject({ stopID: z.string(), lat: z.number(), lon: z.number() });
const Pattern = z.looseObject({ stops: Numbers });
const Service = z.looseObject({ weekdays: z.array(z.boolean()) });

interface Call {
  readonly stopID: string;
  readonly lat: number;
  readonly lon: number;
  /** Seconds after midnight. */
  readonly arrives: number;
  readonly departs: number;
}

export interface MadeTrip {
  readonly calls: readonly Call[];
  /** From Monday. */
  readonly weekdays: readonly boolean[];
}

async function json(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, DATA), 'utf8'));
}

/** The trips of the demo's timetable by their IDs, read from its files without any code of the product. */
export async function readDemoTrips(): Promise<ReadonlyMap<string, MadeTrip>> {
  const lines = z.parse(Lines, await json('snapshot.json'));
  const times = z.parse(z.array(Numbers), await json('stop-times.json'));
  const column = <T>(name: string, element: z.ZodMiniType<T>): T[] =>
    lines.flatMap((line) =>
      Array.isArray(line) && line[0] === name ? z.parse(z.array(element), line[1]) : [],
    );
  const [stops, patterns, services] = [
    column('stops', Stop),
    column('patterns', Pattern),
    column('services', Service),
  ];
  const [ids, ofPattern, ofService, starts] = [
    column('trips.ids', z.string()),
    column('trips.patterns', z.number()),
    column('trips.services', z.number()),
    column('trips.starts', z.number()),
  ];
  return new Map(
    ids.map((id, trip) => {
      const pattern = ofPattern[trip] ?? -1;
      const start = starts[trip] ?? Number.NaN;
      const calls = (patterns[pattern]?.stops ?? []).map((stop, position): Call => {
        const { stopID = '', lat = Number.NaN, lon = Number.NaN } = stops[stop] ?? {};
        const [arrives = Number.NaN, departs = Number.NaN] =
          times[pattern]?.slice(2 * position, 2 * position + 2) ?? [];
        return { stopID, lat, lon, arrives: start + arrives, departs: start + departs };
      });
      return [id, { calls, weekdays: services[ofService[trip] ?? -1]?.weekdays ?? [] }];
    }),
  );
}
