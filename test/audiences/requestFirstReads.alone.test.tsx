import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { AudienceProps } from '../../src/audiences/AudienceRoot.tsx';
import { requestFirstReads } from '../../src/audiences/requestFirstReads.ts';
import { Rider } from '../../src/audiences/rider/Rider.tsx';
import { en } from '../../src/lib/words/en/words.ts';
import { theSettings } from '../support/builders.ts';
import { supply } from '../support/cities/supply.ts';
import { renderRider } from '../support/page/render-rider.tsx';

const routes = ['03', '07'].map((routeID) => ({ routeID, name: routeID, color: '#123456' }));

/** The paths and routes that a page with this URL requests first. */
function firstRequestsOf(url: string, settings: Parameters<typeof theSettings>[0] = {}): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const { pathname, searchParams } = new URL(input, 'http://city.test');
    requested.push(`${pathname.replace(/.*\//, '')} ${searchParams.get('routeID') ?? ''}`.trim());
    return Response.json({});
  });
  window.history.replaceState(null, '', url);
  requestFirstReads(theSettings({ routes, ...settings }));
  return requested;
}

test('R31: the stops, buses and lots of the view are requested at once, the stops first', () => {
  expect(firstRequestsOf('/')).toEqual(['getstops 03', 'getvehicles 03', 'lots']);
});

test('R31: only the routes that the view shows are requested', () => {
  expect(firstRequestsOf('/?route=07')).toEqual(['getstops 07', 'getvehicles 07', 'lots']);
  expect(firstRequestsOf('/?route=')).toEqual(['lots']);
});

test('R31: nothing is requested that the city’s data does not include', () => {
  const features = { vehicles: false, parking: false };
  expect(firstRequestsOf('/', { features })).toEqual(['getstops 03']);
});

test('R31, T13: the departures of a stop that the URL opens are requested with the stops', () => {
  const features = { vehicles: true, parking: false, times: true };
  const reads = ['getstops 03', 'getarrivals', 'getvehicles 03'];
  expect(firstRequestsOf('/?stop=0100', { features })).toEqual(reads);
  expect(firstRequestsOf('/', { features })).not.toContain('getarrivals');
  expect(firstRequestsOf('/?stop=0100')).not.toContain('getarrivals');
});

test('R31: a large city requests no route before its page knows which are near', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    routeID: `${index}`,
    name: '',
    color: '#123456',
  }));
  expect(firstRequestsOf('/', { routes: many })).toEqual(['lots']);
  expect(firstRequestsOf('/', { routes: many, startRoutes: ['7'] })).toContain('getvehicles 7');
});

/** Requests the first reads as the page's entry does, before the page renders. */
function RiderWithFirstReads(props: AudienceProps) {
  useState(() => requestFirstReads(props.settings));
  return <Rider settings={props.settings} lang={props.lang} words={props.words} />;
}

test('T13: the stop’s card takes these departures', async () => {
  const { requests } = renderRider({
    audience: RiderWithFirstReads,
    url: '/?route=03&stop=0100',
    source: { times: { arrivals: supply(async () => ({ arrivals: [], updatedAt: null })) } },
    settings: { polling: { vehiclesSeconds: 600, lotsSeconds: 600 } },
  });
  await screen.findByText(en.times.none);
  expect(requests.filter((url) => url.includes('getarrivals'))).toHaveLength(1);
});

test('R31: the page’s reads take these responses, so nothing is requested twice', async () => {
  const { requests } = renderRider({
    audience: RiderWithFirstReads,
    url: '/?route=03&panel=buses',
    // On a busy machine the test takes longer than the default interval.
    settings: { polling: { vehiclesSeconds: 600, lotsSeconds: 600 } },
  });
  await screen.findByText(en.vehicles.vehicleID('007'), { exact: false });
  const reads = requests.filter((url) => /getstops|getvehicles|lots/.test(url));
  expect(reads.toSorted()).toEqual([...new Set(reads)].toSorted());
  expect(reads).toHaveLength(3);
});
