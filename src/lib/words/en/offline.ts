/** What the page says without a network, and when there is a new version of it. */
export const offline = {
  noNetwork: 'No network: nothing new can be shown until it is back.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
};
