import fc from 'fast-check';
import { expect, test } from 'vitest';

import { startCamera } from '../../src/view/startCamera.ts';
import { urlFromView } from '../../src/view/urlFromView.ts';
import { LAYERS, unaskedLayers } from '../../src/view/view.ts';
import { viewFromUrl } from '../../src/view/viewFromUrl.ts';
import { aView } from '../support/any-view.ts';
import { theSettings } from '../support/builders.ts';

const fromText = (query: string) => viewFromUrl(new URLSearchParams(query));

test('R20: a copied link opens the same view', () => {
  fc.assert(
    fc.property(aView, (view) => {
      expect(fromText(urlFromView(view))).toEqual(view);
    }),
  );
});

test('R20: any query gives a view', () => {
  const name = fc.constantFrom(
    'route',
    'near',
    'radius',
    'center',
    'zoom',
    'panel',
    'hide',
    'stop',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const view = viewFromUrl(new URLSearchParams(pairs));
      expect(fromText(urlFromView(view))).toEqual(view);
    }),
  );
});

test('A1, B2: a layer of a later version is off in frames and displays until their URL asks for it', () => {
  const unasked = unaskedLayers(LAYERS, []);
  expect(unasked).toContain('bikes');
  expect(LAYERS.filter((layer) => !unasked.includes(layer))).toEqual(['stops', 'vehicles', 'lots']);
  expect(unaskedLayers(LAYERS, ['lots', ...unasked])).toEqual([]);
});

const hostile = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0.77, 180.4, -540, 1e21));

test('R20: a link can be written with any camera, point and radius', () => {
  const place = fc.record({ lat: hostile, lon: hostile });
  const camera = fc.record({ lat: hostile, lon: hostile, zoom: hostile, bearing: hostile });
  fc.assert(
    fc.property(aView, place, hostile, camera, (view, near, radius, at) => {
      const kept = fromText(urlFromView({ ...view, near, radius, camera: at }));
      expect({ ...kept, near: null, radius: null, camera: null }).toEqual({
        ...view,
        near: null,
        radius: null,
        camera: null,
      });
    }),
  );
});

test.each([
  ['a world that is smaller than its frame', { zoom: -0.77 }, { camera: null }],
  ['a world that is seen again', { lon: 270.6 }, { camera: null }],
  ['a bearing that is none', { bearing: Number.NaN }, { camera: { bearing: 0, zoom: 3 } }],
  ['a turn to the left', { bearing: -90.4 }, { camera: { bearing: 270, zoom: 3 } }],
])('R20: with %s the link keeps what it can hold', (_name, camera, expected) => {
  const view = fromText('center=43,-89&zoom=3&route=03');
  const at = { lat: 43, lon: -89, zoom: 3, bearing: 0, ...camera };
  expect(fromText(urlFromView({ ...view, camera: at }))).toMatchObject({
    ...expected,
    routes: ['03'],
  });
});

test('R20: a link full of bad values keeps every good one', () => {
  const query = [
    'at=tomorrow&at=2026-11-20&at=2026-11-20T19:00',
    'near=NaN,NaN&near=1e9,1e9&near=43.07,-89.4&near=1,2',
    'center=43,-1000&center=Infinity,0&center=43.1,-89.3&zoom=1e9&zoom=&zoom=15&bearing=NaN',
    'radius=1e9&radius=NaN&radius=250&lang=t&lang=e%20n&theme=__proto__&units=constructor',
    'stop=&vehicle=07/015&lot=12&route=03,,03,%20,07&needs=lift,lift,NaN&hide=1e9',
  ].join('&');
  expect(fromText(query)).toEqual({
    ...fromText(''),
    moment: '2026-11-20T19:00',
    near: { lat: 43.07, lon: -89.4 },
    camera: { lat: 43.1, lon: -89.3, zoom: 15, bearing: 0 },
    radius: 250,
    selection: { kind: 'vehicle', id: '07/015' },
    routes: ['03', '07'],
    needs: ['lift'],
  });
});

test.each([
  ['radius=500', { radius: null }],
  ['radius=99', { radius: null }],
  ['radius=250', { radius: 250 }],
  ['near=91,0', { near: null }],
  ['near=43.07', { near: null }],
  ['near=43.07,-89.4', { near: { lat: 43.07, lon: -89.4 } }],
  ['center=43,-89', { camera: null }],
  ['center=43,-89&zoom=99', { camera: null }],
  ['panel=secrets', { panel: 'stops' }],
  ['panel=buses', { panel: 'vehicles' }],
  ['panel=vehicles', { panel: 'vehicles' }],
  ['panel=parking', { panel: 'lots' }],
  ['panel=lots', { panel: 'lots' }],
  ['theme=neon', { theme: null }],
  ['lang=<b>', { lang: null }],
  ['lang=zh-Hant', { lang: 'zh-Hant' }],
  ['lang=fil', { lang: 'fil' }],
  ['units=furlongs', { units: null }],
  ['units=metres', { units: 'metres' }],
  ['hide=stops,moon', { hidden: ['stops'] }],
  ['watch=0341', { watches: [{ stopID: '0341', destination: null }] }],
  ['watch=0341~P%26R&watch=0341~P%26R', { watches: [{ stopID: '0341', destination: 'P&R' }] }],
  [
    'watch=~&watch=~East&watch=1&watch=2&watch=3&watch=4&watch=5',
    { watches: ['1', '2', '3', '4'].map((stopID) => ({ stopID, destination: null })) },
  ],
  ['follow=07/015', { follow: '07/015' }],
  ['needs=bike,wings,lift', { needs: ['lift', 'bike'] }],
  [`destination=${'x'.repeat(81)}`, { destination: null }],
  ['route=', { routes: [] }],
  ['', { routes: null }],
  ['route=07,07,B', { routes: ['07', 'B'] }],
  [String.raw`route=A\,B,07`, { routes: ['A,B', '07'] }],
  ['vehicle=07/015', { selection: { kind: 'vehicle', id: '07/015' } }],
])('R20: %s drops what is bad and keeps the rest', (query, expected) => {
  expect(fromText(`${query}&route2=x`)).toMatchObject(expected);
});

test('R2: labels with spaces and & survive the URL', () => {
  const view = { ...fromText(''), destination: 'CapSq-Dutch P&R' };
  expect(urlFromView(view)).not.toContain('P&R');
  expect(fromText(urlFromView(view)).destination).toBe('CapSq-Dutch P&R');
});

test('R30: a search in a city whose map begins near its streets does not zoom out', () => {
  const settings = theSettings();
  const city = { ...settings.city, zoom: 17 };
  const near = { lat: 43.07, lon: -89.4 };
  const zoomOf = (of: typeof settings) => startCamera(of, { ...fromText(''), near }).zoom;
  expect([zoomOf(settings), zoomOf({ ...settings, city })]).toEqual([16, 17]);
});
