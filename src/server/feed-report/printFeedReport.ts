import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Snapshot } from '../../contract/snapshot/snapshot.ts';
import type { SnapshotTimetable } from '../../contract/snapshot/timetable.ts';
import { FeedError } from '../../feeds/FeedError.ts';
import { FileError } from '../../feeds/FileError.ts';
import { importGtfs } from '../../feeds/gtfs/importGtfs.ts';
import { refusalLines, reportLines, section } from '../../feeds/gtfs/report/reportLines.ts';
import { tableFindings } from '../../feeds/gtfs/report/tableFindings.ts';
import { printable } from '../../feeds/gtfs/report/wording.ts';
import { serviceDateAt } from '../../lib/time/service-date.ts';
import { feedsInside } from '../import/files/feedsInside.ts';
import { openFeedFiles } from '../import/files/openFeedFiles.ts';
import { createIsLotPlace } from '../lots/createIsLotPlace.ts';
import type { LotsSettings } from '../settings/lots-settings.ts';
import { ownTimeZone } from '../settings/own-city.ts';
import { readSettingsFile } from '../settings/settings.ts';
import { eventLines } from './eventLines.ts';
import { lotLines, type ReportCity } from './lotLines.ts';
import { noticeLines } from './noticeLines.ts';
import { parseReportArguments, USAGE } from './reportArguments.ts';
import { openFeed, readFile } from './reported-files.ts';
import { vehicleLines } from './vehicleLines.ts';

export interface ReportOutput {
  readonly print: (line: string) => void;
  /** Shows what is being read; an empty text clears it. */
  readonly progress: (text: string) => void;
}

/** What realtime feeds are compared with. */
interface ReportedCity {
  readonly snapshot: Snapshot;
  readonly timetable: SnapshotTimetable;
}

/** @param inside the feed in an archive that has several */
async function reportOn(
  path: string,
  inside: string | undefined,
  progress: ReportOutput['progress'],
) {
  const files = await openFeedFiles(path, inside);
  try {
    const { snapshot, timetable, report } = await importGtfs(files, {
      today: (timeZone) => serviceDateAt(Date.now(), timeZone),
      contentHash: 'report',
      onProgress: ({ file, rows }) => progress(`${file}: ${rows.toLocaleString('en-US')} rows`),
    });
    progress('Looking at headsigns, colors and times');
    const lines = reportLines(report, snapshot, await tableFindings(files));
    return { lines, city: { snapshot, timetable } };
  } finally {
    files.close();
  }
}

/** How lots are to be read, by the settings. */
function lotsSettings(path: string | undefined): LotsSettings | undefined {
  if (path === undefined) return undefined;
  const { source } = readSettingsFile(path);
  return 'lots' in source ? source.lots : undefined;
}

/** What lots, events and notices need of the city: that of the feeds, or the zone of the settings or of this machine. */
function cityOf(snapshots: readonly Snapshot[], settings: string | undefined): ReportCity {
  const own = settings === undefined ? undefined : ownTimeZone(readSettingsFile(settings));
  const areNear = snapshots.map(createIsLotPlace);
  return {
    timeZone:
      own ?? snapshots[0]?.city.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone,
    isNearCity: areNear.length === 0 ? undefined : (lot) => areNear.some((isNear) => isNear(lot)),
    now: Date.now(),
  };
}

/** Why a feed cannot be opened. Names the URL instead of the temporary file of its download. */
function sentenceOf(error: unknown, path: string, place: string): string {
  const text = String(error instanceof Error ? error.message : error);
  const message = path === '' ? text : text.replaceAll(path, place);
  return message.includes(place) ? message : `${place}: ${message}`;
}

/** What the report says of a file that can't be used. */
function linesOfError(error: unknown, path: string, place: string): string[] {
  if (error instanceof FeedError) return refusalLines(error.findings);
  if (!(error instanceof FileError)) return [sentenceOf(error, path, place)];
  return [
    '',
    `${place} would be refused.`,
    ...section('Problems:', [error.message, ...error.problems]),
  ].map(printable);
}

/**
 * Explains a feed in plain sentences, and the buses and trip updates of realtime feeds, lots, calendars and notices beside
 * it.
 *
 * @param args the path of a zip or a folder, or a URL; and `--realtime`, `--lots`, `--events` or `--notices` with a path or URL
 * @returns the exit code: 0 if the feeds can be used, 1 if one would be refused or cannot be read
 */
export async function printFeedReport(
  args: readonly string[],
  { print, progress }: ReportOutput,
): Promise<0 | 1> {
  const parsed = parseReportArguments(args);
  if ('help' in parsed) {
    print(USAGE);
    return 0;
  }
  if ('fault' in parsed) {
    print(`${parsed.fault}\n\n${USAGE}`);
    return 1;
  }
  const { place, realtime, lots, events, notices, settings } = parsed;
  const folder = await mkdtemp(join(tmpdir(), 'curbside-'));
  let path = place ?? '';
  let exitCode: 0 | 1 = 0;
  /** Prints the report of a file, or why it can't be read. Returns whether it could be. */
  const report = async (name: string, linesOf: () => Promise<readonly string[]>) => {
    try {
      for (const line of await linesOf()) print(line);
      return true;
    } catch (error) {
      exitCode = 1;
      for (const line of linesOfError(error, path, name)) print(line);
      return false;
    } finally {
      progress('');
    }
  };
  const cities: ReportedCity[] = [];
  const reportFeed = (name: string, at: string, inside?: string) =>
    report(name, async () => {
      const { lines, city } = await reportOn(at, inside, progress);
      cities.push(city);
      return lines;
    });
  try {
    if (place !== undefined) {
      const isOpen = await report(place, async () => {
        progress(`Opening ${place}`);
        path = await openFeed(place, folder);
        return [];
      });
      const parts = isOpen ? await feedsInside(path) : [];
      for (const part of parts) {
        print(`${part === parts[0] ? '' : '\n'}The feed ${part}, of ${parts.length} in ${place}:`);
        await (statSync(path).isDirectory()
          ? reportFeed(part, join(path, part))
          : reportFeed(part, path, part));
      }
      if (isOpen && parts.length === 0) await reportFeed(place, path);
    }
    const snapshots = cities.map(({ snapshot }) => snapshot);
    for (const { snapshot, timetable } of cities)
      for (const name of realtime)
        await report(name, async () => {
          if (cities.length > 1) print(`\nBeside the routes of ${snapshot.city.name}:`);
          return vehicleLines(name, await readFile(name), snapshot, timetable, Date.now());
        });
    if (settings !== undefined && lots.length === 0)
      await report(settings, async () =>
        lotsSettings(settings) === undefined
          ? []
          : ['', `The lots of ${settings} are not read: name their file with --lots.`],
      );
    for (const name of lots)
      await report(name, async () =>
        lotLines(name, await readFile(name), lotsSettings(settings), cityOf(snapshots, settings)),
      );
    for (const name of events)
      await report(name, async () =>
        eventLines(name, await readFile(name), cityOf(snapshots, settings)),
      );
    for (const name of notices)
      await report(name, async () =>
        noticeLines(name, await readFile(name), cityOf(snapshots, settings), snapshots),
      );
    return exitCode;
  } finally {
    await rm(folder, { recursive: true });
  }
}
