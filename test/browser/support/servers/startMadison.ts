import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

import { MACHINE_SHIFT } from '../../../support/moment/moment.ts';
import { shiftDate } from '../../../support/moment/shiftDate.ts';
import { freePort } from '../../../support/servers/freePort.ts';

/** A recorded city that serves the interface. It is optional and next to the project. */
const FOLDER = fileURLToPath(new URL('../../../../../shared/madison/', import.meta.url));

export const hasMadison = existsSync(`${FOLDER}replay.mjs`);

/** Why tests of the recorded city are skipped. */
export const NO_MADISON = 'the recorded city is not next to the project';

const OPERATIONS = [
  'getstops',
  'getnearbystops',
  'getstoplocation',
  'getvehicles',
  'lots',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export const FAULTS = [
  'hang',
  'reset',
  'http500',
  'html200',
  'truncate',
  'garbage',
  'refused',
  'empty',
  'frozen',
  'glued',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface MadisonOptions {
  /** Sends the shapes with which the real service deviated from its documentation. */
  readonly legacy?: boolean;
  /** The time of the recorded day at which the replay starts. */
  readonly start?: string;
  /** Recorded seconds per real second. */
  readonly speed?: number;
  /** The key that it expects. */
  readonly key?: string;
}

export interface Madison {
  readonly url: string;
  /** Makes one operation fail until `heal` is called. */
  fault(operation: Operation, fault: Fault): Promise<void>;
  heal(): Promise<void>;
  /** The number of requests for each operation so far. */
  requestCounts(): Promise<Record<string, number>>;
  /** Ends the service, which then refuses connections. */
  stop(): Promise<void>;
}

const RecordedRoutes = z.object({
  routes: z.array(
    z.object({
      routeID: z.string(),
      name: z.string(),
      color: z.string(),
      patterns: z.array(
        z.object({ destination: z.string(), path: z.array(z.tuple([z.number(), z.number()])) }),
      ),
    }),
  ),
});

const recordedRoutes = () =>
  z.parse(RecordedRoutes, JSON.parse(readFileSync(`${FOLDER}routes.json`, 'utf8'))).routes;

export const routeIDsOfMadison = (): string[] => recordedRoutes().map(({ routeID }) => routeID);

/** The settings that point Curbside to the recorded city. */
export function madisonSettings(serviceUrl: string): object {
  return {
    service: { baseUrl: serviceUrl, key: 'demo' },
    city: {
      name: 'Madison',
      center: { lat: 43.0747, lon: -89.3842 },
      zoom: 13,
      timeZone: 'America/Chicago',
    },
    routes: recordedRoutes().map(({ routeID, name, color, patterns }) => ({
      routeID,
      name,
      color,
      destinations: [...new Set(patterns.map(({ destination }) => destination))],
      line: { type: 'MultiLineString', coordinates: patterns.map(({ path }) => path) },
    })),
    operators: [
      { code: 'city', name: 'City of Madison Parking Division' },
      { code: 'uw', name: 'UW Transportation Services' },
    ],
    polling: { vehiclesSeconds: 2, lotsSeconds: 5 },
  };
}

/**
 * As `fetch`, but it tries twice. The recorded city closes idle connections after 5 s, and on a busy
 * machine a request may be on its way then.
 */
const fetchAgain: typeof fetch = async (...request) => {
  try {
    return await fetch(...request);
  } catch {
    return await fetch(...request);
  }
};

/** Gives the recorded city the time of the tests, because its events are near its own time. */
const CLOCK = `data:text/javascript,${encodeURIComponent(`(${String(shiftDate)})(${MACHINE_SHIFT})`)}`;

/** Starts the recorded city on a free port of this machine. */
export async function startMadison({
  legacy = false,
  start = '08:30',
  speed = 1,
  key = 'demo',
}: MadisonOptions = {}): Promise<Madison> {
  const port = await freePort();
  const replay = spawn(
    process.execPath,
    [
      '--import',
      CLOCK,
      `${FOLDER}replay.mjs`,
      `--port=${port}`,
      `--start=${start}`,
      `--speed=${speed}`,
      `--key=${key}`,
      ...(legacy ? ['--legacy'] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(replay, 'exit');
  // The replay prints its URL when it listens.
  await Promise.race([
    once(createInterface(replay.stdout), 'line'),
    ended.then(() => Promise.reject(new Error('the recorded city did not start'))),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const setFault = async (operation: Operation | '*', fault: Fault | 'none') => {
    await fetchAgain(`${url}/_fault`, {
      method: 'POST',
      body: JSON.stringify({ operation, fault }),
    });
  };
  const stop = async () => {
    replay.kill();
    await ended;
  };
  return {
    url,
    fault: setFault,
    heal: () => setFault('*', 'none'),
    requestCounts: async () =>
      z.parse(z.record(z.string(), z.number()), await (await fetchAgain(`${url}/_seen`)).json()),
    stop,
  };
}
