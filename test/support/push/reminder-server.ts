import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll } from 'vitest';

import type { Alert } from '../../../src/contract/alerts/Alert.ts';
import { createDemoCity } from '../../../src/service/sources/demo/createDemoCity.ts';
import { startSmallServer, type SmallServer, temporaryFolder } from '../cities/small-server.ts';
import { aBrowser, startPushService } from './push-service.ts';

/** Of RFC 8291. */
export const PUSH_KEY = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
const SETTINGS = {
  server: {
    reminders: { key: { variable: 'PUSH_KEY' }, contact: 'mailto:transit@city.example.org' },
    metrics: { variable: 'METRICS' },
  },
};
export const REMINDERS_START = Date.parse('2026-11-20T18:00:00Z');

/** The secrets with which a browser reads what is stored for it. */
export const ownerOf = ({ subscription: { endpoint, keys } }: ReturnType<typeof aBrowser>) => ({
  endpoint,
  auth: keys.auth,
});

/** A server of the demo city with reminders, and a push service, for the tests of a file. */
export function reminderServer() {
  const { path: cache, remove } = temporaryFolder();
  const env = { PUSH_KEY, METRICS: 'correct-horse', XDG_CACHE_HOME: cache };
  const browsers = Array.from({ length: 4 }, () => aBrowser());
  const demo = createDemoCity({ seed: 1 });
  const city: { now: number; alerts: readonly Alert[] } = { now: REMINDERS_START, alerts: [] };
  const running: { server?: SmallServer; pushes?: Awaited<ReturnType<typeof startPushService>> } =
    {};
  const current = () => {
    const { server, pushes } = running;
    if (server === undefined || pushes === undefined) throw new Error('not started');
    return { server, pushes };
  };
  /** Starts the server again, with what it has stored. */
  async function restart(changes: object = {}) {
    await running.server?.stop();
    running.server = await startSmallServer(SETTINGS, {
      env,
      push: { ...running.pushes, ...changes },
      clock: () => city.now,
      source: {
        ...demo,
        alerts: { read: async () => ({ value: city.alerts, reportedAt: city.now }) },
      },
    });
  }
  beforeAll(async () => {
    running.pushes = await startPushService(browsers);
    await restart();
  });
  afterAll(async () => {
    await running.server?.stop();
    await running.pushes?.stop();
    remove();
  });
  return {
    browsers,
    city,
    current,
    restart,
    /** Sends to `/reminders/`. */
    post: async (path: string, body: unknown, headers: Record<string, string> = {}) => {
      const { url } = current().server;
      const response = await fetch(`${url}/reminders/${path}`, {
        method: 'POST',
        headers: { origin: url, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: response.status, json: await response.json() };
    },
    /** A bus that comes between some and more minutes from now. */
    aBus: async (least: number, most: number) => {
      const { now } = city;
      for (const { stopID } of (await demo.stops.read(null, now)).value) {
        const read = await demo.times?.arrivals.read({ stopID, minutes: 90 }, now);
        const bus = read?.value?.arrivals.find(
          ({ expectedAt, state }) =>
            state === 'running' &&
            expectedAt - now > least * 60_000 &&
            expectedAt - now < most * 60_000,
        );
        if (bus !== undefined) return { stopID, ...bus };
      }
      throw new Error('no bus');
    },
    /** The files with reminders. */
    files: () =>
      readdirSync(cache, { recursive: true, encoding: 'utf8' })
        .map((name) => join(cache, name))
        .filter((path) => path.endsWith('reminders.v1.jsonl')),
    received: ({ path }: ReturnType<typeof aBrowser>) =>
      current().pushes.received.filter((one) => one.path === path),
  };
}
