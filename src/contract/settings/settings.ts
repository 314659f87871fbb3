import * as z from 'zod/mini';

import { UNITS } from '../../lib/geo/lengths.ts';
import { between, isoDate, nonEmptyText, timeZone, wholeBetween } from '../wire/scalars.ts';
import type { NamesSettings } from './NamesSettings.ts';
import { Operator, Route } from './routes-and-operators.ts';

/** A URL of http or https, a path on the page's own origin, or "" for that origin. */
const baseUrl = z.string().check(z.regex(/^(?:(?:https?:\/\/|\/(?!\/))\S*)?$/, 'base URL'));

const seconds = (fallback: number, least: number) => z.prefault(between(least), fallback);

/** The share of the age of late data that may pass between two polls. An answer may take the rest. */
const LONGEST_SHARE = 0.75;

/**
 * The longest time between two polls at which data that always arrives never looks late, in seconds.
 *
 * @param lateSeconds the age at which the data is late
 */
export const slowestPoll = (lateSeconds: number): number => lateSeconds * LONGEST_SHARE;

/** Data that is polled no sooner than it is late would look late between two polls. */
const pollsBeforeLate = (source: 'vehicles' | 'lots') =>
  z.refine<Settings>(
    ({ polling, staleness }) => polling[`${source}Seconds`] < staleness[`${source}LateSeconds`],
    { error: `${source} late`, path: ['polling', `${source}Seconds`] },
  );

/** The upper limits of an availability band. It ends at whichever comes first. */
const band = (spots: number, percent: number) =>
  z.prefault(
    z.strictObject({
      spots: wholeBetween(0),
      percent: between(0, 100),
    }),
    { spots, percent },
  );

const Sections = z.strictObject({
  service: z.strictObject({
    /** The service's base URL, without `/v1`; "" is the page's own origin. */
    baseUrl,
    /** A public key: every request contains it. */
    key: nonEmptyText,
  }),
  city: z.strictObject({
    name: nonEmptyText,
    center: z.strictObject({
      lat: between(-90, 90),
      lon: between(-180, 180),
    }),
    zoom: z.prefault(between(0, 22), 13),
    timeZone,
    /** Two capital letters (ISO 3166). With the language, it decides between 12 and 24 hours. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'country'))),
    /** The last day of the timetable. After it the page says that the timetable has ended. */
    timetableEnd: z.optional(isoDate),
  }),
  /** BCP 47 tags, which `parseSettings` compares with the page's languages; all of them if absent. */
  languages: z.optional(
    z.array(nonEmptyText).check(z.refine((all) => all.length > 0, 'languages')),
  ),
  /** If absent, those of the city's country. */
  units: z.optional(z.enum(UNITS)),
  routes: z.prefault(z.array(Route), []),
  /**
   * The names of the city's feeds, if it has several. What two of them call alike is listed with its feed's name in
   * front, and a link without one means that of the first feed that has it.
   */
  feeds: z.optional(z.array(nonEmptyText)),
  /** The routes that a page shows until the rider chooses; those near the center if absent. */
  startRoutes: z.optional(z.array(nonEmptyText)),
  /** Where each route's document is, such as `/routes/{routeID}.json`. */
  routeDocuments: z.optional(
    z
      .string()
      .check(
        z.regex(/^(https?:\/\/|\/(?!\/))(?:[^\s{]|\{(?!routeID\}))*\{routeID\}\S*$/, 'template'),
      ),
  ),
  /** Where the timetable of a stop and day is, such as `/timetables/{stopID}/{date}.json`. */
  timetables: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(https?:\/\/|\/(?!\/))(?:[^\s{]|\{(?!stopID\}))*\{stopID\}(?:[^\s{]|\{(?!date\}))*\{date\}\S*$/,
          'timetables template',
        ),
      ),
  ),
  /** Where the document of the whole city is, in its version. Absent if the city is too large for a page. */
  cityDocument: z.optional(z.string().check(z.regex(/^\/city\/[^/]+\.json$/, 'city document'))),
  /** The server's public key for reminders that reach a closed page; absent if it sends none. */
  pushKey: z.optional(z.string()),
  /** Names of stops, destinations and routes in other languages. The server checks it. */
  names: z.optional(z.custom<NamesSettings>()),
  /** What the city's data includes. The page has no tab for what is missing. */
  features: z.prefault(
    z.strictObject({
      vehicles: z.prefault(z.boolean(), true),
      parking: z.prefault(z.boolean(), true),
      /** When buses come. False where an older service answers, which has no times. */
      times: z.optional(z.boolean()),
      /** What the agency says about its service. False where an older service answers. */
      notices: z.optional(z.boolean()),
      /** Bikes and scooters to rent. */
      bikes: z.optional(z.boolean()),
      /** Addresses in the search, from a geocoder that the server asks. */
      places: z.optional(z.boolean()),
    }),
    {},
  ),
  operators: z.prefault(z.array(Operator), []),
  availability: z.prefault(z.strictObject({ few: band(4, 5), some: band(9, 20) }), {}),
  polling: z.prefault(
    z.strictObject({ vehiclesSeconds: seconds(10, 2), lotsSeconds: seconds(45, 5) }),
    {},
  ),
  staleness: z.prefault(
    z.strictObject({
      vehiclesLateSeconds: seconds(60, 5),
      vehiclesGoneSeconds: seconds(120, 10),
      lotsLateSeconds: seconds(300, 30),
      lotsUnknownSeconds: seconds(900, 60),
      lotsGoneSeconds: seconds(3600, 60),
    }),
    {},
  ),
  events: z.prefault(
    z.strictObject({
      /** How long before and after its start an event without a parking window may affect parking. */
      beforeHours: z.prefault(between(0), 3),
      afterHours: z.prefault(between(0), 6),
    }),
    {},
  ),
  /** The URLs of two styles, or the tiles that the service's own two styles draw. */
  basemap: z.prefault(
    z.strictObject({
      light: z.prefault(z.string(), '/basemap/light.json'),
      dark: z.prefault(z.string(), '/basemap/dark.json'),
      /** The URL of a TileJSON document, or a template for each tile; the server checks it. */
      tiles: z.optional(z.string()),
      /** HTML. If absent, the attribution of the TileJSON. */
      attribution: z.optional(z.string()),
    }),
    {},
  ),
  walking: z.prefault(
    z.strictObject({
      metresPerMinute: z.prefault(between(20), 80),
      parkAndRideFeet: z.prefault(between(100), 1300),
    }),
    {},
  ),
  /** How fast one drives to a lot. */
  driving: z.prefault(z.strictObject({ kmPerHour: z.prefault(between(5, 130), 30) }), {}),
  /** How long it takes to change buses, beside the walk; transfers.txt may say otherwise. */
  journeys: z.prefault(
    z.strictObject({ changeSeconds: z.prefault(wholeBetween(0, 3600), 120) }),
    {},
  ),
  /**
   * The origins of sites that may exchange messages with a frame whose URL names no `origin`; the
   * server checks them.
   */
  frameHosts: z.optional(z.array(z.string())),
  /**
   * Where else people get the information, for displays that have no live data. The server checks it, and
   * displays read it.
   */
  alternative: z.optional(z.custom()),
});

/** A deployment's settings, from curbside.json. */
export type Settings = z.output<typeof Sections>;
export const Settings = Sections.check(pollsBeforeLate('vehicles'), pollsBeforeLate('lots'));
export type RouteSettings = z.output<typeof Route>;
