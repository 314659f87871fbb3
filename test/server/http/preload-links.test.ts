import { expect, test } from 'vitest';

import { createApi } from '../../../src/api/createApi.ts';
import { preloadLinks } from '../../../src/server/http/preload-links.ts';
import { theSettings } from '../../support/builders.ts';
import { smallSource } from '../../support/small-source.ts';

const routes = [...(smallSource().city?.routes ?? [])];
const settings = theSettings({ service: { baseUrl: '', key: 'a key&more' }, routes });

const addressesOf = (link: string) =>
  [...link.matchAll(/<([^>]*)>/g)].map(([, address]) => address);

/** What the page itself asks for, by its own client. */
async function askedBy(baseUrl: string, routeID: string): Promise<string> {
  let asked = '';
  const fetch: typeof globalThis.fetch = async (input) => {
    asked = typeof input === 'string' ? input : '';
    return Response.json({ status: '0', stops: [] });
  };
  await createApi({ baseUrl, key: settings.service.key, fetch }).getstops({ routeID });
  return asked;
}

test('S13: the first visit has its settings and the first route’s stops on their way, as the page asks for them', async () => {
  const link = preloadLinks(settings, '');
  expect(link).toMatch(/^<\/curbside\.json>; rel=preload; as=fetch; crossorigin, </);
  expect(addressesOf(link)).toEqual(['/curbside.json', await askedBy('', '03')]);
});

test('S13: an address that names routes has the stops of those on their way, and of none unknown', async () => {
  expect(addressesOf(preloadLinks(settings, 'lang=es&route=22,07,zz'))).toEqual([
    '/curbside.json',
    await askedBy('', '22'),
    await askedBy('', '07'),
  ]);
  expect(addressesOf(preloadLinks(settings, 'route='))).toEqual(['/curbside.json']);
});

test('S13: a service under a path of this origin is asked under it', async () => {
  const under = { ...settings, service: { ...settings.service, baseUrl: '/transit' } };
  expect(addressesOf(preloadLinks(under, ''))).toContain(await askedBy('/transit', '03'));
});

test('S13: of a service elsewhere, and in other views, only the settings are on their way', () => {
  const elsewhere = { ...settings, service: { ...settings.service, baseUrl: 'https://a.example' } };
  expect(addressesOf(preloadLinks(elsewhere, ''))).toEqual(['/curbside.json']);
  expect(addressesOf(preloadLinks(settings, 'view=kiosk'))).toEqual(['/curbside.json']);
});
