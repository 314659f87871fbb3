import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { withCapital } from '../../../../src/lib/words/withCapital.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const { elevators } = en.display;

/** A platform of the station, as getstoplocation has it. */
const platform = (code: string, stepFree?: object) => ({
  stopID: `P${code}`,
  intersection: 'Grand Station',
  platform: code,
  lines: [],
  ...(stepFree && { stepFree }),
});

/** A display whose stop is one of a station with these platforms. */
const display = (platforms: readonly object[] | null, query = 'stop=0100') =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&panels=elevators&${query}`,
    middleware: async (request, service) => {
      if (!request.url.includes('/getstoplocation?')) return service(request);
      if (platforms === null) return new Response('', { status: 500 });
      const station = {
        stopID: 'grand',
        intersection: 'Grand Station',
        platforms,
        entrances: [],
      };
      return Response.json({
        status: '0',
        stopID: '0100',
        intersection: 'University & Park',
        latitude: '43.07',
        longitude: '-89.4',
        station,
      });
    },
  });

const board = () => screen.findByRole('region', { name: elevators.heading });

test('A61: closed elevators are listed, with the platforms that have no step-free way for that reason', async () => {
  display([
    platform('1', { isReached: false, elevators: ['2', '5'] }),
    platform('2', { isReached: false, elevators: ['2'] }),
    platform('3', { isReached: true, elevators: ['4'] }),
  ]);
  const rows = await within(await board()).findAllByRole('listitem');
  const [one, two] = [en.stop.platform('1'), en.stop.platform('2')];
  const out = withCapital(elevators.out);
  expect(rows.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
    `${elevators.named('2')}${out} · ${elevators.noWayTo(`${one} and ${two}`)}`,
    `${elevators.named('5')}${out} · ${elevators.noWayTo(one)}`,
  ]);
});

test('A61: where all elevators run, and where nothing is known of any, the board says so', async () => {
  display([platform('1', { isReached: true, elevators: ['2'] })]);
  await within(await board()).findByText(elevators.allReached);
  expect(within(await board()).queryAllByRole('listitem')).toEqual([]);
  cleanup();
  display([platform('1')]);
  expect(await within(await board()).findByText(elevators.unknown)).toBeTruthy();
  cleanup();
  // Nothing that is read doesn't mean that all is well.
  display(null);
  expect(await within(await board()).findByText(en.display.allLost(null))).toBeTruthy();
});

test('A61: a display of a whole city has no panel of elevators', async () => {
  display([], 'panels=lots');
  await screen.findByRole('region', { name: en.parking.sort.open });
  expect(screen.queryByRole('region', { name: elevators.heading })).toBeNull();
});
