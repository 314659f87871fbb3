import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { RoutePicker } from '../../../src/features/routes/RoutePicker.tsx';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';

const routes = Array.from({ length: 29 }, (_, index) => ({
  routeID: `${index + 1}`,
  name: `Line ${index + 1}`,
  color: '#1a6fb5',
}));
const picker = (
  chosen: readonly string[],
  all = routes,
  onAll: (() => void) | false = () => {},
) => <RoutePicker routes={all} chosen={chosen} onToggle={() => {}} isAll={null} onAll={onAll} />;

test('R1: a small city has a chip for each route', () => {
  render(picker(['1'], routes.slice(0, 12), false));
  expect(screen.getAllByRole('button')).toHaveLength(12);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});

test('R1: a larger city has chips for the chosen routes, and a button for all routes', async () => {
  let opened = 0;
  render(picker(['2', '29'], routes, () => (opened += 1)));
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
  const all = screen.getByRole('button', { name: en.routes.all });
  expect(screen.getAllByRole('button')).toHaveLength(3);
  await userEvent.click(all);
  expect(opened).toBe(1);
});
