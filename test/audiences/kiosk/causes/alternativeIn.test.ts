import { expect, test } from 'vitest';

import { alternativeIn } from '../../../../src/audiences/kiosk/causes/alternativeIn.ts';

const url = 'https://bus.example.org';

test.each<[setting: unknown, text: string, url: string | null]>([
  ['Call 511', 'Call 511', null],
  [{ en: 'Call 511', es: 'Llame al 511' }, 'Llame al 511', null],
  [{ en: 'Call 511' }, 'Call 511', null],
  [{ text: 'Call 511', url }, 'Call 511', url],
  [{ text: { es: 'Llame al 511' }, url }, 'Llame al 511', url],
  // A host that only serves files does not check the settings.
  [{ text: 'Call 511', url: 'javascript:alert(1)' }, 'Call 511', null],
  [{ text: 'Call 511', url: `${url}/${'x'.repeat(280)}` }, 'Call 511', null],
  [{ text: 'Call 511', url: 511 }, 'Call 511', null],
])('A10: a display in Spanish reads %j', (setting, text, address) => {
  expect(alternativeIn(setting, 'es')).toEqual({ text, url: address });
});

test.each([undefined, null, ' ', 511, [[]], [['Call 511']], {}, { url }, { text: 3, url }])(
  'A10: %j is no alternative',
  (setting) => {
    expect(alternativeIn(setting, 'en')).toBeNull();
  },
);
