import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { eventually } from '../../support/eventually.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { ANY, like, startingWith } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const broken = async () => Promise.reject(new Error('gone'));
const { layers, failures } = en;
const lower = (text: string) => text.toLocaleLowerCase('en');
const EVERYTHING = `${layers.stops}, ${lower(layers.vehicles)}, and ${lower(layers.lots)}`;

test('R25: a frame says in one line what it could not load', async () => {
  renderRider({ audience: Embed, url: '/?view=embed&route=03', source: { lots: broken } });
  expect(await screen.findByText(failures.part(layers.lots, failures.http))).toBeTruthy();
});

test('R25: a frame that could load nothing names everything', async () => {
  const line = async () => new Response('', { status: 500 });
  renderRider({ audience: Embed, url: '/?view=embed&route=03', middleware: line });
  expect(await screen.findByText(failures.part(EVERYTHING, failures.http))).toBeTruthy();
});

test('R1: a frame says which of its routes the city does not have', async () => {
  renderRider({ audience: Embed, url: '/?view=embed&route=03,99' });
  expect(await screen.findByText(en.routes.unknown(1, '99'))).toBeTruthy();
  expect(screen.queryByText(like(failures.part(ANY, ANY)))).toBeNull();
});

test('R1: a frame that names only some of its routes says how many more there are', async () => {
  const routes = Array.from({ length: 29 }, (_, index) => index + 40).join();
  renderRider({ audience: Embed, url: `/?view=embed&route=${routes}` });
  expect(await screen.findByText(en.lists.andMore('23'))).toBeTruthy();
});

test('R25: a frame does not mention failures of layers it hides', async () => {
  const source = { vehicles: broken, lots: broken };
  renderRider({ audience: Embed, url: '/?view=embed&route=03&hide=lots', source });
  const said = await screen.findByText(like(failures.part(ANY, ANY)));
  await eventually(() =>
    expect(said.textContent).toMatch(startingWith(failures.part(layers.vehicles, ANY))),
  );
});
