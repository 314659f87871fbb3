import { expect, test } from 'vitest';

import { misreadPlaces } from '../../../../src/audiences/kiosk/board/misreadPlaces.ts';
import { boardOf } from '../../../../src/contract/board/screens/screen-entry.ts';

const misread = (address: string, entry: unknown = null) =>
  misreadPlaces({ ...boardOf(new URLSearchParams(address), entry), entry });

test.each([
  ['stpo=0100', ['stpo']],
  ['near=here&lang=de', ['near=here']],
  ['Stop=0100&Station=Main&Lobby=1&Door=2', ['Stop', 'Station', 'Lobby']],
  [`near=${'x'.repeat(90)}`, [`near=${'x'.repeat(34)}…`]],
])(
  'A1, A56: a display with %s shows the whole city, and says which part it could not read',
  (address, names) => {
    expect(misread(`view=kiosk&${address}`)).toEqual({ names, isInEntry: false });
  },
);

test.each([
  [{ stpo: '0100', titel: 'Lobby' }, ['stpo', 'titel']],
  [{ stop: { id: '0100' } }, ['stop']],
  ['stop=0100', ['"stop=0100"']],
])('A56: of the entry %j in screens.json, too', (entry, names) => {
  expect(misread('view=kiosk&id=lobby-3', entry)).toEqual({ names, isInEntry: true });
});

test.each([
  ['the city on purpose', 'view=kiosk&lang=de', null],
  ['the city, with a mistake that has nothing to do with places', 'view=kiosk&theme=blue', null],
  ['the city by its entry', 'view=kiosk&id=a', { panels: ['map'], hours: 'always' }],
  ['a stop, with a mistake beside it', 'view=kiosk&stop=0100&titel=Lobby', null],
  ['the stop of its entry, although the address is wrong', 'view=kiosk&stpo=1', { stop: '0100' }],
])('A1: a display says nothing if it shows %s', (_what, address, entry) => {
  expect(misread(address, entry)).toBeNull();
});
