import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Embed } from '../../../../src/audiences/embed/Embed.tsx';
import { Kiosk } from '../../../../src/audiences/kiosk/Kiosk.tsx';
import { Rider } from '../../../../src/audiences/rider/Rider.tsx';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { stubRowsOnScreen } from '../../../support/page/stubRowsOnScreen.ts';
import { ANY, like } from '../../../support/phrases.ts';
import { timesOf } from '../../../support/times/departures.ts';
import { en } from '../../../support/words/catalogs.ts';

const ENDED = like(en.lists.timetableEnded(ANY));
const city = {
  name: 'Town',
  center: { lat: 43.07, lon: -89.4 },
  zoom: 13,
  timeZone: 'America/Chicago',
};

test.each([
  ['the rider, above the stops', Rider, ''],
  ['the rider, on a stop’s card', Rider, '?stop=0100'],
  ['a display', Kiosk, '?view=kiosk&stop=0100'],
  ['a frame', Embed, '?view=embed&mode=list&panels=departures&stop=0100'],
])('F11, T13: %s, says that the timetable has ended', async (_, audience, url) => {
  // Rows that nobody sees ask for no departures.
  stubRowsOnScreen(() => true);
  renderRider({
    audience,
    url,
    settings: {
      city: { ...city, timetableEnd: '2018-12-31' },
      features: { vehicles: true, parking: false, times: true },
    },
    source: { times: timesOf(() => []) },
  });
  expect(await screen.findByText(en.lists.timetableEnded('December 31, 2018'))).toBeTruthy();
  expect(screen.queryByText(en.times.none)).toBeNull();
});

test('F11: nothing is said while the timetable lasts', async () => {
  renderRider({ settings: { city: { ...city, timetableEnd: '2999-12-31' } } });
  await screen.findByRole('combobox', { name: en.search.label });
  expect(screen.queryByText(ENDED)).toBeNull();
});
