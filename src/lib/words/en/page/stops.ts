/** The lists of stops. */
export const stops = {
  favorites: 'Your stops',
  ofRoute: (routeID: string) => `Stops on route ${routeID}`,
  stopID: (stopID: string) => `Stop ${stopID}`,
  exitOnly: (destinations: string) => `exit only toward ${destinations}`,
  toward: (destinations: string) => `toward ${destinations}`,
};
