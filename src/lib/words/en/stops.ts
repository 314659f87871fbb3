/** The lists of stops. */
export const stops = {
  ofRoute: (routeID: string) => `Stops of route ${routeID}`,
  none: 'This route has no stops.',
  untold: 'Where buses from these stops go is not known: all stops are shown.',
  noneTowards: (destination: string) => `No stop has buses towards ${destination}.`,
  stopID: (stopID: string) => `Stop ${stopID}`,
  towards: (destinations: string) => `towards ${destinations}`,
};
