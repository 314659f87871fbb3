import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { en } from '../../../../src/lib/words/en/words.ts';
import { es } from '../../../../src/lib/words/es/words.ts';
import { busAt } from '../../../support/feeds/feeds.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, exactly, like } from '../../../support/phrases.ts';
import { QUICK, renderWithBus } from '../../../support/watch/watched-bus.tsx';

const { nextHere } = en.vehicles.near;

const rows = async () =>
  within(await screen.findByRole('list', { name: en.stops.ofRoute('03') })).getAllByRole(
    'listitem',
  );
const saying = async (text: string) =>
  (await rows()).filter(({ textContent }) => textContent?.includes(text));
const withBuses = async () =>
  (await rows()).filter(({ textContent }) =>
    like(nextHere(1, '1', ANY), nextHere(2, '2', ANY)).test(textContent ?? ''),
  );

test('R16: only the row of a bus’s next stop shows the bus', async () => {
  const bus = renderWithBus('/?route=03', 'PARK at UNIVERSITY');
  await waitFor(async () => expect(await saying(nextHere(1, '1', '007'))).toHaveLength(1));
  expect((await saying(nextHere(1, '1', '007')))[0]?.textContent).toContain('University & Park');
  bus.goTo('Mills & Johnson');
  await waitFor(async () =>
    expect((await withBuses()).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(exactly(`Mills & Johnson${ANY}${nextHere(1, '1', '007')}`)),
    ]),
  );
});

test('R16: a poll that changes no bus’s next stop redraws no row', async () => {
  const bus = renderWithBus('/?route=03', 'University & Park', ['007', '943']);
  await waitFor(async () => expect(await saying(nextHere(2, '2', '007 and 943'))).toHaveLength(1));
  const changed: Node[] = [];
  const list = await screen.findByRole('list', { name: en.stops.ofRoute('03') });
  const watching = new MutationObserver((records) =>
    changed.push(...records.map(({ target }) => target)),
  );
  watching.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  await bus.polls(3);
  expect(changed).toEqual([]);
  bus.goTo('Mills & Johnson');
  await waitFor(async () => expect((await withBuses())[0]?.textContent).toMatch(/^Mills/));
  const touched = (await rows()).filter((row) => changed.some((node) => row.contains(node)));
  expect(touched.map(({ textContent }) => textContent?.slice(0, 5)).toSorted()).toEqual([
    'Mills',
    'Unive',
  ]);
});

test('R16: more buses than fit in a row are counted', async () => {
  renderWithBus('/?route=03', 'University & Park', ['007', '943', '011']);
  await waitFor(async () => expect(await saying(nextHere(3, '3', ''))).toHaveLength(1));
});

test('R11, R16: when the buses are not reachable, no row shows a bus', async () => {
  let isBroken = false;
  let answers = 0;
  renderRider({
    url: '/?route=03&lang=es',
    settings: QUICK,
    source: {
      vehicles: async () => [busAt(10 * (answers += 1), { nextStop: 'University & Park' })],
    },
    isDown: (url) => isBroken && url.includes('getvehicles'),
  });
  expect(await screen.findByText(es.vehicles.near.nextHere(1, '1', '007'))).toBeTruthy();
  isBroken = true;
  await waitFor(() =>
    expect(screen.queryByText(like(es.vehicles.near.nextHere(1, '1', ANY)))).toBeNull(),
  );
});
