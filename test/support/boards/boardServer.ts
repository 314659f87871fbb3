import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { startSmallServer } from '../cities/small-server.ts';
import { NOON } from '../cities/small-source.ts';

const Board = z.object({
  title: z.string(),
  at: z.string(),
  clock: z.string(),
  rows: z.array(
    z.object({
      route: z.string(),
      destination: z.string(),
      minutes: z.optional(z.number()),
      time: z.optional(z.string()),
      live: z.boolean(),
      note: z.optional(z.string()),
    }),
  ),
  note: z.optional(z.string()),
});

/** Longer than the rows of a board stay. */
const LATER = 6_000;

/**
 * A server with the demo city at `NOON`, whose displays a test chooses.
 *
 * @param own the settings of the server itself
 */
export async function boardServer(own: object = {}) {
  let now = NOON;
  let saves = 0;
  const server = await startSmallServer(
    { source: { kind: 'demo' }, server: own },
    { clock: () => now },
  );
  const path = join(server.folder, 'screens.json');
  const ask = (name: string, init: RequestInit = {}) => fetch(`${server.url}/boards/${name}`, init);
  return {
    url: server.url,
    ask,
    board: async (id: string) => z.parse(Board, await (await ask(`${id}.json`)).json()),
    save(screens: object, more: object = {}) {
      writeFileSync(path, JSON.stringify({ screens, ...more }));
      saves += 1;
      utimesSync(path, saves, saves);
      now += LATER;
    },
    remove: () => rmSync(path),
    now: () => now,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    stop: () => server.stop(),
  };
}
