// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { RoutePicker } from '../../../src/features/routes/RoutePicker.tsx';
import { en } from '../../../src/lib/words/en.ts';
import { es } from '../../../src/lib/words/es.ts';
import { render } from '../../support/render.tsx';

afterEach(cleanup);

const routes = Array.from({ length: 29 }, (_, index) => ({
  routeID: `${index + 1}`,
  name: `Line ${index + 1}`,
  color: '#1a6fb5',
}));
const picker = (chosen: readonly string[], all = routes) => (
  <RoutePicker routes={all} chosen={chosen} onToggle={() => {}} />
);

test('R1: of many routes the first are shown, and how many more there are', async () => {
  render(picker(['1']));
  const more = screen.getByRole('button', { name: en.routes.more(13, '13') });
  await userEvent.click(more);
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(28);
  expect(more.textContent).toBe(en.routes.fewer);
});

test('R1: with every route chosen there are no more to show', () => {
  render(picker(routes.map(({ routeID }) => routeID)));
  expect(screen.getAllByRole('button')).toHaveLength(29);
});

test('R1: a single route that is left is shown instead of counted', () => {
  render(picker(routes.slice(0, 28).map(({ routeID }) => routeID)));
  expect(screen.getAllByRole('button')).toHaveLength(29);
});

test('R23: one route and several have their own words', () => {
  expect(en.routes.more(1, '1')).not.toContain('routes');
  expect(es.routes.more(1, '1')).not.toContain('rutas');
});
