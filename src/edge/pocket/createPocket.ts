import { OPERATIONS } from '../../contract/operations/operations.ts';
import { serviceDateAt, type ServiceDate } from '../../lib/time/service-date.ts';
import type { Service, ServiceSettings } from '../../service/createService.ts';
import { type CityStore, daysAround, OtherVersionError, type WholeCity } from './city-store.ts';
import { journeyDates } from './journeyDates.ts';
import { openPocket } from './openPocket.ts';

/** What a pocket answers: the same as the service would. */
export interface PocketAnswer {
  readonly status: number;
  readonly body: string;
}

interface PocketOptions {
  readonly settings: ServiceSettings;
  /** The setting `cityDocument`. */
  readonly cityDocument: string;
  readonly store: CityStore;
  /** Asks the server which version it has now; undefined if the city no longer has documents. */
  readonly readCityDocument: () => Promise<string | undefined>;
  /** Returns milliseconds since 1970. */
  readonly clock: () => number;
}

interface OpenCity {
  readonly version: string;
  readonly service: Service;
  readonly dates: ReadonlySet<ServiceDate>;
}

/** The day that a path is about; undefined if it is about now. */
const dateIn = (path: string): ServiceDate | undefined =>
  /^\/timetables\/[^/]+\/(\d{8})\.json/.exec(path)?.[1];

/**
 * The city in the page: reads its documents, and answers from them. It has one whole version or none; another one takes
 * its place at once.
 */
export function createPocket({
  settings,
  store,
  readCityDocument,
  clock,
  ...options
}: PocketOptions) {
  let { cityDocument } = options;
  let current: OpenCity | null = null;
  const today = () => serviceDateAt(clock(), settings.city.timeZone);

  async function open({ city, days }: WholeCity): Promise<void> {
    const service = await openPocket(settings, city, days, clock);
    current = { version: city.version, service, dates: new Set(days.map(({ date }) => date)) };
  }

  async function load(date: ServiceDate, onOpen: () => void): Promise<void> {
    try {
      await open(await store.readWhole(cityDocument, date));
    } catch (error) {
      if (!(error instanceof OtherVersionError)) throw error;
      const latest = await readCityDocument();
      if (latest === undefined || latest === cityDocument) throw error;
      cityDocument = latest;
      await open(await store.readWhole(cityDocument, date));
    }
    onOpen();
    await store.keepOnly(cityDocument, date);
  }

  return {
    /**
     * Reads what is missing for today, and stores it. Where the network or the service fails, the city is one that the
     * device has.
     *
     * @param onOpen called when a city has been opened, before it is stored
     * @returns whether there is a city
     */
    async update(onOpen: () => void = () => {}): Promise<boolean> {
      const date = today();
      if (daysAround(date).every((day) => current?.dates.has(day))) return true;
      try {
        await load(date, onOpen);
      } catch {
        const kept = current?.dates.has(date) === true ? null : await store.findWhole(date);
        if (kept !== null) await open(kept).then(onOpen, () => {});
      }
      return current !== null;
    },

    /** Answers a request; null if it needs what the pocket does not have. @param path with its query */
    async answer(path: string): Promise<PocketAnswer | null> {
      const dates = path.includes(OPERATIONS.getjourneys.path)
        ? journeyDates(path, clock(), settings.city.timeZone)
        : [dateIn(path) ?? today()];
      if (current === null || !dates.every((date) => current?.dates.has(date))) return null;
      const response = await current.service(new Request(`http://city.invalid${path}`));
      if (response.status !== 200) return null;
      return { status: response.status, body: await response.text() };
    },
  };
}

export type Pocket = ReturnType<typeof createPocket>;
