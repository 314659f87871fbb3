import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import * as z from 'zod/mini';

import { isShort } from '../short.ts';

export const MINOTOR = 'minotor 1.0.7';

/** Not among the dependencies: its `engines` want a Node that is newer than ours, of which each `npm ci` would warn. */
const FOLDER = 'node_modules/.cache/peers/minotor-1.0.7';
const BUILT = `${FOLDER}/node_modules/minotor/dist`;
const INSTALL = `install --prefix ${FOLDER} --ignore-scripts --no-audit --no-fund minotor@1.0.7`;
/** Milliseconds. */
const INSTALL_TIME = 120_000;

/** It reads an ID of digits alone as a number. */
type StopID = string | number;

interface Time {
  toSeconds: () => number;
}

interface Builder {
  from: (stop: StopID) => Builder;
  to: (stop: StopID) => Builder;
  departureTime: (time: Time) => Builder;
  maxTransfers: (count: number) => Builder;
  build: () => object;
}

interface Router {
  route: (query: object) => { arrivalAt: (stop: StopID) => { time: Time } | undefined };
}

interface GtfsParser {
  parse: (day: Date) => Promise<{ timetable: object; stopsIndex: object }>;
}

const isFunction = (value: unknown) => typeof value === 'function';

const RouterModule = z.object({
  Router: z.custom<new (timetable: object, stopsIndex: object) => Router>(isFunction),
  Query: z.custom<{ Builder: new () => Builder }>(isFunction),
  Time: z.custom<{ fromSeconds: (seconds: number) => Time }>(isFunction),
});
const ParserModule = z.object({
  GtfsParser: z.custom<new (path: string) => GtfsParser>(isFunction),
});

async function importBuilt(name: string): Promise<unknown> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(resolve(BUILT, name)).href);
  return module;
}

const minotorID = (id: string): StopID => (/^\d+$/.test(id) ? Number(id) : id);

/**
 * Loads minotor (MIT), a router for browsers, with a day of a feed. Fetches it first if there is a network, but not in the
 * shortest form.
 *
 * @returns a function of two stop_ids and the departure, which returns the earliest arrival, all in seconds after midnight,
 *   Infinity without one; or how to get minotor
 */
export async function loadMinotor(path: string, date: string, rides: number) {
  if (!existsSync(BUILT) && !isShort)
    spawnSync('npm', [...INSTALL.split(' '), '--fetch-retries=0'], {
      stdio: 'ignore',
      timeout: INSTALL_TIME,
    });
  if (!existsSync(BUILT)) return `npm ${INSTALL}`;
  const { Router, Query, Time } = z.parse(RouterModule, await importBuilt('router.esm.js'));
  const { GtfsParser } = z.parse(ParserModule, await importBuilt('parser.esm.js'));
  // It takes the date of the machine's time zone.
  const { timetable, stopsIndex } = await new GtfsParser(path).parse(new Date(`${date}T12:00`));
  const router = new Router(timetable, stopsIndex);
  return (from: string, to: string, seconds: number): number => {
    const query = new Query.Builder()
      .from(minotorID(from))
      .to(minotorID(to))
      .departureTime(Time.fromSeconds(seconds))
      .maxTransfers(rides - 1)
      .build();
    const arrival = router.route(query).arrivalAt(minotorID(to));
    return arrival?.time.toSeconds() ?? Number.POSITIVE_INFINITY;
  };
}
