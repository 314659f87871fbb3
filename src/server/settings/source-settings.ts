import * as z from 'zod/mini';

import { feedAddress, urlAddress } from './address-settings.ts';
import { CalendarSettings } from './events-settings.ts';
import { GATEWAY, SOURCE_ACCESS, VehiclesSettings } from './gateway-settings.ts';
import { LotsSettings } from './lots-settings.ts';
import { NoticesSettings } from './notices-settings.ts';

/** Where lots and events come from, if not from the source of the stops (S10). */
const PARTS = {
  lots: z.optional(LotsSettings),
  events: z._default(z.array(CalendarSettings), []),
  /** The operator's own notices (N10). */
  notices: z.optional(NoticesSettings),
};

interface RealtimeSettings<Address> {
  readonly realtime: readonly Address[];
  readonly vehicles: readonly Address[];
}

/** The GTFS-realtime feeds of a city, by either name. */
export const realtimeFeeds = <Address>({
  realtime,
  vehicles,
}: RealtimeSettings<Address>): readonly Address[] => [...realtime, ...vehicles];

export const GtfsSettings = z
  .strictObject({
    kind: z.literal('gtfs'),
    /** The GTFS feed: a zip file or a folder, by path or URL. A path is relative to the settings file. */
    feed: feedAddress,
    /** GTFS-realtime feeds, whatever they hold. */
    realtime: z._default(z.array(urlAddress), []),
    /** An older name of `realtime`. */
    vehicles: z._default(z.array(urlAddress), []),
    /** Where the vehicles come from instead of GTFS-realtime (S10). */
    vehiclesFrom: z.optional(VehiclesSettings),
    /** How often the realtime feeds are requested, once for all riders. */
    vehiclesSeconds: z._default(z.number().check(z.gte(2), z.lte(300)), 15),
    /** Which times count where the agency predicts them and buses are seen: its own, or ours (T10). */
    predictions: z._default(z.enum(['reported', 'estimated']), 'reported'),
    /** What all vehicles have, where the feeds don't say (S7). */
    vehicleFlags: z._default(
      z.strictObject({
        wifiAccess: z.optional(z.boolean()),
        bikeRack: z.optional(z.boolean()),
        wheelChairLift: z.optional(z.boolean()),
        wheelChairAccessible: z.optional(z.boolean()),
      }),
      {},
    ),
    /** How often a feed from a URL is requested again. A path is read when it changes. */
    rereadMinutes: z._default(z.number().check(z.gte(1), z.lte(10_080)), 60),
    /** Where snapshots are stored; by default a folder of the user's cache. */
    folder: z.optional(z.string().check(z.minLength(1))),
    privateAddresses: SOURCE_ACCESS,
    ...PARTS,
  })
  .check(
    z.refine(
      (settings) => realtimeFeeds(settings).length === 0 || settings.vehiclesFrom === undefined,
      'expected either "realtime", also called "vehicles", or "vehiclesFrom"',
    ),
  );

/** A service that speaks the interface, behind this one (S9). */
export const GatewaySettings = z.strictObject({ ...GATEWAY, ...PARTS });

/** The city that needs no network. Another seed gives other events and open spots. */
export const DemoSettings = z.strictObject({
  kind: z.literal('demo'),
  seed: z._default(z.int(), 1),
});

/** Where the city's data comes from. */
export const SourceSettings = z.discriminatedUnion('kind', [
  DemoSettings,
  z.strictObject({ kind: z.literal('none') }),
  GtfsSettings,
  GatewaySettings,
]);

export type SourceSettings = z.output<typeof SourceSettings>;
export type MixedSettings = Pick<GtfsSettings, 'lots' | 'events' | 'notices' | 'vehiclesFrom'>;
export type GatewaySettings = Omit<z.output<typeof GatewaySettings>, 'kind' | keyof typeof PARTS>;
export type GtfsSettings = z.output<typeof GtfsSettings>;
