import type { CityDocument, DayDocument } from '../../contract/documents/city-document.ts';
import { addDays, type ServiceDate } from '../../lib/time/service-date.ts';
import { createDayParser, parseCity } from './documentParsers.ts';

/** The documents of one version of the city. */
export interface WholeCity {
  readonly city: CityDocument;
  readonly days: readonly DayDocument[];
}

/** The part of Cache Storage that documents are kept in. */
export interface DocumentCache {
  match(path: string): Promise<Response | undefined>;
  put(path: string, response: Response): Promise<void>;
  delete(path: string): Promise<boolean>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

interface Versioned {
  readonly version: string;
}

/** Throws if a text is no such document. */
type ParseText<T extends Versioned> = (text: string) => T;

/** What reads documents from the service, such as `fetch`. */
type FetchPath = (path: string) => Promise<Response>;

/** The service does not have a document, because its city has another version now. */
export class OtherVersionError extends Error {
  override readonly name = 'OtherVersionError';
}

/**
 * Yesterday's buses run after midnight, tomorrow's timetable is asked for today, and ways late tomorrow end on the day
 * after it.
 */
const DAYS_AROUND = [-1, 0, 1, 2];

export const daysAround = (today: ServiceDate): readonly ServiceDate[] =>
  DAYS_AROUND.map((days) => addDays(today, days));

/** @param cityPath such as `/city/1a2b.json` */
const dayPath = (cityPath: string, date: ServiceDate): string =>
  cityPath.replace(/\.json$/, `/${date}.json`);

const versionIn = (path: string): string =>
  decodeURIComponent(/^\/city\/([^/]+?)(?:\/\d{8})?\.json$/.exec(path)?.[1] ?? '');

/** A cache that stores nothing, for browsers that don't let a page store anything. */
const NO_CACHE: DocumentCache = {
  match: async () => undefined,
  put: async () => {},
  delete: async () => false,
  keys: async () => [],
};

/**
 * Reads documents from the device, else from the service. What can't be parsed, or is of another version than its path
 * says, is neither used nor kept.
 *
 * @param cache null where nothing may be stored
 */
export function createCityStore(cache: DocumentCache | null, fetchPath: FetchPath) {
  const kept = cache ?? NO_CACHE;
  /** What is being stored: nobody waits for that before the city answers. */
  const storing: Promise<void>[] = [];

  function parse<T extends Versioned>(parseText: ParseText<T>, path: string, text: string): T {
    const document = parseText(text);
    if (document.version !== versionIn(path))
      throw new OtherVersionError(`${path} is of version ${document.version}`);
    return document;
  }

  async function findKept<T extends Versioned>(
    parseText: ParseText<T>,
    path: string,
  ): Promise<T | null> {
    try {
      const response = await kept.match(path);
      return response === undefined ? null : parse(parseText, path, await response.text());
    } catch {
      await kept.delete(path).catch(() => false);
      return null;
    }
  }

  async function read<T extends Versioned>(parseText: ParseText<T>, path: string): Promise<T> {
    const existing = await findKept(parseText, path);
    if (existing !== null) return existing;
    const response = await fetchPath(path);
    if (response.status === 404) throw new OtherVersionError(`${path} is gone`);
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    const text = await response.text();
    const document = parse(parseText, path, text);
    // The device may be full. The city is then in memory only.
    storing.push(kept.put(path, new Response(text)).catch(() => {}));
    return document;
  }

  const pathsKept = async () => {
    const requests = await kept.keys().catch(() => []);
    return requests.map(({ url }) => new URL(url, 'http://city.invalid').pathname);
  };

  return {
    /**
     * The city in the version of a path, with the days around today.
     *
     * @throws OtherVersionError if the service's city has another version; any error if something can't be read
     */
    async readWhole(cityPath: string, today: ServiceDate): Promise<WholeCity> {
      const parseDay = createDayParser();
      const city = read(parseCity, cityPath);
      const days = daysAround(today).map((date) => read(parseDay, dayPath(cityPath, date)));
      // None is still read when another one has failed: it would be stored after those of the next version.
      await Promise.allSettled([city, ...days]);
      return { city: await city, days: await Promise.all(days) };
    },

    /** Finds a stored version with the runs of today, with or without the days around it; null without one. */
    async findWhole(today: ServiceDate): Promise<WholeCity | null> {
      const paths = await pathsKept();
      for (const path of paths.toReversed()) {
        if (versionIn(path) === '' || path !== `/city/${encodeURIComponent(versionIn(path))}.json`)
          continue;
        const city = await findKept(parseCity, path);
        if (city === null) continue;
        const parseDay = createDayParser();
        const days = await Promise.all(
          daysAround(today).map((date) => findKept(parseDay, dayPath(path, date))),
        );
        const found = days.filter((day) => day !== null);
        if (found.some(({ date }) => date === today)) return { city, days: found };
      }
      return null;
    },

    /** Deletes all documents but those of a version and its days around today, once these are stored. */
    async keepOnly(cityPath: string, today: ServiceDate): Promise<void> {
      await Promise.all(storing.splice(0));
      const wanted = new Set([
        cityPath,
        ...daysAround(today).map((date) => dayPath(cityPath, date)),
      ]);
      for (const path of await pathsKept()) if (!wanted.has(path)) await kept.delete(path);
    },
  };
}

export type CityStore = ReturnType<typeof createCityStore>;
