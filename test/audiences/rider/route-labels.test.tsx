import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderRider } from '../../support/page/render-rider.tsx';
import { like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

/** Two routes whose IDs are technical: one has a number, the other a name. */
const ROUTES = [
  { routeID: '03', label: 'Metro 3', name: 'Crosstown', color: '#1a6fb5' },
  { routeID: '07', label: 'Hudson', name: 'Hudson', color: '#b0404a' },
];

const open = (url: string) => renderRider({ url, settings: { routes: ROUTES } });
/** All that a rider reads or hears, without the buses' own numbers. */
const said = () =>
  [
    document.body.textContent,
    ...Array.from(document.querySelectorAll('[aria-label]'), (one) =>
      one.getAttribute('aria-label'),
    ),
  ].join(' ');

test('F35, F40: chips and lists name a route by its label, and the address by its ID', async () => {
  open('/?route=03');
  expect(await screen.findByRole('list', { name: en.stops.ofRoute('Metro 3') })).toBeTruthy();
  const hudson = screen.getByRole('button', { name: en.routes.unnamed('Hudson') });
  // The style sheet shows the title beside the label (F40).
  expect(hudson.title).toBe('');
  await userEvent.click(hudson);
  expect(window.location.search).toBe('?route=03,07');
  expect(screen.getByRole('button', { name: en.routes.name('Metro 3', 'Crosstown') })).toBeTruthy();
  expect(said()).not.toMatch(/\b0[37]\b/);
});

test('F35: the list of buses and a bus’s card name its route by its label', async () => {
  open('/?route=03,07&panel=vehicles');
  const section = await screen.findByRole('region', {
    name: en.routes.name('Metro 3', 'Crosstown'),
  });
  const [bus] = await within(section).findAllByRole('listitem');
  await userEvent.click(within(bus ?? section).getByRole('button'));
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(said()).not.toMatch(/\b0[37]\b/);
});

test('F35, F40: the search finds a route by its label and says its name once', async () => {
  open('/?route=03');
  await userEvent.type(await screen.findByRole('combobox'), 'hudson');
  const option = await screen.findByRole('option', { name: like(en.routes.unnamed('Hudson')) });
  expect(option.textContent.match(/Hudson/g)).toHaveLength(1);
});
