import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { eventually } from '../../../support/eventually.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubIntersectionObserver } from '../../../support/page/stubIntersectionObserver.ts';

test('P4: in a browser that refuses all storage by throwing, no part of the page is lost', async () => {
  stubIntersectionObserver();
  let refused = 0;
  vi.stubGlobal('indexedDB', {
    get deleteDatabase() {
      refused += 1;
      throw new DOMException('refused', 'SecurityError');
    },
  });
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  renderRider({ url: '?stop=0100&route=03' });
  expect(await screen.findByRole('heading', { name: /University & Park/ })).toBeTruthy();
  await eventually(() => expect(refused).toBe(1));
  expect(logged).not.toHaveBeenCalled();
});
