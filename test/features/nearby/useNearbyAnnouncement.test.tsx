import { expect, test, vi } from 'vitest';

import { useNearbyAnnouncement } from '../../../src/features/nearby/useNearbyAnnouncement.ts';
import type { NearbySearch } from '../../../src/features/nearby/useNearbySearch.ts';
import { recordAnnouncements } from '../../support/page/recordAnnouncements.ts';
import { render } from '../../support/page/render.tsx';
import { en } from '../../support/words/catalogs.ts';

function Search({ radius, ...search }: Partial<NearbySearch> & { radius: number | null }) {
  const none = { point: { lat: 43, lon: -89 }, reachMeters: 152.4, found: [], dropped: 0 };
  useNearbyAnnouncement({ ...none, read: undefined, ...search }, radius);
  return null;
}

test('R22: the result of a search is announced once it is there, and again only for another search', async () => {
  const heard = recordAnnouncements();
  const { rerender } = render(<Search radius={500} />);
  const answered = { read: { answer: {} } };
  const said = () => heard.filter((text) => text.includes(en.nearby.none('500 ft'))).length;
  const show = async (search: Partial<NearbySearch>, radius: number) => {
    rerender(<Search {...search} radius={radius} />);
    await new Promise((resolve) => setTimeout(resolve));
    return said();
  };
  expect(await show({}, 500)).toBe(0);
  rerender(<Search {...answered} radius={500} />);
  await vi.waitFor(() => expect(said()).toBe(1));
  expect(await show({}, 500)).toBe(1);
  expect(await show(answered, 500)).toBe(1);
  rerender(<Search {...answered} radius={1000} />);
  await vi.waitFor(() => expect(said()).toBe(2));
  // The search ends, and its point is searched once more.
  expect(await show({ ...answered, point: null }, 1000)).toBe(2);
  rerender(<Search {...answered} radius={1000} />);
  await vi.waitFor(() => expect(said()).toBe(3));
});
