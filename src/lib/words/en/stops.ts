/** The lists of stops. */
export const stops = {
  ofRoute: (routeID: string) => `Stops on route ${routeID}`,
  none: 'none listed.',
  destinationsUnknown: "Destinations aren't available for these stops, so all of them are shown.",
  noneToward: (destination: string) => `No stops toward ${destination}.`,
  stopID: (stopID: string) => `Stop ${stopID}`,
  toward: (destinations: string) => `toward ${destinations}`,
};
