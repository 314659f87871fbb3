import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import type { CarJourneysAnswer } from '../../../src/contract/journeys/car-journeys.ts';
import { eventKey } from '../../../src/contract/parking/special-event.ts';
import { aLot, anEvent } from '../../support/builders.ts';
import { after, aJourney, aWalk } from '../../support/journeys/journeys-answer.ts';
import { beginAtNoon } from '../../support/journeys/open-ways.tsx';
import {
  aCarWay,
  answerOf,
  BACK,
  LOT,
  openCarWays,
  refusal,
  section,
  URL_TO,
} from '../../support/journeys/openCarWays.tsx';
import { like } from '../../support/phrases.ts';
import { en } from '../../support/words/catalogs.ts';

const { byCar, event: own } = en.journeys;

beforeEach(beginAtNoon);

test('C42: an event’s card leads there by its begin, and to the last way back, in three taps', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const event = anEvent({
    eventDatetime: '2026-11-20T19:00:00',
    parkingStartDatetime: '2026-11-20T17:00:00',
    parkingEndDatetime: '2026-11-20T23:00:00',
    coordinates: { lat: 43.08, lng: -89.41 },
  });
  const ends = after(240);
  const asked = openCarWays(
    '/?panel=events&near=43,-89.4',
    () =>
      answerOf({
        journeys: [aCarWay({ events: 'visitors' })],
        backAfter: ends,
        isEndAssumed: true,
        back: BACK,
      }),
    [aLot({ specialEvents: [event] })],
  );
  const [row] = await screen.findAllByRole('button', { name: like(event.eventName) });
  if (row === undefined) throw new Error('the event is not listed');
  await user.click(row);
  // The card says it already, for the searched point.
  expect(await screen.findByText(like('Last way back after the event: 05'))).toBeDefined();
  expect(screen.getByText(own.endsAssumed('10:00 PM'))).toBeDefined();
  await user.click(await screen.findByRole('button', { name: own.go }));
  const part = within(await section());
  await user.click(await part.findByRole('button', { name: like(LOT.name) }));
  expect(await part.findByText(byCar.events.visitors)).toBeDefined();
  const last = asked.at(-1)?.searchParams;
  expect(last?.get('event')).toBe(eventKey(event));
  expect(last?.get('to')).toBe('43.08000,-89.41000');
  expect(last?.get('at')).toBe('2026-11-21T01:00:59.000Z');
  expect(last?.get('arriveBy')).toBe('true');
  expect(await screen.findByText(like('Last way back after the event: 05'))).toBeDefined();
  expect(screen.getByText(like('three hours after the start'))).toBeDefined();
});

test('C42: the last way back opens the ways then, from an event’s card to the searched point, and beside those there', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const event = anEvent({
    eventDatetime: '2026-11-20T19:00:00',
    eventEndDatetime: '2026-11-20T22:00:00',
    coordinates: { lat: 43.08, lng: -89.41 },
  });
  const answer = () => answerOf({ backAfter: after(240), back: BACK });
  const openBack = async () =>
    user.click(
      await screen.findByRole('button', { name: like('Last way back after the event: 05') }),
    );
  // The rows of its day, when the bus leaves.
  const ofWay = {
    leave: '2026-11-20T22:38',
    way: 't1@0100',
    departs: '2026-11-20T22:38',
  };
  openCarWays(`/?event=${encodeURIComponent(eventKey(event))}&near=43,-89.4`, answer, [
    aLot({ specialEvents: [event] }),
  ]);
  await openBack();
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    ...ofWay,
    from: `43.08,-89.41,${String(event.eventVenue)}`,
    to: '43,-89.4',
    near: '43,-89.4',
  });
  cleanup();
  openCarWays(`${URL_TO}&for=${encodeURIComponent(eventKey(event))}`, answer);
  await openBack();
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    ...ofWay,
    from: '43.08,-89.41,Arena',
    to: '43,-89.4,Home',
  });
});

test('C42: an event’s card says when it ends where nobody knows where the rider is', async () => {
  const event = anEvent({
    eventDatetime: '2026-11-20T19:00:00',
    eventEndDatetime: '2026-11-20T21:30:00',
  });
  const asked = openCarWays(`/?event=${encodeURIComponent(eventKey(event))}`, () => answerOf({}), [
    aLot({ specialEvents: [event] }),
  ]);
  expect(await screen.findByText(own.ends('9:30 PM'))).toBeDefined();
  expect(asked).toEqual([]);
});

test('C42: who lives near is not said to have no way back, others are', async () => {
  const toEvent = (back?: CarJourneysAnswer['back']) =>
    openCarWays(`${URL_TO}&for=2026-11-21T06:00:00|Run|Arena`, () =>
      answerOf({ backAfter: Date.parse('2026-11-21T15:00Z'), back }),
    );
  toEvent(aJourney(aWalk()));
  expect(await screen.findByText(like(own.ends('9:00 AM')))).toBeDefined();
  expect(screen.queryByText(like(own.noBack))).toBeNull();
  cleanup();
  toEvent();
  expect(await screen.findByText(like(own.noBack))).toBeDefined();
});

test('C42: who is far from every stop is not said to have no way back that night', async () => {
  openCarWays(`${URL_TO}&for=2026-11-21T06:00:00|Run|Arena`, () =>
    answerOf({ backAfter: Date.parse('2026-11-21T15:00Z'), why: 'outside', whyEnd: 'from' }),
  );
  expect(await screen.findByText(like(own.ends('9:00 AM')))).toBeDefined();
  expect(screen.queryByText(like(own.noBack))).toBeNull();
});

test('C42: an event that is over is said to be over', async () => {
  openCarWays(`${URL_TO}&for=old`, () =>
    refusal('event "old" is over or does not exist: leave it out'),
  );
  await waitFor(async () => expect(within(await section()).getByText(own.over)).toBeDefined());
});
