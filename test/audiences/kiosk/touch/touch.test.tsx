import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { eventually } from '../../../support/eventually.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';
import { en } from '../../../support/words/catalogs.ts';

const GARAGE = 'Capitol Square North Garage';
const card = () => screen.queryByRole('region', { name: en.page.panel });
// Not the asynchronous one, which waits after each timer.
const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1_000));

function point(type: string, target: Element) {
  fireEvent(target, Object.assign(new Event(type, { bubbles: true }), { pointerId: 1 }));
}

function tap(target: Element) {
  point('pointerdown', target);
  point('pointerup', target);
  fireEvent.click(target);
}

async function openDisplay(query: string, isFailing = () => false) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&panels=lots,events&${query}`,
    middleware: async (request, service) =>
      isFailing() ? new Response('', { status: 503 }) : service(request),
  });
  const [name] = await screen.findAllByText(GARAGE, { selector: '.kiosk-row__name > bdi' });
  return name ?? document.body;
}

test('A40: a touched row opens a card, which closes 60 s and a countdown of 10 s after the last finger is up', async () => {
  await openDisplay('touch=1');
  tap(await screen.findByRole('button', { name: GARAGE }));
  await eventually(() => expect(card()).not.toBeNull());
  expect(await screen.findByRole('heading', { name: GARAGE })).toBeDefined();
  // A card stores nothing and leads nowhere.
  expect(screen.queryByRole('button', { name: en.favorites.add })).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  point('pointerdown', document.body);
  await pass(72);
  expect(card()).not.toBeNull();
  point('pointerup', document.body);
  const countdown = () => screen.queryByText(like(en.kiosk.returnsIn(ANY)));
  await pass(58);
  expect(countdown()).toBeNull();
  await pass(5);
  expect(countdown()).not.toBeNull();
  await pass(8);
  expect(countdown()).toBeNull();
  expect(card()).toBeNull();
});

test('A40: a touch beside a card closes it', async () => {
  await openDisplay('touch=1');
  tap(await screen.findByRole('button', { name: GARAGE }));
  await eventually(() => expect(card()).not.toBeNull());
  tap(screen.getByRole('button', { name: en.page.close }));
  expect(card()).toBeNull();
});

test('A40: without touch a display has nothing that reacts', async () => {
  tap(await openDisplay('touch=0'));
  await pass(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(card()).toBeNull();
});

test('C9, A10: 18 minutes into an outage neither the list nor a card has a count', async () => {
  const service = { isFailing: false };
  await openDisplay('touch=1', () => service.isFailing);
  expect(screen.getByText('301', { selector: 'strong' })).toBeDefined();
  service.isFailing = true;
  for (let minute = 0; minute < 18; minute += 1) await pass(60);
  tap(screen.getByRole('button', { name: GARAGE }));
  expect(await screen.findByRole('heading', { name: GARAGE })).toBeDefined();
  expect(document.body.textContent).toContain(en.parking.reasons['too-old']);
  expect(document.body.textContent).not.toMatch(/301/);
});
