/** The lists of stops. */
export const stops = {
  ofRoute: (routeID: string) => `Stops on route ${routeID}`,
  stopID: (stopID: string) => `Stop ${stopID}`,
  toward: (destinations: string) => `toward ${destinations}`,
};
