import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { QrCode } from '../../../../src/audiences/QrCode.tsx';
import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { aLot } from '../../../support/builders.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

const drawnIn = (element: Element | null | undefined) =>
  element?.querySelector('path')?.getAttribute('d');

/** The drawing of a code that opens an address of the rider's page. */
function codeOf(query: string) {
  const { container, unmount } = render(<QrCode address={`${window.location.origin}/?${query}`} />);
  const drawn = drawnIn(container);
  unmount();
  return drawn;
}

test.each([
  ['lots=north', `lot=${encodeURIComponent(lotKey(aLot())).replaceAll('%2C', ',')}&panel=parking`],
  ['lots=north,lake', 'panel=parking'],
  ['lots=nowhere', 'panel=parking'],
  ['operator=city', 'panel=parking&operator=city'],
])('A46: the code of a board of lots with %s opens %s', async (query, rider) => {
  renderRider({
    audience: Kiosk,
    url: `/?view=kiosk&panels=lots&dist=1&screen=65&${query}`,
    source: { lots: async () => [aLot(), aLot({ name: 'Lake Lot', shortName: 'lake' })] },
  });
  const label = await screen.findByText(en.display.phoneCode);
  const code = codeOf(rider);
  await waitFor(() => expect(drawnIn(label.parentElement)).toBe(code));
});
