import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { dotSeparated } from '../../../src/lib/words/dotSeparated.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const { noStepFree, elevatorOut, stepFree } = en.stop;
const yes = en.lists.labeled(en.needs.accessible, en.vehicles.card.yes);

const platform = (stopID: string, way: object) => ({
  stopID,
  intersection: `Platform ${stopID}`,
  wheelChairAccessible: true,
  stepFree: way,
  lines: [],
});

test('W2: a platform without a step-free way is not called accessible, whatever its station is', async () => {
  const station = {
    stopID: 'grand',
    intersection: 'Grand Station',
    wheelChairAccessible: true,
    platforms: [
      platform('0100', { isReached: true, elevators: [] }),
      platform('0341', { isReached: false, elevators: [] }),
      platform('0726', { isReached: false, elevators: ['2'] }),
    ],
    entrances: [],
  };
  renderRider({
    url: '/?stop=grand',
    source: { times: timesOf(() => []) },
    middleware: async (request, service) =>
      request.url.includes('/getstoplocation?')
        ? Response.json({ status: '0', ...station, latitude: '43.07', longitude: '-89.4', station })
        : service(request),
  });
  const region = await screen.findByRole('region', { name: en.stop.platforms });
  const texts = within(region)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('small')?.textContent);
  expect(texts).toEqual([dotSeparated([yes, stepFree]), noStepFree, elevatorOut(1, '2')]);
});
