import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { supply } from '../../support/cities/supply.ts';
import {
  aJourney,
  aRide,
  aWalk,
  journeysResponse,
} from '../../support/journeys/journeys-answer.ts';
import { renderRider, type RiderOptions } from '../../support/page/render-rider.tsx';
import { ANY, like } from '../../support/phrases.ts';
import { timesOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const own = en.journeys;
const TIMES = { ...timesOf(() => [], null), trip: supply(async () => null) };

const open = (url: string, options: RiderOptions) =>
  renderRider({ audience: Embed, url, source: { times: TIMES }, ...options });

const settingsWith = (features: { parking: boolean; places?: boolean }) => ({
  settings: { features: { vehicles: true, times: true, journeys: true, ...features } },
});

test('J8, J5a: a visitor of a frame starts at an address, which the operator’s geocoder finds', async () => {
  const texts: string[] = [];
  const asked: URLSearchParams[] = [];
  open('/?view=embed&to=43.08,-89.41,Town%20Hall', {
    ...settingsWith({ parking: true, places: true }),
    middleware: async (request, service) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/getjourneys')) {
        asked.push(searchParams);
        return journeysResponse([aJourney(aWalk(), aRide())]);
      }
      if (!pathname.endsWith('/v1/places')) return service(request);
      texts.push(searchParams.get('text') ?? '');
      const places = [
        {
          kind: 'address',
          name: '12 Oak St',
          detail: 'Old Town',
          latitude: '43.0741',
          longitude: '-89.3809',
        },
      ];
      return Response.json({ status: '0', places, attribution: 'Data of a test' });
    },
  });
  const box = await screen.findByRole('searchbox', { name: own.start });
  expect(box.getAttribute('placeholder')).toBe(own.startOrAddress);
  await userEvent.type(box, '12');
  await userEvent.type(box, ' oak');
  const found = await screen.findByRole('button', { name: like(`12 Oak St${ANY}Old Town`) });
  expect(found.textContent).toContain(en.search.placeKinds.address);
  expect(screen.getByText('Data of a test')).toBeTruthy();
  expect(texts).toEqual(['12 oak']);
  await userEvent.click(found);
  await screen.findByRole('button', { name: like(own.sentence(ANY, ANY)) });
  expect(asked[0]?.get('from')).toBe('43.07410,-89.38090');
});

test('J8: a frame of a city without lots asks for no lot, and says what could not be searched', async () => {
  open('/?view=embed&to=0341', settingsWith({ parking: false }));
  const box = await screen.findByRole('searchbox', { name: own.start });
  expect(box.getAttribute('placeholder')).not.toBe(own.startHint);
  cleanup();
  open('/?view=embed&to=0341', {
    ...settingsWith({ parking: true, places: true }),
    middleware: async (request, service) =>
      request.url.includes('/v1/places') ? new Response('', { status: 503 }) : service(request),
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: own.start }), 'nowhere lane');
  expect(
    await screen.findByText(like(en.search.partFailed(en.search.kinds.place, ANY))),
  ).toBeTruthy();
});
