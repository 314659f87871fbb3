import type { ParkingLot } from '../../contract/parking-lot.ts';
import { eventKey, type SpecialEvent } from '../../contract/special-event.ts';
import type { ServerSource } from './ServerSource.ts';

/** Lots from another place than the stops. */
export type LotsPart = Required<Pick<ServerSource, 'lots'>> &
  Pick<ServerSource, 'start' | 'stop' | 'dataTimes' | 'health' | 'figures'>;

/** Vehicles from another place than the stops. */
export type VehiclesPart = Required<Pick<ServerSource, 'vehicles'>> &
  Pick<ServerSource, 'start' | 'stop' | 'dataTimes' | 'health' | 'figures'>;

/** Events of lots from calendars. */
export interface EventsPart extends Pick<ServerSource, 'start' | 'stop' | 'health' | 'figures'> {
  /** The events of a lot; null if one of its calendars can't be read, undefined if it has none. */
  eventsOf(lot: ParkingLot, now: number): readonly SpecialEvent[] | null | undefined;
  /** Logs which lots of the settings are not among all lots of the city, or are several of them. */
  checkLots(all: readonly ParkingLot[]): void;
}

export interface Parts {
  readonly vehicles?: VehiclesPart | undefined;
  readonly lots?: LotsPart | undefined;
  readonly events?: EventsPart | undefined;
}

/** Adds a calendar's events to those that the lot has. Without any that are known, null stays null. */
function withEvents(
  lot: ParkingLot,
  events: readonly SpecialEvent[] | null | undefined,
): ParkingLot {
  if (events === undefined) return lot;
  const own = lot.specialEvents;
  const listed = [...(own ?? []), ...(events ?? [])];
  const isUnknown = own === null || events === null;
  const unique = new Map(listed.map((event) => [eventKey(event), event]));
  return { ...lot, specialEvents: listed.length === 0 && isUnknown ? null : [...unique.values()] };
}

/**
 * A source whose vehicles, lots or events come from elsewhere (S10). Everything else is that of `base`.
 *
 * @param clock returns milliseconds since 1970
 */
export function mixSources(
  base: ServerSource,
  { vehicles: vehiclesPart, lots, events }: Parts,
  clock: () => number,
): ServerSource {
  const parts = [base, vehiclesPart, lots, events].filter((part) => part !== undefined);
  if (parts.length === 1) return base;
  const lotsSource: LotsPart | ServerSource = lots ?? base;
  const { basemap } = base;
  const vehiclesSource: VehiclesPart | ServerSource = vehiclesPart ?? base;
  const vehicles = vehiclesSource.vehicles?.bind(vehiclesSource);
  const stopsOfRoute = base.stopsOfRoute?.bind(base);
  const routeDocument = base.routeDocument?.bind(base);
  const lotsOfSource = lotsSource.lots?.bind(lotsSource);
  const readLots =
    lotsOfSource === undefined
      ? undefined
      : async (now: number) => {
          const all = await lotsOfSource(now);
          events?.checkLots(all);
          return all;
        };
  /** Whether the lots were read. A gateway asks for them only when riders do. */
  const hasReadLots = () => lotsSource.dataTimes(clock()).lotsReadAt !== undefined;
  const mixed: ServerSource = {
    name: base.name,
    ...(basemap === undefined ? {} : { basemap }),
    async start() {
      await base.start?.();
      await Promise.all([vehiclesPart?.start?.(), lots?.start?.(), events?.start?.()]);
      // The log then says at the start, and not to the first rider, that a venue's lot doesn't exist.
      if (hasReadLots()) await readLots?.(clock()).catch(() => {});
    },
    async stop() {
      await Promise.all(parts.map(async (part) => part.stop?.()));
    },
    dataTimes(now) {
      const { lots: lotsTime, lotsReadAt, lotsRefreshAt } = lotsSource.dataTimes(now);
      return {
        ...base.dataTimes(now),
        vehicles: vehiclesSource.dataTimes(now).vehicles,
        lots: lotsTime,
        ...(lotsReadAt === undefined ? {} : { lotsReadAt }),
        ...(lotsRefreshAt === undefined ? {} : { lotsRefreshAt }),
      };
    },
    routeIDs: (now) => base.routeIDs(now),
    stops: (now) => base.stops(now),
    stopsGap: () => base.stopsGap?.() ?? null,
    ...(stopsOfRoute === undefined ? {} : { stopsOfRoute }),
    ...(vehicles === undefined ? {} : { vehicles }),
    ...(routeDocument === undefined ? {} : { routeDocument }),
    ...(readLots === undefined
      ? {}
      : {
          lots: async (now: number) => {
            const all = await readLots(now);
            return events === undefined
              ? all
              : all.map((lot) => withEvents(lot, events.eventsOf(lot, now)));
          },
        }),
    health: () => Object.assign({}, ...parts.map((part) => part.health?.() ?? {})),
    figures: () => parts.flatMap((part) => part.figures?.() ?? []),
  };
  if (!('city' in base)) return mixed;
  return {
    ...mixed,
    get city() {
      const { city } = base;
      if (city === undefined) throw new Error('the source has no city');
      return city;
    },
  };
}
