/** What the page says of a missing network and of its own new versions, in English. */
export const offline = {
  noNetwork: 'No network: nothing new can be shown until it is back.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
};
