import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';

import type { FeedFiles } from '../../../src/feeds/gtfs/Feed.ts';
import { importGtfs } from '../../../src/feeds/gtfs/importGtfs.ts';
import { civilTimeOf } from '../../../src/lib/time/civil-time.ts';
import { createRealtimePolls } from '../../../src/server/feeds/realtime/createRealtimePolls.ts';
import { filesFrom, readFeedBytes } from '../gtfs/feed-bytes.ts';
import { createFakeClock } from '../realtime/createFakeClock.ts';
import { encodeFeedMessage, type FeedVehicle } from '../realtime/encodeFeedMessage.ts';
import { openRealtime } from '../realtime/openRealtime.ts';
import { CaseMessage, type CaseDay, entitiesOf } from './case-messages.ts';

/** Inputs from public bug reports with their right values. They are optional and not part of the repository. */
const FOLDER = fileURLToPath(new URL('../../../../shared/cases/', import.meta.url));

/** The folder of a case; null if it is not on this machine. */
export function liveCasePath(name: string): string | null {
  const path = `${FOLDER}${name}`;
  return existsSync(path) ? path : null;
}

const Case = z.object({ clock: z.string() });
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Opens a case at its own time, with its realtime feed as a server polls it. */
export async function openLiveCase(folder: string) {
  const { clock } = z.parse(Case, readJson(`${folder}/case.json`));
  const [path] = [`${folder}/rt.json`].filter((file) => existsSync(file));
  const message = path === undefined ? null : z.parse(CaseMessage, readJson(path));
  return openCity(
    filesFrom(readFeedBytes(`${folder}/gtfs`)),
    Date.parse(`${clock.replace(' ', 'T')}Z`),
    message && ((day) => entitiesOf(message, day)),
  );
}

/**
 * A city whose realtime feed a server polls, at a moment.
 *
 * @param start milliseconds since 1970
 * @param entities the feed's message; null without a feed
 */
async function openCity(
  files: FeedFiles,
  start: number,
  entities: ((day: CaseDay) => readonly FeedVehicle[]) | null,
) {
  const day = new Date(start).toISOString().slice(0, 10);
  const read = await importGtfs(files, { today: day.replaceAll('-', ''), contentHash: 'x' });
  const { snapshot, timetable, report } = read;
  const clock = createFakeClock(start);
  const offsetHours = Math.round(
    (civilTimeOf(start, snapshot.city.timeZone).hour * 3600e3 - (start % 86_400e3)) / 3600e3,
  );
  const offset = `${offsetHours < 0 ? '-' : '+'}${String(Math.abs(offsetHours)).padStart(2, '0')}:00`;
  const feeds = openRealtime({
    feeds: entities === null ? [] : [{ url: 'https://feeds.example.org/rt' }],
    snapshot,
    timetable,
    log: () => {},
    clock,
    polls: createRealtimePolls({
      interval: 15_000,
      clock,
      random: () => 0.5,
      tools: {
        fetch: async () => {
          const now = clock.now();
          const bytes = encodeFeedMessage(
            { timestamp: Math.floor(now / 1000) },
            entities?.({ day, offset, now }) ?? [],
          );
          return new Response(Uint8Array.from(bytes));
        },
        lookup: async () => ['198.51.100.7'],
        now: () => clock.now(),
      },
    }),
  });
  onTestFinished(() => feeds.stop());
  await feeds.start();
  const clockOf = (instant: number) => {
    const { hour, minute } = civilTimeOf(instant, snapshot.city.timeZone);
    return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  };
  return {
    snapshot,
    feeds,
    clock,
    report,
    arrivals: (stopID: string, minutes = 90) =>
      feeds.agency.arrivals({ stopID, minutes }, clock.now())?.arrivals ?? [],
    /** `R1 to East End 08:14 live`, with what else matters of a row. */
    rows(stopID: string, minutes = 90) {
      return this.arrivals(stopID, minutes).map((arrival) => {
        const { routeID, destination, state, basis, expectedAt, isLast, departsFrom } = arrival;
        return [
          `${routeID} to ${destination} ${clockOf(expectedAt)}`,
          ...(basis === 'scheduled' ? [] : ['live']),
          ...(state === 'running' ? [] : [state]),
          ...(departsFrom === undefined ? [] : [`from ${departsFrom.intersection}`]),
          ...(isLast === true ? ['last'] : []),
        ].join(' ');
      });
    },
    trip: (tripID: string) => feeds.agency.trip({ tripID }, clock.now()),
  };
}
