import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { Embed } from '../../../src/audiences/embed/Embed.tsx';
import { DOCUMENTS } from '../../../src/contract/documents/documents.ts';
import { NOON } from '../../support/cities/small-source.ts';
import { renderRider } from '../../support/page/render-rider.tsx';
import { EAST, MINUTE, timesOf, timetableOf } from '../../support/times/departures.ts';
import { en } from '../../support/words/catalogs.ts';

const HOUR = 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));

test.each([
  ['', '1:38 PM'],
  ['&hide=07', '2:38 PM'],
  ['&route=03', '2:38 PM'],
  ['&destination=Zoo', '3:38 PM'],
  // No timetable says where a bus stops on the way, or from which platform it departs.
  ['&via=0070', null],
  ['&platform=2', null],
  ['&hide=03,07', null],
])(
  'B31: without departures, a frame with stop=0100%s says when the next of its own is: %s',
  async (filter, clock) => {
    renderRider({
      audience: Embed,
      url: `/?view=embed&mode=list&stop=0100${filter}`,
      settings: { timetables: DOCUMENTS.timetable.path },
      source: {
        times: {
          ...timesOf(() => [], null),
          timetable: timetableOf((date) =>
            date === '20261121'
              ? [
                  { ...EAST, routeID: '07', at: NOON + 25 * HOUR, tripID: 'other' },
                  { ...EAST, at: NOON + 26 * HOUR, tripID: 'east' },
                  { ...EAST, destination: 'Zoo', at: NOON + 27 * HOUR, tripID: 'zoo' },
                ]
              : [],
          ),
        },
      },
    });
    const said =
      clock === null
        ? en.times.none
        : en.timetable.noneUntil(en.events.dayAndTime('Sat, Nov 21', clock));
    expect(await screen.findByText(said)).toBeTruthy();
  },
);
