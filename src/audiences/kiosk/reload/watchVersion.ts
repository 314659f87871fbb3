import * as z from 'zod/mini';

import { jitter } from '../polling/spread.ts';
import { buildOf, guardedReload, ownBuild } from './guardedReload.ts';

/** Milliseconds between two checks, with jitter. */
const CHECK_INTERVAL = 5 * 60_000;
/** Milliseconds without a touch before the reload. */
const IDLE = 60_000;
/** Milliseconds; each display waits for a random part of it, so that they don't all load at once. */
const LONGEST_DELAY = 120_000;
const TIME_LIMIT = 10_000;

const Version = z.object({ build: z.string() });

/** The build that the server has; undefined if it can't be reached. */
export async function serverBuild(): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const response = await fetch('/version.json', { cache: 'no-store', signal });
    return z.safeParse(Version, await response.json()).data?.build;
  } catch {
    return undefined;
  }
}

/**
 * Loads a new version of the page at a quiet moment. version.json only says that there may be one:
 * the display reloads if the server's document is another build, so that a server that gives a wrong
 * version cannot make it loop.
 *
 * @param idleTime how long ago the display was touched, in milliseconds
 * @returns a function that stops the checks
 */
export function watchVersion(idleTime: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const after = (delay: number, task: () => Promise<void>) => {
    timer = setTimeout(() => void task(), delay);
  };
  const checkLater = () => after(CHECK_INTERVAL * jitter(), check);
  async function check() {
    const build = await serverBuild();
    const isNew = build !== undefined && build !== ownBuild();
    if (isNew) after(Math.random() * LONGEST_DELAY, reloadWhenIdle);
    else checkLater();
  }
  async function reloadWhenIdle() {
    if (idleTime() < IDLE) {
      after(IDLE - idleTime(), reloadWhenIdle);
      return;
    }
    await guardedReload((html) => buildOf(html) !== ownBuild());
    checkLater();
  }
  checkLater();
  return () => clearTimeout(timer);
}
