/** The facts about a city that decide the page's words. */
export interface CityWords {
  /** Whether every route is a bus route: then the page says "buses", otherwise "vehicles". */
  readonly isBusCity: boolean;
  readonly hasVehicles: boolean;
  readonly hasParking: boolean;
  /** The names of its feeds, if it has several: IDs of stops may have them in front. */
  readonly feeds?: readonly string[] | undefined;
  /** Whether its names are read from right to left: then sentences in other languages isolate them. */
  readonly isRightToLeft?: boolean;
}

/** A city of buses with live positions and parking. */
export const FULL_CITY: CityWords = { isBusCity: true, hasVehicles: true, hasParking: true };

/** Whether a GTFS route_type is a bus: 3, or an extended type of coaches (200 to 299) or buses (700 to 799). */
export const isBusType = (type: number): boolean => type === 3 || /^[27]\d\d$/.test(String(type));

/** The facts that decide a city's words, from its settings. */
export const cityWordsOf = ({
  routes,
  features,
  feeds,
}: {
  readonly routes: readonly { readonly type?: number | undefined; readonly name: string }[];
  readonly features: { readonly vehicles: boolean; readonly parking: boolean };
  readonly feeds?: readonly string[] | undefined;
}): CityWords => ({
  isBusCity: routes.every(({ type = 3 }) => isBusType(type)),
  hasVehicles: features.vehicles,
  hasParking: features.parking,
  feeds,
  // Hebrew, Arabic and their neighbors.
  isRightToLeft: routes.some(({ name }) => /[\u0590-\u08FF]/.test(name)),
});
