import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { en } from '../../../../src/lib/words/en/words.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { ANY, like } from '../../../support/phrases.ts';

const ENDED = like(en.lists.timetableEnded(ANY));
const city = {
  name: 'Town',
  center: { lat: 43.07, lon: -89.4 },
  zoom: 13,
  timeZone: 'America/Chicago',
};

test('F11: the rider reads above the stops that the timetable has ended, and nothing while it lasts', async () => {
  renderRider({ settings: { city: { ...city, timetableEnd: '2018-12-31' } } });
  expect(await screen.findByText(en.lists.timetableEnded('December 31, 2018'))).toBeTruthy();
  cleanup();
  renderRider({ settings: { city: { ...city, timetableEnd: '2999-12-31' } } });
  await screen.findByRole('combobox', { name: en.search.label });
  expect(screen.queryByText(ENDED)).toBeNull();
});
