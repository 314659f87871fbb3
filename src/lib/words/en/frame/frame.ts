/** A frame on another site. */
export const frame = {
  list: 'List',
  close: 'Close',
  skipMap: 'Skip the map',
  live: (age: string) => `Live, ${age} ago`,
  updated: (age: string) => `Updated ${age} ago`,
  printed: (time: string) => `Data from ${time}`,
  noNewTabs: "This site doesn't let the map open a new tab. Copy the address instead:",
  address: 'Address of the full map',
};
