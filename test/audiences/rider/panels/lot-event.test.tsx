import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { lotKey } from '../../../../src/contract/parking/parking-lot.ts';
import { aLot, anEvent } from '../../../support/builders.ts';
import { NOON } from '../../../support/cities/small-source.ts';
import { renderRider } from '../../../support/page/render-rider.tsx';
import { en } from '../../../support/words/catalogs.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));

const lot = aLot({
  specialEvents: [
    anEvent({ eventName: 'Regatta', eventDatetime: '2026-11-28T13:00:00' }),
    anEvent({
      eventName: 'Opera',
      eventDatetime: '2026-11-20T13:30:00',
      parkingStartDatetime: '2026-11-20T12:00:00',
      parkingEndDatetime: '2026-11-20T23:00:00',
    }),
  ],
});

test('C21, C25: beside its mark, a lot’s card names the event and says when its parking begins and ends', async () => {
  renderRider({
    url: `/?panel=parking&lot=${encodeURIComponent(lotKey(lot))}`,
    source: { lots: async () => [lot] },
  });
  const mark = await screen.findByText(en.parking.event.now, { selector: '.lot-card__event p' });
  const box = mark.parentElement;
  if (box === null) throw new Error('the mark has no box');
  expect(within(box).getByText('Opera')).toBeTruthy();
  expect(within(box).getByText(/12:00 PM.*11:00 PM/)).toBeTruthy();
  expect(within(box).queryByText('Regatta')).toBeNull();
});
