import { expect, test } from 'vitest';

import { nextStopWordings } from '../../../../src/audiences/kiosk/buses/nextStopWordings.ts';
import { en } from '../../../support/words/catalogs.ts';

const { kiosk } = en;

test.each([
  ['E Grand Ave & N 5th St', 'N 5th St'],
  ['E Grand Ave at Park', 'Park'],
  ['Grand/Park', 'Park'],
])('A48: where %s does not fit, the cross street is named', (stop, crossStreet) => {
  expect(nextStopWordings(stop, kiosk).slice(2)).toEqual(
    [kiosk.at, kiosk.atShort].map((word) => word(crossStreet)),
  );
});

test.each(['Central Library', 'Main & State & King', 'Park &', 'North Transfer Point'])(
  'A48: %s is no corner and keeps its name',
  (stop) => {
    expect(nextStopWordings(stop, kiosk)).toEqual([kiosk.at(stop), kiosk.atShort(stop)]);
  },
);
