import { expect, test } from 'vitest';

import { byTimetable } from '../../../src/features/journeys/byTimetable.ts';
import { after, aJourney, aRide, aWalk } from '../../support/journeys/journeys-answer.ts';

test('J5, Q9: by the timetable one walks to the bus so that it is there, and from it when it is there', () => {
  const end = aWalk({ departAt: after(20), arriveAt: after(24) });
  const { legs, departAt, arriveAt } = byTimetable(aJourney(aWalk(), aRide(), end));
  expect(legs.map((leg) => [leg.departAt, leg.arriveAt])).toEqual([
    [after(3), after(6)],
    [after(6), after(18)],
    [after(18), after(22)],
  ]);
  expect([departAt, arriveAt]).toEqual([after(3), after(22)]);
  expect(legs[1]).toMatchObject({ basis: 'scheduled' });
});

test('J5: a way on foot, and a bus that no timetable has, keep their times', () => {
  const walk = aJourney(aWalk({ departAt: after(5), arriveAt: after(8) }));
  expect(byTimetable(walk)).toMatchObject({ arriveAt: after(8) });
  const added = aRide();
  delete added.scheduledDepartAt;
  delete added.scheduledArriveAt;
  expect(byTimetable(aJourney(added))).toMatchObject({ departAt: after(8), arriveAt: after(20) });
});
