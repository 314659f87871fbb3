import { afterAll, beforeAll, expect, test } from 'vitest';

import { readFrameOptions } from '../../../src/audiences/embed/options/frame-options.ts';
import { cityWordsOf } from '../../../src/lib/words/city-words.ts';
import { answerOEmbed } from '../../../src/server/oembed/answerOEmbed.ts';
import { theSettings } from '../../support/builders.ts';
import { startSmallServer, type SmallServer } from '../../support/cities/small-server.ts';
import { wordsFor } from '../../support/words/catalogs.ts';

const HOST = 'https://map.example.org';
const ROUTE = { routeID: '03', name: 'Crosstown', color: '#1f6f8b' };
const settings = theSettings({ routes: [ROUTE] });
const words = wordsFor(cityWordsOf(settings));

interface Answer {
  readonly [name: string]: unknown;
}

async function ask(
  url: string | null,
  more: Record<string, string> = {},
  frameAncestors: readonly string[] = ['*'],
  city = settings,
) {
  const query = new URLSearchParams({ ...(url === null ? {} : { url }), ...more });
  const request = new Request(`${HOST}/oembed?${query}`);
  const response = await answerOEmbed(request, { settings: city, frameAncestors });
  const body: Answer = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body };
}

/** The attributes of the frame in an answer, which is read as a CMS would paste it. */
const sourceOf = (body: Answer) => {
  const text = /src="([^"]*)"/.exec(String(body['html']))?.[1] ?? '';
  return new URL(text.replaceAll('&amp;', '&'));
};

