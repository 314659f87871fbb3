import { withPeriod } from '../frame/withPeriod.ts';

/** What a display says around its board. */
export const display = {
  off: 'This display is out of service.',
  savedData: (clock: string, hasParking: boolean) =>
    withPeriod(`No connection. ${hasParking ? 'Stops and parking' : 'Stops'} as of ${clock}`),
  phoneCode: 'Scan to open this on your phone',
};

/** What the page says without a network, and when there is a new version of it. */
export const offline = {
  noNetwork: "You're offline. Live data will return when you reconnect.",
  newVersion: 'A new version of this page is ready.',
  reload: 'Reload page',
};
