import * as z from 'zod/mini';

import type { AddedName } from '../../contract/subjects.ts';
import { type FeedAddress, feedAddress, Secret, urlAddress } from './address-settings.ts';
import { CalendarSettings } from './events-settings.ts';
import { LotsSettings } from './lots-settings.ts';
import { PlacesSettings } from './places-settings.ts';
import { PolledFeed } from './PolledFeed.ts';
import { goneKind, PART_ACCESS, SOURCE_ACCESS } from './polling-settings.ts';

/** The operator's own notices: a JSON or CSV file, by path or URL. */
export const NoticesSettings = z.strictObject({
  feed: feedAddress,
  /** How often it is read. */
  seconds: z._default(z.number().check(z.gte(5), z.lte(86_400)), 60),
  privateAddresses: PART_ACCESS,
});

export type NoticesSettings = z.output<typeof NoticesSettings>;

const FEEDS = z.optional(z.array(PolledFeed));

/** Where the subjects that came after the first version come from. */
const ADDED = {
  /** Bike systems, each by its gbfs.json. */
  bikes: FEEDS,
} satisfies Record<AddedName, typeof FEEDS>;

/** Where lots and events come from, if not from the source of the stops. */
const PARTS = {
  lots: z.optional(LotsSettings),
  events: z._default(z.array(CalendarSettings), []),
  /** The operator's own notices. */
  notices: z.optional(NoticesSettings),
  ...ADDED,
  /** A geocoder, which knows addresses. */
  places: z.optional(PlacesSettings),
};

/** What all vehicles have, where the feeds don't say. */
const VehicleFlags = z.strictObject({
  wifiAccess: z.optional(z.boolean()),
  bikeRack: z.optional(z.boolean()),
  wheelChairLift: z.optional(z.boolean()),
  wheelChairAccessible: z.optional(z.boolean()),
});

/** Names a feed in IDs such as `north:12`, in the log and in links, so it has neither a colon nor a comma. */
const FEED_NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u;

/** A GTFS feed of a city that has several, with the realtime feeds that name its routes, stops and trips. */
const NamedFeed = z.strictObject({
  name: z
    .string()
    .check(
      z.regex(
        FEED_NAME,
        'expected a name such as north-county: letters, digits, ".", "_" and "-", at most 40',
      ),
    ),
  feed: feedAddress,
  realtime: z._default(z.array(urlAddress), []),
  /** Goes with each request for these feeds that has no secret of its own. */
  secret: z.optional(Secret),
  /** Instead of those of the source. */
  vehicleFlags: z.optional(VehicleFlags),
});

const firstRepeated = (texts: readonly string[]): string | undefined =>
  texts.find((text, index) => texts.indexOf(text) !== index);

/** The feeds of a city. Their order says what a link means whose ID two of them have. */
const NamedFeeds = z.array(NamedFeed).check(
  z.minLength(1),
  z.refine(
    (feeds) => firstRepeated(feeds.map(({ name }) => name.toLowerCase())) === undefined,
    'expected another "name" for each feed',
  ),
  z.refine(
    (feeds) => firstRepeated(feeds.map(({ feed }) => feed.url)) === undefined,
    'expected each "feed" once',
  ),
);

export const GtfsSettings = z
  .strictObject({
    kind: z.literal('gtfs'),
    /** The GTFS feed: a zip file or a folder, by path or URL. A path is relative to the settings file. */
    feed: z.optional(feedAddress),
    /** The feeds of a city with several agencies, instead of `feed`. */
    feeds: z.optional(NamedFeeds),
    /** GTFS-realtime feeds, whatever they hold. */
    realtime: z._default(z.array(urlAddress), []),
    /** An older name of `realtime`. */
    vehicles: z._default(z.array(urlAddress), []),
    /** How often the realtime feeds are requested, once for all riders. */
    vehiclesSeconds: z._default(z.number().check(z.gte(2), z.lte(300)), 15),
    /** Which times count where the agency predicts them and buses are seen: its own, or ours. */
    predictions: z._default(z.enum(['reported', 'estimated']), 'reported'),
    vehicleFlags: z._default(VehicleFlags, {}),
    /** How often a feed from a URL is requested again. A path is read when it changes. */
    rereadMinutes: z._default(z.number().check(z.gte(1), z.lte(10_080)), 60),
    /** Where snapshots are stored; by default a folder of the user's cache. */
    folder: z.optional(z.string().check(z.minLength(1))),
    privateAddresses: SOURCE_ACCESS,
    ...PARTS,
  })
  .check(
    z.refine(({ feed, feeds }) => feed !== undefined || feeds !== undefined, {
      error: 'missing, expected a path or a URL of http or https',
      path: ['feed'],
    }),
    z.refine(
      ({ feed, feeds, realtime, vehicles }) =>
        feeds === undefined || (feed === undefined && realtime.length + vehicles.length === 0),
      'expected "feeds" without "feed", "realtime" and "vehicles": each of "feeds" has its own "feed" and "realtime"',
    ),
  );

/** The city that needs no network. Another seed gives other events and open spots. */
export const DemoSettings = z.strictObject({
  kind: z.literal('demo'),
  seed: z._default(z.int(), 1),
});

export const SourceSettings = z.discriminatedUnion(
  'kind',
  [DemoSettings, z.strictObject({ kind: z.literal('none') }), GtfsSettings],
  {
    error: goneKind(
      'Set "service.baseUrl" to the service and remove "source": the page then reads it without this server',
    ),
  },
);

export type SourceSettings = z.output<typeof SourceSettings>;
export type GtfsSettings = z.output<typeof GtfsSettings>;

export interface FeedSettings extends Pick<
  GtfsSettings,
  | 'folder'
  | 'predictions'
  | 'privateAddresses'
  | 'rereadMinutes'
  | 'vehicleFlags'
  | 'vehiclesSeconds'
> {
  /** Empty for the only feed of a city. */
  readonly name: string;
  readonly feed: FeedAddress;
  /** The zip or folder in a zip with several feeds that is this one. */
  readonly inside?: string;
  readonly realtime: readonly FeedAddress[];
}

/** The feeds of a city, each with what the settings say for all. */
export function feedsOf({ feed, feeds, ...all }: GtfsSettings): readonly FeedSettings[] {
  if (feed !== undefined)
    return [{ ...all, name: '', feed, realtime: [...all.realtime, ...all.vehicles] }];
  return (feeds ?? []).map(({ secret, vehicleFlags = all.vehicleFlags, ...one }) => {
    const withSecret = (address: FeedAddress): FeedAddress =>
      secret === undefined ? address : { secret, ...address };
    const realtime = one.realtime.map(withSecret);
    return { ...all, name: one.name, feed: withSecret(one.feed), realtime, vehicleFlags };
  });
}
