import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { arrivalIn, timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const PLATFORMS = ['0100', '0341'];
const GRAND = {
  stopID: 'grand',
  intersection: 'Grand Station',
  platforms: PLATFORMS.map((stopID) => ({ stopID, intersection: stopID, lines: [] })),
  entrances: [],
};

/** A display at a station whose platforms have a bus each. */
function display(query: string, hasNetwork = true) {
  const bus = (destination: string, minutes: number) => [
    arrivalIn(minutes, { routeID: '03', destination }),
  ];
  return renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&panels=departures&${query}`,
    source: {
      times: timesOf((stopID) => (stopID === '0100' ? bus('Eastgate', 9) : bus('Westgate', 14))),
    },
    middleware: async (request, service) => {
      const asked = new URL(request.url).searchParams.get('stopID');
      if (!request.url.includes('/getstoplocation?') || asked !== 'grand') return service(request);
      if (!hasNetwork) throw new TypeError('no network');
      return Response.json({
        status: '0',
        ...GRAND,
        latitude: '43.07',
        longitude: '-89.4',
        station: GRAND,
      });
    },
  });
}

/** What the rows of the board say, once there are two. */
async function rows(): Promise<readonly (string | null)[]> {
  const board = within(await screen.findByRole('region', { name: en.page.tabs.departures }));
  await waitFor(() => expect(board.getAllByRole('listitem')).toHaveLength(2));
  return board.getAllByRole('listitem').map(({ textContent }) => textContent);
}

const BOTH = [expect.stringContaining('Eastgate'), expect.stringContaining('Westgate')];

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON }));

test('A1: a display whose stop is a station lists the departures of its platforms', async () => {
  display('stop=grand');
  expect(await rows()).toEqual(BOTH);
  expect(screen.queryByText(en.kiosk.unservedStops(1, 'grand'))).toBeNull();
  cleanup();
  // Where it was found once, it needs no network to be known.
  display('stop=grand', false);
  expect(await rows()).toEqual(BOTH);
});

test('A1: minutes to a station are those to its platforms', async () => {
  display('stop=grand:10');
  const board = within(await screen.findByRole('region', { name: en.page.tabs.departures }));
  expect(await board.findByText('Westgate')).toBeTruthy();
  expect(board.queryByText('Eastgate')).toBeNull();
});
