import { expect, test } from 'vitest';

import { journeyTo } from '../../../src/city/near/journeyTo.ts';

const NEAR = { lat: 43.07, lon: -89.4 };
const STOP = { kind: 'stop', id: '0100' } as const;
const startOf = (...given: Parameters<typeof journeyTo>) => journeyTo(...given).journey?.from;

test('J5, J8: while the rider’s location is unknown a way begins at the chosen stop, such as that of a display’s code', () => {
  const there = { stopID: '0341' };
  expect(startOf(there, { near: null, selection: STOP })).toEqual({ stopID: '0100' });
  expect(startOf(there, { near: NEAR, selection: STOP })).toEqual({ stopID: '0100' });
});

test('J5: else it begins at the searched point, or nowhere yet', () => {
  expect(startOf({ stopID: '0100' }, { near: null, selection: STOP })).toBeNull();
  expect(startOf({ stopID: '0100' }, { near: NEAR, selection: STOP })).toEqual({
    place: NEAR,
    name: null,
  });
  expect(startOf({ place: NEAR, name: null }, { near: NEAR, selection: null })).toBeNull();
  const lot = { kind: 'lot', id: 'a' } as const;
  expect(startOf({ stopID: '0100' }, { near: null, selection: lot })).toBeNull();
});
