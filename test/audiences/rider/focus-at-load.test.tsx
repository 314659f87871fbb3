import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { Rider } from '../../../src/audiences/rider/Rider.tsx';
import { renderRider } from '../../support/page/render-rider.tsx';
import { en } from '../../support/words/catalogs.ts';

test.each([
  ['the page', Rider, '/?route=03&stop=0341'],
  ['a frame', Embed, '/?view=embed&route=03&stop=0341'],
])('B10: a stop in the URL takes no focus when %s loads', async (_, audience, url) => {
  renderRider({ audience, url });
  await screen.findByRole('heading', { name: 'Johnson & Park' });
  expect(document.activeElement).toBe(document.body);
});

test('R21: the card of a stop that the user chooses takes the focus', async () => {
  renderRider({ url: '/?route=03&stop=0341' });
  await screen.findByRole('heading', { name: 'Johnson & Park' });
  await userEvent.click(screen.getByRole('button', { name: en.page.back }));
  const list = await screen.findByRole('list', { name: en.stops.ofRoute('03') });
  await userEvent.click(within(list).getByRole('button', { name: /University & Park/ }));
  const heading = await screen.findByRole('heading', { name: 'University & Park' });
  expect(document.activeElement).toBe(heading);
});
