import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot, aVehicle } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubVoice, type Voice } from '../../../support/page/stubVoice.ts';
import { en, es } from '../../../support/words/catalogs.ts';

let voice: Voice;
beforeEach(() => {
  voice = stubVoice();
});
const press = (more = {}) =>
  void act(() => fireEvent.keyDown(document.body, { key: 's', ...more }));
const texts = () => voice.texts();

const display = (query: string) =>
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&${query}`,
    source: {
      lots: async () => [aLot({ specialEvents: [] })],
      vehicles: async (routeID) =>
        routeID === '03' ? [aVehicle({ nextStop: 'University & Park' })] : [],
    },
  });

test('A46: the key S reads what the board shows, once, and stops at the next press', async () => {
  display('panels=buses,lots&stop=0100&speech=1');
  await screen.findByText(en.kiosk.running(1));
  await screen.findByText('301', { selector: 'strong' });
  press();
  expect(texts()[0]).toBe('University & Park');
  expect(texts()).toContain(en.page.tabs.vehicles);
  expect(texts().join('\n')).toContain(`03, East Transfer Point, 1 ${en.kiosk.running(1)}`);
  const ofLot = texts().filter((text) => text.includes(aLot().name));
  expect(ofLot).toHaveLength(1);
  expect(ofLot[0]).toContain('301');
  const { length } = texts();
  press();
  expect(texts()).toHaveLength(length);
  expect(voice.isSpeaking()).toBe(false);
  press();
  expect(texts()).toHaveLength(2 * length);
});

test('A46: a display in Spanish is read in Spanish', async () => {
  display('panels=lots&lang=es&speech=1');
  await screen.findByRole('heading', { name: es.parking.sort.open });
  press();
  expect(texts()).toContain(es.parking.sort.open);
  expect(new Set(voice.languages())).toEqual(new Set(['es']));
});

test('A46: a key that is held down is one press, and without speech=1 none is heard', async () => {
  display('panels=lots&speech=1');
  await screen.findByText('301', { selector: 'strong' });
  press({ repeat: true });
  press({ ctrlKey: true });
  expect(texts()).toEqual([]);
  cleanup();
  display('panels=lots');
  await screen.findByText('301', { selector: 'strong' });
  press();
  expect(texts()).toEqual([]);
});
