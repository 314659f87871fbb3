import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { Embed } from '../../src/audiences/embed/Embed.tsx';
import { Kiosk } from '../../src/audiences/kiosk/Kiosk.tsx';
import { en } from '../../src/lib/words/en.ts';
import { renderRider } from '../support/render-rider.tsx';

vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

afterEach(cleanup);

const IDS = Array.from({ length: 29 }, (_, index) => `${index + 40}`);

/** A display names the routes without a bus in a line of badges. */
const NO_BUSES = { vehicles: async () => [] };

test.each([
  ['display', Kiosk, 'kiosk', '17'],
  ['frame', Embed, 'embed', '23'],
])(
  'R1: a %s that names only some of its routes says how many more there are',
  async (_, audience, name, others) => {
    renderRider({ audience, url: `/?view=${name}&route=${IDS.join(',')}`, source: NO_BUSES });
    expect(await screen.findByText(en.lists.andMore(others))).toBeTruthy();
  },
);

test('R1: a display that names all its routes shows no count of more', async () => {
  const url = `/?view=kiosk&route=${IDS.slice(0, 12).join(',')}`;
  renderRider({ audience: Kiosk, url, source: NO_BUSES });
  await screen.findByText('51');
  expect(screen.queryByText(en.lists.andMore('0'))).toBeNull();
});
