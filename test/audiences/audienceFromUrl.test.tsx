import { expect, test, vi } from 'vitest';

import { audienceFromUrl } from '../../src/audiences/audienceFromUrl.ts';
import { Rider } from '../../src/audiences/rider/Rider.tsx';

test('A1: a view that does not exist is the rider’s page, with a warning that names the views', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect((await audienceFromUrl(new URLSearchParams('route=03'))).Page).toBe(Rider);
  expect(warn).not.toHaveBeenCalled();
  expect((await audienceFromUrl(new URLSearchParams('view=KIOSK'))).Page).toBe(Rider);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'Curbside page: view=KIOSK is not a view; the views are kiosk, embed and builder',
  );
});
