import { expect, test } from 'vitest';

import { createApi } from '../../../src/api/createApi.ts';
import { preloadLinks } from '../../../src/server/http/preload-links.ts';
import { theSettings } from '../../support/builders.ts';
import { smallSource } from '../../support/small-source.ts';

const routes = [...(smallSource().city?.routes ?? [])];
const settings = theSettings({ service: { baseUrl: '', key: 'a key&more' }, routes });

const addressesOf = (link: string) =>
  [...link.matchAll(/<([^>]*)>/g)].map(([, address]) => address);

/** The URL that the page's own API client requests. */
async function requestedUrl(baseUrl: string, routeID: string): Promise<string> {
  let requested = '';
  const fetch: typeof globalThis.fetch = async (input) => {
    requested = typeof input === 'string' ? input : '';
    return Response.json({ status: '0', stops: [] });
  };
  await createApi({ baseUrl, key: settings.service.key, fetch }).getstops({ routeID });
  return requested;
}

test('S13: the first visit preloads the settings and the first route’s stops by the page’s own URLs', async () => {
  const link = preloadLinks(settings, '');
  expect(link).toMatch(/^<\/curbside\.json>; rel=preload; as=fetch; crossorigin, </);
  expect(addressesOf(link)).toEqual(['/curbside.json', await requestedUrl('', '03')]);
});

test('S13: a URL with routes preloads the stops of those that exist', async () => {
  expect(addressesOf(preloadLinks(settings, 'lang=es&route=22,07,zz'))).toEqual([
    '/curbside.json',
    await requestedUrl('', '22'),
    await requestedUrl('', '07'),
  ]);
  expect(addressesOf(preloadLinks(settings, 'route='))).toEqual(['/curbside.json']);
});

test('S13: a service under a path of this origin is preloaded under that path', async () => {
  const under = { ...settings, service: { ...settings.service, baseUrl: '/transit' } };
  expect(addressesOf(preloadLinks(under, ''))).toContain(await requestedUrl('/transit', '03'));
});

test('S13: with a service on another origin, and in other views, only the settings are preloaded', () => {
  const elsewhere = { ...settings, service: { ...settings.service, baseUrl: 'https://a.example' } };
  expect(addressesOf(preloadLinks(elsewhere, ''))).toEqual(['/curbside.json']);
  expect(addressesOf(preloadLinks(settings, 'view=kiosk'))).toEqual(['/curbside.json']);
});
