import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { LotsAnswer } from '../../../../src/contract/parking/parking-lot.ts';
import { addressLine, lotEntrances } from '../../../../src/features/parking/card/lot-entrances.ts';
import { aLot } from '../../../support/builders.ts';

describe('the entrances of a lot', () => {
  const destination = (address: string) => new URL(address).searchParams.get('destination');

  test('C18: each entrance is listed once, with directions to entrance, city and state', () => {
    const wire = {
      ...aLot(),
      entrances: ['', 'A & B Street', ' A & B Street ', { street: 'C #2' }],
    };
    const [lot = aLot()] = z.decode(LotsAnswer, { lots: [wire] }).lots;
    const entrances = lotEntrances(lot, null);
    expect(entrances.map(({ name }) => name)).toEqual(['A & B Street', 'C #2']);
    expect(entrances.map(({ directions }) => destination(directions))).toEqual([
      'A & B Street, Madison, WI',
      'C #2, Madison, WI',
    ]);
  });

  test('C18: a lot without entrances has its address, without its missing parts', () => {
    const address = { street: '1390 University Ave', city: 'Madison', state: '', postalCode: '' };
    expect(addressLine({ address })).toBe('1390 University Ave, Madison');
    const [only, ...others] = lotEntrances(aLot({ entrances: [], address }), null);
    expect(others).toEqual([]);
    expect(destination(only?.directions ?? '')).toBe('1390 University Ave, Madison');
  });

  test('C18: a lot without an address has its position, and without a position nothing', () => {
    const address = { street: '', city: 'Madison', state: 'WI', postalCode: '' };
    const lot = aLot({ entrances: [], address });
    const [only] = lotEntrances(lot, { lat: 43.077627, lon: -89.383215 });
    expect(destination(only?.directions ?? '')).toBe('43.07763,-89.38322');
    expect(lotEntrances(lot, null)).toEqual([]);
  });
});
