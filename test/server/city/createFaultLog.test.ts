import { expect, test } from 'vitest';

import { createFaultLog } from '../../../src/server/city/createFaultLog.ts';
import { OutageError } from '../../../src/service/OutageError.ts';

test('S12: a fault of every request is logged once a minute, with the number of times since', () => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  let now = 0;
  const report = createFaultLog(
    (line) => lines.push(line),
    () => now,
  );
  for (; now < 61_000; now += 1000) report('getvehicles', new Error('no vehicle feed is live'));
  report('lots', new Error('no vehicle feed is live'));
  expect(
    lines.map(({ operation, error, timesSinceLast }) => [operation, error, timesSinceLast]),
  ).toEqual([
    ['getvehicles', 'Error: no vehicle feed is live', undefined],
    ['getvehicles', 'Error: no vehicle feed is live', 59],
    ['lots', 'Error: no vehicle feed is live', undefined],
  ]);
});

test('S12: an outage, of which the log of its feed says more, is logged once an hour', () => {
  const lines: Readonly<Record<string, unknown>>[] = [];
  let now = 0;
  const report = createFaultLog(
    (line) => lines.push(line),
    () => now,
  );
  for (; now <= 3_600_000; now += 60_000)
    report('lots', new OutageError('the lots could not be read'));
  expect(lines).toEqual([
    { event: 'source failed', operation: 'lots', error: 'the lots could not be read' },
    {
      event: 'source failed',
      operation: 'lots',
      error: 'the lots could not be read',
      timesSinceLast: 59,
    },
  ]);
});

test('S12: faults that are never the same are all logged', () => {
  const lines: unknown[] = [];
  const report = createFaultLog(
    (line) => lines.push(line),
    () => 0,
  );
  for (let index = 0; index < 250; index += 1) report('lots', new Error(`fault ${index}`));
  expect(lines).toHaveLength(250);
});
