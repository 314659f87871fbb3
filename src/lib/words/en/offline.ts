/** What the page says of a missing network and of its own new versions, in English. */
export const offline = {
  noNetwork: 'No network. Stops and lots are shown as last read, and buses cannot be shown.',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
};
