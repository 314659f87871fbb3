import { describe, expect, test } from 'vitest';

import {
  isFramedView,
  isFromOwnFrame,
} from '../../../../src/server/http/headers/frame-ancestors.ts';
import {
  contentSecurityPolicy,
  pageHeaders,
} from '../../../../src/server/http/headers/security-headers.ts';
import { OPEN_FREE_MAP } from '../../../../src/service/sources/snapshot/snapshot-city.ts';
import { theSettings } from '../../../support/builders.ts';

function policy(options: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) {
  const text = contentSecurityPolicy({
    settings: theSettings(),
    frameAncestors: ['*'],
    inlineScripts: [],
    isFramed: false,
    ...options,
  });
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the content security policy', () => {
  test('S13: only scripts from this origin run, and they reach only this origin', () => {
    expect(policy()).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'worker-src': ["'self'"],
      'connect-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'self'"],
    });
  });

  test('A42: displays may report to the origin in the settings', () => {
    const reach = (heartbeat: string) => policy({ heartbeat })['connect-src'];
    expect(reach('https://fleet.example.org/hb')).toEqual(["'self'", 'https://fleet.example.org']);
    expect(reach('/hb')).toEqual(["'self'"]);
  });

  test('S13: an inline script runs only by its hash', () => {
    const { 'script-src': scripts } = policy({ inlineScripts: ['sha256-abc='] });
    expect(scripts).toEqual(["'self'", "'sha256-abc='"]);
  });

  test('S20: route documents on another origin add that origin to connect-src', () => {
    const routeDocuments = 'https://routes.example.org/{routeID}.json';
    const { 'connect-src': connect } = policy({ settings: theSettings({ routeDocuments }) });
    expect(connect).toEqual(["'self'", 'https://routes.example.org']);
  });

  test('S13: a service on another origin adds that origin to connect-src only', () => {
    const service = { baseUrl: 'http://127.0.0.1:4010/transit', key: 'k' };
    const { 'connect-src': connect, 'img-src': images } = policy({
      settings: theSettings({ service }),
    });
    expect(connect).toEqual(["'self'", 'http://127.0.0.1:4010']);
    expect(images).toEqual(["'self'", 'data:', 'blob:']);
  });

  test.each([
    ['https://tiles.example.org/style.json', 'https://tiles.example.org'],
    ['pmtiles://https://files.example.org/city.pmtiles', 'https://files.example.org'],
  ])('S13: the basemap %s opens https for tiles, images and fonts', (dark, origin) => {
    const basemap = { light: '/basemap/light.json', dark };
    const opened = policy({ settings: theSettings({ basemap }) });
    expect(opened['connect-src']).toEqual(["'self'", 'https:', origin]);
    expect(opened['img-src']).toContain('https:');
    expect(opened['script-src']).toEqual(["'self'"]);
  });

  test.each([
    ['https://tiles.example.org/planet', 'https://tiles.example.org'],
    ['https://tiles.example.org/{z}/{x}/{y}.pbf', 'https://tiles.example.org'],
    [OPEN_FREE_MAP, 'https://tiles.openfreemap.org'],
  ])('S18: the tiles %s open exactly their host, for data only', (tiles, host) => {
    const basemap = { light: '/basemap/light.json', dark: '/basemap/dark.json', tiles };
    const opened = policy({ settings: theSettings({ basemap }) });
    expect(opened).toEqual({
      ...policy(),
      'connect-src': ["'self'", host],
    });
  });

  test('S18: tiles on the page’s own origin open no other host', () => {
    const tiles = '/tiles/{z}/{x}/{y}.pbf';
    const basemap = { light: '/basemap/light.json', dark: '/basemap/dark.json', tiles };
    expect(policy({ settings: theSettings({ basemap }) })).toEqual(policy());
  });

  test('S13: only the page’s own origin may frame it; the sites in the settings may frame the embed view', () => {
    const frameAncestors = ['https://city.example.org', "'self'"];
    expect(policy({ frameAncestors })['frame-ancestors']).toEqual(["'self'"]);
    const framed = policy({ frameAncestors, isFramed: true });
    expect(framed['frame-ancestors']).toEqual(frameAncestors);
    const own = (...sites: string[]) => policy({ frameAncestors: sites, isFramed: true });
    // The builder's preview is a frame of this site (B19).
    expect(own('https://a.example')['frame-ancestors']).toEqual(["'self'", 'https://a.example']);
    expect(own('*')['frame-ancestors']).toEqual(['*']);
  });

  test.each([
    ['view=embed', true],
    ['lang=es&view=embed&route=03', true],
    ['', false],
    ['view=kiosk', false],
    ['view=embedded', false],
    ['preview=embed', false],
    ['view=embed?', false],
  ])('S13: whether "%s" is the view for frames: %s', (query, expected) => {
    expect(isFramedView(query)).toBe(expected);
  });

  test('S13: only the embed view may start a worker from a data: URL', () => {
    const framed = policy({ isFramed: true });
    expect(framed['worker-src']).toEqual(["'self'", 'data:']);
    expect(framed['connect-src']).toEqual(["'self'", 'data:']);
    expect(framed['script-src']).toEqual(["'self'"]);
  });
});

test('S13: the page may use the location and the full screen, but no microphone or camera', () => {
  const policy = pageHeaders(false)['permissions-policy'] ?? '';
  expect(policy.split(', ')).toEqual(
    expect.arrayContaining([
      'geolocation=(self)',
      'fullscreen=(self)',
      'camera=()',
      'microphone=()',
    ]),
  );
});

test('B9, S13: the embed view may use the location if its host allows it', () => {
  const policy = pageHeaders(true)['permissions-policy'] ?? '';
  expect(policy.split(', ')).toEqual(
    expect.arrayContaining(['geolocation=(self)', 'fullscreen=(self)', 'camera=()']),
  );
});

test('S13: the page isolates its window from others, except in the embed view', () => {
  expect(pageHeaders(false)['cross-origin-opener-policy']).toBe('same-origin');
  expect(pageHeaders(true)['cross-origin-opener-policy']).toBeUndefined();
});

test('B3, S13: a page that one of this site’s frames opens may be in the sandbox of the frame', () => {
  const frame = 'https://map.example.org/?view=embed&route=03';
  expect(isFromOwnFrame(frame, 'map.example.org')).toBe(true);
  expect(pageHeaders(false, true)['cross-origin-opener-policy']).toBeUndefined();
  const others = [frame.replace('map', 'other'), 'https://map.example.org/?route=03', '', 'none'];
  for (const referer of others) expect(isFromOwnFrame(referer, 'map.example.org')).toBe(false);
});
