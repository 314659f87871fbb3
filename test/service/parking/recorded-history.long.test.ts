import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { readHistory } from '../../bench/lots-forecast/readHistory.ts';
import { replayLots } from '../../bench/lots-forecast/replayLots.ts';

const RECORDED = fileURLToPath(
  new URL('../../../../shared/parking-history/lots-2023-10-to-2024-06.csv', import.meta.url),
);
const isThere = existsSync(RECORDED);
const MOST: Readonly<Record<number, number>> = { 30: 0.7, 60: 0.55, 120: 0.42 };

test.skipIf(!isThere)(
  `C40: the forecast of recorded lots is better than the limits${isThere ? '' : ' (needs ../shared/parking-history)'}`,
  () => {
    const history = readHistory(readFileSync(RECORDED, 'utf8'));
    const results = replayLots(
      history,
      Date.parse('2024-06-10') / 1000,
      'Europe/Berlin',
    ).score.results();
    expect(results.map(({ minutes }) => minutes)).toEqual([15, 30, 60, 120]);
    for (const { minutes, ofStaying, held } of results) {
      expect(ofStaying, `${minutes} minutes`).toBeLessThan(MOST[minutes] ?? 1);
      expect(held).toBeGreaterThan(0.75);
      expect(held).toBeLessThan(0.85);
    }
  },
);
