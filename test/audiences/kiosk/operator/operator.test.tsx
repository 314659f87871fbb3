import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { DISPLAY_ERRORS } from '../../../../src/audiences/kiosk/fleet/errorQueue.ts';
import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { eventually } from '../../../support/eventually.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubModalDialog } from '../../../support/page/stubModalDialog.ts';
import { en, es } from '../../../support/words/catalogs.ts';

const START = Date.UTC(2026, 10, 20, 18);

beforeEach(() => {
  stubModalDialog();
  vi.useFakeTimers({ now: START, shouldAdvanceTime: true });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const { operator } = en;
const overlay = (heading = operator.heading) => screen.queryByRole('dialog', { name: heading });
// Not the asynchronous one, which waits after each timer.
const pass = (seconds: number) => act(async () => void vi.advanceTimersByTime(seconds * 1_000));

/** Does something five times, with this many seconds between two times. */
async function fiveTimes(once: () => void, between = 0.4) {
  for (let time = 0; time < 5; time += 1) {
    act(once);
    await pass(between);
  }
}

function tap(clientX: number, clientY: number) {
  fireEvent(window, Object.assign(new Event('pointerdown'), { clientX, clientY }));
}
const tapCorner = () => tap(10, 10);
const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more });
const pressO = () => press('o');

/** The service's answer about lots, with an entry more that cannot be read. */
async function withBrokenLot(response: Response): Promise<Response> {
  const { lots, ...more }: { lots: unknown[] } = await response.json();
  return Response.json({ ...more, lots: [null, ...lots] }, response);
}

async function openDisplay(query = '', status = 'ok') {
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&panels=lots&id=pier-1${query}`,
    middleware: async (request, service) =>
      status === 'ok' ? service(request) : new Response('', { status: 503 }),
  });
  await eventually(() => expect(window.curbsideHealth?.().status).toBe(status));
}

/** What the overlay says, by the name of each fact. */
function facts(words = operator): Map<string, string> {
  const dialog = overlay(words.heading) ?? document.body;
  return new Map(
    [...dialog.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent ?? '',
    ]),
  );
}

test.each([
  ['five taps in the upper left corner', tapCorner],
  ['five presses of the key O', pressO],
])(
  'A7: %s open the overlay, which closes 30 s after the last touch or key',
  async (_what, once) => {
    await openDisplay();
    expect(overlay()).toBeNull();
    await fiveTimes(once);
    expect(overlay()).not.toBeNull();
    await pass(25);
    act(() => void press('Shift'));
    await pass(29);
    expect(overlay()).not.toBeNull();
    await pass(2);
    expect(overlay()).toBeNull();
  },
);

test('A7: nothing less opens it', async () => {
  await openDisplay('&touch=1');
  await fiveTimes(tapCorner, 0.8);
  await fiveTimes(() => tap(500, 10));
  await fiveTimes(() => tap(10, 500));
  await fiveTimes(() => void press('o', { repeat: true }));
  await fiveTimes(() => void press('o', { ctrlKey: true }));
  await fiveTimes(() => {
    pressO();
    press('p');
  });
  for (let time = 0; time < 4; time += 1) act(tapCorner);
  expect(overlay()).toBeNull();
});

test('A7: the overlay tells the state and age of the data, the version, the reloads and the parameters', async () => {
  sessionStorage.setItem('curbside:reloads', `3 ${START}`);
  const version = document.createElement('meta');
  version.name = 'curbside-build';
  version.content = 'build-7';
  document.head.append(version);
  await openDisplay('&dist=far&secret=only-our-displays');
  await pass(12);
  await fiveTimes(pressO);
  const told = facts();
  expect(told.get(operator.status)).toBe(operator.statuses.ok);
  expect(told.get(en.page.tabs.lots)).toMatch(/^OK, read \d+ sec ago$/);
  expect(told.get(operator.screen)).toBe('pier-1');
  expect(told.get(operator.version)).toBe('build-7');
  expect(told.get(operator.reloads)).toBe('3');
  expect(told.get(operator.parameters)).toContain('panels=lots');
  expect(told.get(operator.ignored)).toContain('dist=far');
  expect(told.get(operator.parameters)).toContain('secret=…');
  expect(document.body.textContent).not.toContain('only-our-displays');
  version.remove();
});

test('A7: without any data the overlay says so, with the last error', async () => {
  await openDisplay('', 'lost');
  DISPLAY_ERRORS.addError(new Error('a strange lot'));
  await pass(180);
  await fiveTimes(tapCorner);
  const told = facts();
  expect(told.get(operator.status)).toBe(operator.statuses.lost);
  expect(told.get(en.page.tabs.lots)).toBe(operator.states.lost);
  expect(told.get(operator.lastError)).toBe('3 min agoError: a strange lot');
});

test('A7: the overlay is in the display’s language, and a button closes it', async () => {
  await openDisplay('&lang=es');
  await fiveTimes(pressO);
  await eventually(() => expect(overlay(es.operator.heading)).not.toBeNull());
  const dialog = within(overlay(es.operator.heading) ?? document.body);
  expect(dialog.queryByRole('link')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: es.page.close }));
  expect(overlay(es.operator.heading)).toBeNull();
});

test('A17: a lot that cannot be read is left out and counted, and the others are shown', async () => {
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&panels=lots',
    middleware: async (request, service) =>
      request.url.includes('/lots') ? withBrokenLot(await service(request)) : service(request),
  });
  await eventually(() => expect(document.querySelectorAll('.kiosk-row__name')).not.toHaveLength(0));
  expect(Object.values(window.curbsideHealth?.().sources ?? {})).toContainEqual(
    expect.objectContaining({ state: 'ok', dropped: 1 }),
  );
  await fiveTimes(pressO);
  expect(facts().get(en.page.tabs.lots)).toContain(en.lists.dropped(1, '1'));
});
