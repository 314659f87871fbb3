import { expect, test } from 'vitest';

import { liveCasePath, openLiveCase } from '../../support/times/live-cases.ts';

/** Real reports: what the boards of stops say. */
const BOARDS: readonly (readonly [
  name: string,
  boards: Readonly<Record<string, readonly string[]>>,
])[] = [
  [
    'live-01-platform-change-as-two-rows',
    {
      M1: [
        '1 to East End 08:14 live from Mitte 2',
        '1 to East End 08:34 live from Mitte 2 last',
        '1 to East End 08:52 skipped from Mitte, Ersatzhalt',
      ],
      M2: ['1 to East End 08:14 live', '1 to East End 08:34 live', '1 to East End 12:20 last'],
      M9: ['1 to East End 08:54 live', '1 to East End 12:10 last'],
      C: ['1 to East End 08:24 live', '1 to East End 08:44 live', '1 to East End 09:04 live last'],
    },
  ],
  [
    'live-03-assigned-stop',
    {
      M1: ['1 to East End 08:15 live from Mitte 2 last'],
      M2: ['1 to East End 08:15 live', '1 to East End 12:52 last'],
    },
  ],
  [
    'live-05-ends-early',
    {
      A: ['1 to Stop B 08:03 live', '1 to Stop C 08:23 live', '1 to East End 08:52 last'],
      B: ['1 to Stop C 08:33 live', '1 to East End 09:02 last'],
      C: ['1 to East End 08:22 skipped', '1 to East End 09:12 last'],
    },
  ],
  [
    'live-06-same-trip-in-two-services',
    { B: ['1 to East End 08:15 live', '1 to East End 08:52 last'] },
  ],
  [
    'live-07-overlapping-frequencies',
    {
      B: ['04', '09', '14', '19'].flatMap((minute) =>
        ['1', '2'].map((route) => `${route} to East End 08:${minute}`),
      ),
    },
  ],
  [
    'live-11-loop-visits-a-stop-twice',
    {
      A: [
        'R3 to Far End 08:03 live last',
        'R1 to Loop 08:05 live',
        'R1 to Loop 08:25 live last',
        'R2 to Loop 08:35 live',
        'R2 to Loop 09:00 live last',
      ],
      B: [
        'R1 to Loop 08:10 live last',
        'R3 to Far End 08:17 live last',
        'R2 to Loop 08:40 live last',
      ],
    },
  ],
  [
    'live-12-two-hours-late',
    {
      B: [
        'R1 to East End 08:20 live last',
        'R3 to East End 09:25 live last',
        'R2 to East End 09:50 live last',
      ],
    },
  ],
  [
    'live-15-duplicated-trip',
    {
      A: ['R1 to East End 08:02', 'R1 to East End 08:27 live added last'],
      B: ['R1 to East End 08:12', 'R1 to East End 08:37 live added last'],
    },
  ],
  [
    'live-16-replacement-without-times',
    {
      A: ['R3 to East End 08:02 last', 'R1 to East End 08:05 live', 'R2 to East End 08:07 live'],
      B: ['R3 to East End 08:12 last', 'R2 to East End 08:17 live'],
      C: ['R3 to East End 08:22 last', 'R2 to East End 08:27 live', 'R1 to East End 08:30 live'],
    },
  ],
  [
    'live-23-last-bus-is-canceled',
    {
      B: [
        'R1 to East End 21:10 last',
        'R2 to East End 21:12 last',
        'R1 to East End 21:40 canceled',
        'R2 to East End 21:42 skipped',
      ],
    },
  ],
  [
    'live-28-trip-id-with-a-stamp',
    { B: ['1 to East End 08:17 live', '1 to East End 08:47 live last'] },
  ],
  [
    'live-32-old-trip-update-in-a-fresh-feed',
    { B: ['R1 to East End 08:12 last', 'R2 to East End 08:16 live last'] },
  ],
  [
    'live-38-detour-to-a-stop-without-trips',
    {
      A: ['R1 to East End 08:05 live', 'SB to Stop E 08:20 live added'],
      X: ['R1 to East End 08:15 live', 'SB to Stop E 08:30 live added'],
      B: ['R1 to East End 12:12 last'],
    },
  ],
  [
    'live-39-one-bad-date-stops-the-feed',
    {
      B: [
        'R2 to East End 08:12',
        'R3 to East End 08:12 canceled',
        'R1 to East End 08:17 live last',
        'R2 to East End 08:45 live added last',
      ],
    },
  ],
];

for (const [name, boards] of BOARDS) {
  const path = liveCasePath(name);
  test.skipIf(path === null)(
    `T6: ${name}${path === null ? ' (needs ../shared)' : ''}`,
    async () => {
      const city = await openLiveCase(path ?? '');
      for (const [stopID, rows] of Object.entries(boards)) {
        // Beside these, an answer has the first ones of tomorrow.
        const said = city.rows(stopID).slice(0, rows.length);
        expect.soft(said, stopID).toEqual(rows);
      }
    },
  );
}

const badDate = liveCasePath('live-39-one-bad-date-stops-the-feed');
test.skipIf(badDate === null)(
  'T6: with an odd date in it a feed stays live, with its buses',
  async () => {
    const city = await openLiveCase(badDate ?? '');
    for (let second = 0; second < 135; second += 15) await city.clock.advance(15_000);
    expect(city.feeds.states().map(({ failure }) => failure)).toEqual([undefined]);
    expect(city.feeds.reports()?.ofRoute('R1')?.vehicles).toMatchObject([{ vehicleID: '41' }]);
  },
);

const detour = liveCasePath('live-38-detour-to-a-stop-without-trips');
test.skipIf(detour === null)(
  'T6: the operator reads which stops and routes only live trips use',
  async () => {
    const city = await openLiveCase(detour ?? '');
    expect(city.feeds.states()[0]?.notes.join(' ')).toContain(
      'Only live trips use stops (2, such as "X"), routes (1, such as "SB").',
    );
  },
);

const duplicated = liveCasePath('live-15-duplicated-trip');
test.skipIf(duplicated === null)(
  'T6: the bus of a duplicated trip has its destination and next stop, and comes to the copy',
  async () => {
    const city = await openLiveCase(duplicated ?? '');
    expect(city.feeds.reports()?.ofRoute('R1')?.vehicles).toMatchObject([
      { vehicleID: '99', direction: 'East End', nextStop: 'Stop B' },
    ]);
    const [planned, copy] = city.arrivals('B');
    expect([planned?.vehicleID, copy?.vehicleID, copy?.stopsAway]).toEqual(['', '99', 0]);
  },
);
