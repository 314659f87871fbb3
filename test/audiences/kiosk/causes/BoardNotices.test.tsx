import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { PAGE_DURATION } from '../../../../src/audiences/kiosk/paged/pages.ts';
import { QrCode } from '../../../../src/audiences/QrCode.tsx';
import { renderRider } from '../../../support/page/render-rider.tsx';

const drawnIn = (element: Element) => element.querySelector('path')?.getAttribute('d');

test('A10: while data is lost, a display gives the alternative in each of its languages, with its code', async () => {
  const url = 'https://bus.example.org';
  const { container, unmount } = render(<QrCode address={url} />);
  const code = drawnIn(container);
  unmount();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderRider({
    audience: Kiosk,
    url: '/?view=kiosk&panels=lots,events&dist=1&screen=65&lang=en,es',
    settings: { alternative: { text: { en: 'Call 511', es: 'Llame al 511' }, url } },
    source: { lots: async () => Promise.reject(new Error('gone')) },
  });
  for (const text of ['Call 511', 'Llame al 511', 'Call 511']) {
    expect(await screen.findByText(text)).toBeTruthy();
    const notices = screen.getByRole('contentinfo');
    expect(within(notices).getAllByText(/511/)).toHaveLength(1);
    expect(drawnIn(notices)).toBe(code);
    await act(() => vi.advanceTimersByTimeAsync(2 * PAGE_DURATION));
  }
  // A display has no links (A6).
  expect(document.querySelector('a')).toBeNull();
});
