import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { en } from '../../../../src/lib/words/en.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubResizeObserver } from '../../../support/page/stubResizeObserver.ts';

stubResizeObserver();

afterEach(cleanup);

test('A10: where no bus data comes, the board says so in place of the buses and gives no other reason', async () => {
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&panels=buses&route=03',
    source: { vehicles: async () => Promise.reject(new Error('gone')) },
  });
  expect(await screen.findByText(en.kiosk.noBusData)).toBeTruthy();
  expect(screen.queryByText(en.kiosk.noneRunning)).toBeNull();
});
