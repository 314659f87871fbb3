import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { NOON } from '../../support/cities/small-source.ts';
import { MapContent, parts, seen } from '../../support/page/map-content.tsx';
import { renderRider } from '../../support/page/render-rider.tsx';
import { arrivalIn, timesOf } from '../../support/times/departures.ts';

const textsAt = (id: string) => {
  const source = parts.get(id)?.sources?.[id];
  return source?.features.map(({ properties }) => String(properties?.['text'])) ?? [];
};

test('T16: the buses that come to the chosen stop carry their minutes, and the stop its next departure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  const live = { basis: 'estimated' as const };
  renderRider({
    audience: MapContent,
    url: '/?hide=lots&route=03&stop=0100',
    source: {
      times: timesOf(() => [
        arrivalIn(2, { vehicleID: '943', state: 'canceled' }),
        arrivalIn(4.5, { vehicleID: '007', ...live }),
        arrivalIn(31, { vehicleID: '007', ...live }),
        arrivalIn(40, { destination: 'West Transfer Point' }),
      ]),
    },
  });
  await waitFor(() => expect(textsAt('vehicle-texts')).toEqual(['4 min']));
  expect(textsAt('next-at-stop')).toEqual(['03 · 4 min']);
  act(() => seen.choose?.(null));
  await waitFor(() => expect(parts.has('vehicle-texts')).toBe(false));
  expect(parts.has('next-at-stop')).toBe(false);
});

test('T16: without a live bus no bus carries a time, and the stop has that of the timetable', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
  renderRider({
    audience: MapContent,
    url: '/?hide=lots&route=03&stop=0100',
    source: { times: timesOf(() => [arrivalIn(4)], null) },
  });
  await waitFor(() =>
    expect(textsAt('next-at-stop')).toEqual([expect.stringMatching(/^03 · 12:42/)]),
  );
  expect(parts.has('vehicle-texts')).toBe(false);
});
