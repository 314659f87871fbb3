/** What the page says without a network, and when there is a new version of it. */
export const offline = {
  noNetwork: "You're offline. Live data will return when you reconnect.",
  newVersion: 'A new version of this page is ready.',
  reload: 'Reload page',
};
