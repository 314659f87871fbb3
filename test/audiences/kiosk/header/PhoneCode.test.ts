import { expect, test } from 'vitest';

import { phoneAddress } from '../../../../src/audiences/kiosk/header/PhoneCode.tsx';

test.each([
  ['?view=kiosk&route=01,02&lang=es&theme=dark&id=main-1', '?route=01,02'],
  ['?view=kiosk&stop=0100&stop=0200&dist=3&screen=32', '?stop=0100'],
  ['?view=kiosk&near=43.07,-89.4&center=43.1,-89.4&zoom=12', '?near=43.07,-89.4'],
  ['?view=kiosk', ''],
])('A46: the code of %s opens the rider’s page with %s', (display, rider) => {
  expect(phoneAddress(`https://city.test/${display}`)).toBe(`https://city.test/${rider}`);
});
