import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { DestinationPicker } from '../../../src/features/routes/DestinationPicker.tsx';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';

const MANY = Array.from({ length: 30 }, (_, index) => `Terminal ${index + 1}`);

const picker = (destinations: readonly string[], chosen: string | null = null) => (
  <DestinationPicker destinations={destinations} chosen={chosen} onChoose={() => {}} />
);

test('R2: if there are many destinations, the first are shown and a chip expands the rest', async () => {
  render(picker(MANY));
  const more = screen.getByRole('button', { name: en.routes.moreDestinations('26') });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getAllByRole('button')).toHaveLength(6);
  await userEvent.click(more);
  expect(screen.getByRole('button', { name: 'Terminal 30' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.routes.fewerDestinations }));
  expect(screen.queryByRole('button', { name: 'Terminal 30' })).toBeNull();
});

test('R2: the chosen destination is always shown', () => {
  render(picker(MANY, 'Terminal 30'));
  const chosen = screen.getByRole('button', { name: 'Terminal 30' });
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: en.routes.moreDestinations('25') })).toBeTruthy();
});

test('R2: a single further destination is shown instead of a chip that expands it', () => {
  render(picker(MANY.slice(0, 5)));
  expect(screen.getAllByRole('button')).toHaveLength(6);
});
