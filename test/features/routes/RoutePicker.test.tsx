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

test('R1: if there are many routes, the first are shown and a chip expands the rest', async () => {
  render(picker(['1']));
  const more = screen.getByRole('button', { name: en.routes.more(13, '13') });
  await userEvent.click(more);
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(28);
  expect(more.textContent).toBe(en.routes.fewer);
});

test('R1: if every route is chosen, all are shown', () => {
  render(picker(routes.map(({ routeID }) => routeID)));
  expect(screen.getAllByRole('button')).toHaveLength(29);
});

test('R1: a single further route is shown instead of a chip that expands it', () => {
  render(picker(routes.slice(0, 28).map(({ routeID }) => routeID)));
  expect(screen.getAllByRole('button')).toHaveLength(29);
});

test('R23: the chip that expands one route is in the singular', () => {
  expect(en.routes.more(1, '1')).not.toContain('routes');
  expect(es.routes.more(1, '1')).not.toContain('rutas');
});
