import { describe, expect, test } from 'vitest';

import { CASES_NOTE, matchAlertCase } from '../../support/realtime/alert-cases.ts';

/** What each alert of a case concerns, by its header. */
async function concernsIn(name: string) {
  const { alerts, ...rest } = await matchAlertCase(name);
  return {
    ...rest,
    concerns: Object.fromEntries(
      alerts.map(({ header, concerns }) => [Object.values(header)[0], concerns] as const),
    ),
  };
}

describe.skipIf(CASES_NOTE !== '')(`public reports about alerts${CASES_NOTE}`, () => {
  test('N1: live-18, a basic type of route is all its extended types, and a hundred its members', async () => {
    const { concerns } = await concernsIn('live-18-alert-by-route-type');
    const of = (...routeIDs: readonly string[]) => routeIDs.map((routeID) => ({ routeID }));
    expect(concerns).toEqual({
      'type 3': of('B1', 'B2'),
      'type 2': of('RE'),
      'type 100': of('RE'),
      'type 0': of('T'),
      'type 700': of('B1', 'B2'),
    });
  });

  test('N1: live-20, an alert of a part of a station concerns its platforms', async () => {
    const { concerns } = await concernsIn('live-20-alert-for-station-parts');
    const both = [{ stops: ['M1', 'M2'] }];
    expect(concerns).toEqual({
      'a station': both,
      'b platform': [{ stops: ['M1'] }],
      'c entrance': both,
      'd node': both,
      'e boarding area': [{ stops: ['M1'] }],
      'f code': both,
    });
  });

  test('N1: live-21, all that an entity names holds, and any of several entities', async () => {
    const { concerns, leftOut, unknown } = await concernsIn('live-21-alert-combinations');
    const west = { routeID: 'R1', destinations: ['West End'] };
    expect(concerns).toEqual({
      a: [{ routeID: 'R1', stops: ['B'] }],
      b: [west],
      c: [{ routeID: 'R1' }],
      d: [{ ...west, stops: ['B'] }],
      f: [{ routeID: 'R2', stops: ['C'] }],
      g: [{ trips: [expect.stringMatching(/^20261202\..*T1$/)] }],
      h: [{ trips: ['20261202.T1'] }],
    });
    expect(leftOut['alerts that concern nothing known']).toBe(1);
    expect(unknown).toEqual(['route zz with stop B']);
  });

  test('N2, N3: live-22, texts keep their lines, links and signs, and a twin in HTML is no text of its own', async () => {
    const { alerts } = await matchAlertCase('live-22-alert-texts');
    const texts = Object.fromEntries(
      alerts.map(({ header, description }) => [Object.values(header)[0], description] as const),
    );
    expect(texts).toEqual({
      a: { en: 'Stop moved.\nUse:\n- Oak St\n- Elm St\n\nThank you.' },
      b: {
        en: 'Line 1 is on detour.\n\n• Oak & Elm\n• Main\nSt\n\nSee the map (https://transit.example.org/detour?id=1&x=2).',
      },
      c: { en: 'No [R] trains.\nTake a bus.', es: 'No hay trenes [R].' },
      d: { en: 'First line\nSecond line\nThird line' },
      e: { en: 'More: https://transit.example.org/x?a=1&b=2.' },
      f: { en: 'Wait time < 10 min & > 5. Route 1 <-> 2.' },
    });
  });
});
