// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Kiosk } from '../../../src/audiences/kiosk/Kiosk.tsx';
import { aLot } from '../../support/builders.ts';
import { renderRider } from '../../support/render-rider.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(cleanup);

const onDisplay = (lots: () => Promise<ReturnType<typeof aLot>[]>) =>
  renderRider({ audience: Kiosk, url: '/?view=kiosk&route=03', source: { lots } });

test('C26: a board whose events could not be loaded says so, and no empty board does', async () => {
  onDisplay(async () => Promise.reject(new Error('gone')));
  expect(await screen.findByText(/^Events could not be loaded/)).toBeTruthy();
  expect(screen.queryByText('No events listed.')).toBeNull();
});

test('C26: a board without an event says that none is listed', async () => {
  onDisplay(async () => [aLot({ specialEvents: [] })]);
  expect(await screen.findByText('No events listed.')).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});
