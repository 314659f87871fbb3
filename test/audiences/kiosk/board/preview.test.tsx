import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { beginAtNoon, MINUTE, pass, title } from '../../../support/page/setFromAfar.tsx';

beginAtNoon();

const asksAsDisplay = (urls: readonly string[]) => urls.filter((url) => /screens/.test(url));

test('A57: the builder’s preview reports itself to nobody, asks for no orders and stores no ID', async () => {
  const { requests } = renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&stop=0100&title=Main+lobby&preview=1',
  });
  await title('Main lobby');
  await pass(2 * MINUTE);
  expect(asksAsDisplay(requests)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  expect(document.documentElement.dataset['health']).toBeUndefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('A57: the same board on a display does', async () => {
  const { requests } = renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&stop=0100&title=Main+lobby',
  });
  await title('Main lobby');
  await pass(2 * MINUTE);
  expect(asksAsDisplay(requests)).not.toEqual([]);
});