test('B25: a rider’s URL gets a frame with the same view', async () => {
  const { status, headers, body } = await ask(`${HOST}/?route=03&center=43.07,-89.4&zoom=14`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toMatchObject({
    version: '1.0',
    type: 'rich',
    width: 640,
    height: 480,
    provider_name: 'Curbside',
    provider_url: `${HOST}/`,
  });
  expect(String(body['title'])).toContain(words.page.title(settings.city.name));
  expect(sourceOf(body).href).toBe(`${HOST}/?view=embed&route=03&center=43.07,-89.4&zoom=14`);
});

test('F27: a URL that was escaped twice gets the frame that was meant', async () => {
  const { body } = await ask(`${HOST}/?route=03&amp;zoom=14&amp;amp;lang=es`);
  expect(sourceOf(body).search).toBe('?view=embed&route=03&zoom=14&lang=es');
});

test('B25: a title names the routes that the settings know, in the language of the URL', async () => {
  const { body } = await ask(`${HOST}/?route=03,%3Cb%3E`);
  const name = words.routes.name(ROUTE.routeID, ROUTE.name);
  expect(body['title']).toBe(`${words.page.title(settings.city.name)} – ${name}`);
  const spanish = await ask(`${HOST}/?lang=es`);
  expect(spanish.body['title']).not.toBe(words.page.title(settings.city.name));
  expect(sourceOf(spanish.body).searchParams.get('lang')).toBe('es');
});

test.each([
  ['mode=list&panels=notices', words.page.tabs.notices],
  ['to=43.07,-89.4', words.journeys.directions],
])(
  'B17, J8: the title of a list, or of the ways to a place, says what it has: %s',
  async (query, what) => {
    const { body } = await ask(`${HOST}/?view=embed&${query}`);
    expect(body['title']).toBe(words.page.titleOf(settings.city.name, what));
  },
);

test('G2: a title names the route that a link from before the city had several feeds means', async () => {
  const region = {
    ...settings,
    feeds: ['north', 'south'],
    routes: ['south:03', 'north:03'].map((routeID) => ({
      ...ROUTE,
      routeID,
      label: '03',
      name: routeID,
      feed: routeID.slice(0, 5),
    })),
  };
  const titleOf = async (route: string) =>
    (await ask(`${HOST}/?route=${route}`, {}, ['*'], region)).body['title'];
  expect(await titleOf('03')).toBe(await titleOf('north:03'));
  expect(await titleOf('03')).toContain('north');
});

test('B25: the URL of a frame or of the builder gets that frame, without what is personal', async () => {
  for (const view of ['embed', 'builder']) {
    const { body } = await ask(
      `${HOST}/?view=${view}&mode=list&watch=0398&follow=x&api=1&origin=https://evil.example`,
    );
    expect(sourceOf(body).search).toBe('?view=embed&mode=list');
  }
});

test('B25: a pasted address gives its frame nothing but what frames have, and never a secret', async () => {
  for (const view of ['', 'view=embed&', 'view=builder&']) {
    const address = `${HOST}/?${view}stop=0100&secret=of-the-displays&id=7&SECRET=x&key=k&utm_source=y&__proto__=z`;
    const { body } = await ask(address);
    expect(sourceOf(body).search).toBe('?view=embed&stop=0100');
    expect(JSON.stringify(body)).not.toMatch(/of-the-displays|secret|utm_source/i);
  }
});

test('B25: the parameters that a pasted address keeps are those that a frame reads, but for personal ones', async () => {
  const read = new Set<string>();
  class NotedParameters extends URLSearchParams {
    override getAll(name: string): string[] {
      read.add(name);
      return super.getAll(name);
    }
  }
  readFrameOptions(new NotedParameters('panels=departures'));
  const all = new URLSearchParams([...read].map((name) => [name, '1']));
  const { body } = await ask(`${HOST}/?${all.toString()}`);
  const kept = sourceOf(body).searchParams;
  const left = [...read].filter((name) => !kept.has(name));
  expect(left.toSorted()).toEqual(['alert', 'api', 'follow', 'origin', 'watch']);
  expect([...kept.keys()].filter((name) => name !== 'view' && !read.has(name))).toEqual([]);
});

test('B25: a frame is never larger than the site has room for', async () => {
  const sizeOf = async (more: Record<string, string>) => {
    const { body } = await ask(`${HOST}/`, more);
    expect(String(body['html'])).toContain(`width="${String(body['width'])}"`);
    return [body['width'], body['height']];
  };
  expect(await sizeOf({ maxwidth: '320', maxheight: '2000' })).toEqual([320, 480]);
  expect(await sizeOf({ maxwidth: '', maxheight: '240' })).toEqual([640, 240]);
});

test('B19, B25: a URL from the builder gets the size chosen there, without the builder’s own words', async () => {
  const { body } = await ask(`${HOST}/?view=builder&size=1200x800&ui=es&route=03`, {
    maxwidth: '900',
  });
  expect([body['width'], body['height']]).toEqual([900, 800]);
  expect(sourceOf(body).search).toBe('?view=embed&route=03');
});

test.each<[string, string | null, Record<string, string>, number]>([
  ['another site', 'https://evil.example/?route=03', {}, 404],
  ['this name inside of another', 'https://map.example.org.evil.example/', {}, 404],
  ['a user name', 'https://map.example.org@evil.example/', {}, 404],
  ['a password', 'https://a:b@map.example.org/', {}, 404],
  ['a script', 'javascript:alert(1)//map.example.org', {}, 404],
  ['no URL', 'route=03', {}, 404],
  ['nothing', null, {}, 404],
  ['a file', `${HOST}/curbside.json`, {}, 404],
  ['a display', `${HOST}/?view=kiosk&stop=0100`, {}, 404],
  ['another format', `${HOST}/`, { format: 'xml' }, 501],
  ['a width of no pixels', `${HOST}/`, { maxwidth: '0' }, 400],
  ['a height that is no number', `${HOST}/`, { maxheight: '4"><script>' }, 400],
])('B25: %s is refused', async (_what, url, more, expected) => {
  const { status, headers, body } = await ask(url, more);
  expect(status).toBe(expected);
  expect(body['html']).toBeUndefined();
  expect(headers.get('cache-control')).toBe('no-store');
});

test('B25: where no other site may frame the page, a frame is private', async () => {
  expect((await ask(`${HOST}/`, {}, ["'self'"])).status).toBe(401);
});

test('B25: hostile texts stay texts', async () => {
  const { body } = await ask(`${HOST}/?title=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&"><b>=1`);
  expect(String(body['html'])).not.toMatch(/<script|"><b>/);
  expect(sourceOf(body).searchParams.get('title')).toBe('"><script>alert(1)</script>');
});

let server: SmallServer;
beforeAll(async () => {
  server = await startSmallServer({ server: { trustProxy: true } });
});
afterAll(() => server.stop());

/** What a CMS does with a pasted URL. */
async function discover(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  const html = await response.text();
  const [, href = ''] =
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(html) ?? [];
  return { response, href: href.replaceAll('&amp;', '&') };
}

test('B25: a CMS finds the answer from the page, and its frame shows the pasted view', async () => {
  const { href } = await discover(`${server.url}/?route=03&zoom=14`);
  const answer: Answer = JSON.parse(await (await fetch(`${href}&maxwidth=300`)).text());
  expect(answer['width']).toBe(300);
  expect(sourceOf(answer).href).toBe(`${server.url}/?view=embed&route=03&zoom=14`);
});

test('B25: the page with the link has the same headers, a version and the scheme of the proxy', async () => {
  const browser = { 'sec-fetch-dest': 'document' };
  const { response, href } = await discover(`${server.url}/`, { 'x-forwarded-proto': 'https' });
  const plain = await discover(`${server.url}/`, browser);
  expect(plain.href).toBe('');
  expect(href).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/oembed\?url=https%3A/);
  const names = ['content-security-policy', 'link', 'permissions-policy', 'cache-control'];
  const policies = ({ headers }: Response) => names.map((name) => headers.get(name));
  expect(policies(response)).toEqual(policies(plain.response));
  expect(response.headers.get('vary')).toContain('Sec-Fetch-Dest');
  // Each frame has its own page, also in a browser.
  const frame = await discover(`${server.url}/?view=embed`, { 'sec-fetch-dest': 'iframe' });
  expect(frame.href).not.toBe('');
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(`${server.url}/`, {
    headers: { 'if-none-match': etag, 'x-forwarded-proto': 'https' },
  });
  expect(again.status).toBe(304);
  expect((await discover(`${server.url}/?view=kiosk`)).href).toBe('');
  expect((await discover(`${server.url}/?stop=0100&secret=of-the-displays`)).href).not.toContain(
    'secret',
  );
});
