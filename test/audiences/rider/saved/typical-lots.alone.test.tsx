import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { createTypicalStore } from '../../../../src/features/parking/typical/createTypicalStore.ts';
import { aLot } from '../../../support/builders.ts';
import { eventually } from '../../../support/eventually.ts';
import { fakeDatabase } from '../../../support/page/fakeDatabase.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';

fakeDatabase();

test('C32, A19: a device with a wrong clock saves counts under the right day and hour', async () => {
  const lot = aLot();
  // The device shows 22:30 of the day before; it is 03:30.
  vi.setSystemTime(new Date('2026-11-19T22:30:00-06:00'));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  renderRider({
    url: '/?panel=parking',
    source: { lots: async () => [lot] },
    middleware: async (request, service) => {
      if (new URL(request.url).pathname !== '/version.json') return service(request);
      await released;
      return new Response('{}', { headers: { date: 'Fri, 20 Nov 2026 09:30:00 GMT' } });
    },
  });
  // The counts arrive before the correct time: none are saved under the wrong hour.
  await screen.findByRole('button', { name: new RegExp(`^${lot.name}`) });
  release();
  const days = await eventually(async () => {
    const days = await createTypicalStore().daysOf(lotKey(lot));
    if (days.length === 0) throw new Error('no day is stored yet');
    return days;
  });
  expect(days.map(({ day }) => day)).toEqual(['2026-11-20']);
  expect(days[0]?.counts.findIndex((count) => count > 0)).toBe(3);
});
