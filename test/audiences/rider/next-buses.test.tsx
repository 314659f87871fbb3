// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { busAt } from '../../support/feeds.ts';
import { renderRider } from '../../support/render-rider.tsx';
import { QUICK, renderWithBus } from '../../support/watched-bus.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Stops of route 03' })).getAllByRole('listitem');
const saying = async (text: string) =>
  (await rows()).filter(({ textContent }) => textContent?.includes(text));

test('R16: the row of a stop says which bus has it as its next one, and no other row does', async () => {
  const bus = renderWithBus('/?route=03', 'PARK at UNIVERSITY');
  await waitFor(async () => expect(await saying('Bus 007 next')).toHaveLength(1));
  expect((await saying('Bus 007 next'))[0]?.textContent).toContain('University & Park');
  bus.goTo('Mills & Johnson');
  await waitFor(async () =>
    expect((await saying('next')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Mills & Johnson.*Bus 007 next$/),
    ]),
  );
});

test('R16: at a poll that brings no bus to another stop, no row of the list is drawn anew', async () => {
  const bus = renderWithBus('/?route=03', 'University & Park', ['007', '943']);
  await waitFor(async () => expect(await saying('Buses 007 and 943 next')).toHaveLength(1));
  const changed: Node[] = [];
  const list = await screen.findByRole('list', { name: 'Stops of route 03' });
  const watching = new MutationObserver((records) =>
    changed.push(...records.map(({ target }) => target)),
  );
  watching.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  await bus.polls(3);
  expect(changed).toEqual([]);
  bus.goTo('Mills & Johnson');
  await waitFor(async () => expect((await saying('next'))[0]?.textContent).toMatch(/^Mills/));
  const touched = (await rows()).filter((row) => changed.some((node) => row.contains(node)));
  expect(touched.map(({ textContent }) => textContent?.slice(0, 5)).toSorted()).toEqual([
    'Mills',
    'Unive',
  ]);
});

test('R16: more buses than a row has room for are counted', async () => {
  renderWithBus('/?route=03', 'University & Park', ['007', '943', '011']);
  await waitFor(async () => expect(await saying('3 buses next')).toHaveLength(1));
});

test('R11, R16: when the buses are not reachable any more, no row says that one comes', async () => {
  let isBroken = false;
  let answers = 0;
  renderRider({
    url: '/?route=03&lang=es',
    settings: QUICK,
    source: {
      vehicles: async () => [busAt(10 * (answers += 1), { nextStop: 'University & Park' })],
    },
    middleware: async (request, service) => {
      if (isBroken && request.url.includes('getvehicles')) throw new TypeError('fetch failed');
      return service(request);
    },
  });
  expect(await screen.findByText('Viene el 007')).toBeTruthy();
  isBroken = true;
  await waitFor(() => expect(screen.queryByText(/Viene el/)).toBeNull());
});
