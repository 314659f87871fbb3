import { Kiosk } from '../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot } from '../builders.ts';
import { NOON } from '../cities/small-source.ts';
import { arrivalIn, EAST, timesOf } from '../times/departures.ts';
import { renderRider } from './render-rider.tsx';

/** A display, and the file of its operator, which a test changes while the page is open. */
export function setFromAfar(entry: unknown, address = '/?view=kiosk&id=lobby-3', isThere = true) {
  const file = { entry, isThere };
  renderRider({
    audience: Kiosk,
    url: address,
    source: {
      lots: async () => [aLot()],
      times: timesOf((stopID) =>
        stopID === '9999'
          ? null
          : [
              arrivalIn(4, {
                ...EAST,
                basis: 'reported',
                tripID: stopID,
                destination: `to ${stopID}`,
              }),
            ],
      ),
    },
    middleware: async (request, service) => {
      if (!file.isThere) throw new TypeError('no network');
      const { pathname } = new URL(request.url);
      if (pathname === '/version.json')
        return Response.json({}, { headers: { date: new Date(NOON).toUTCString() } });
      return pathname === '/screens.json'
        ? Response.json({ screens: { 'lobby-3': file.entry } })
        : service(request);
    },
  });
  return file;
}
