import { expect, test } from 'vitest';

import { readInterfaceLotsSteps } from '../../src/feeds/lots/readInterfaceLots.ts';
import { readTableSteps } from '../../src/feeds/lots/table/readTable.ts';
import { readNoticesSteps } from '../../src/feeds/notices/readNotices.ts';
import { runStepsWithPauses, type Steps } from '../../src/lib/steps.ts';
import { bytesOf } from '../support/answers/lots.ts';
import { aLot } from '../support/builders.ts';

const columns = { id: 'id', name: 'name', open: 'open', total: 'total' };
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Lot ${index}`,
    open: 4,
    total: 9,
  }));

const lots = (count: number) =>
  readInterfaceLotsSteps(bytesOf(JSON.stringify({ lots: rowsOf(count).map((row) => aLot(row)) })));
const json = (count: number) =>
  readTableSteps(bytesOf(JSON.stringify(rowsOf(count))), { format: 'json', columns });
const csv = (count: number) => {
  const rows = rowsOf(count).map((row) => `${Object.values(row).join()}${' '.repeat(200)}`);
  return readTableSteps(bytesOf(`id,name,open,total\n${rows.join('\n')}\n`), {
    format: 'csv',
    columns,
  });
};
const notices = (count: number) =>
  readNoticesSteps(
    bytesOf(JSON.stringify(rowsOf(count).map(({ name }) => ({ header: name })))),
    'UTC',
  );

async function pausesOf(steps: Steps<unknown>): Promise<number> {
  let pauses = 0;
  await runStepsWithPauses(steps, async () => {
    pauses += 1;
  });
  return pauses;
}

test.each<[string, (count: number) => Steps<unknown>, number]>([
  ['lots of the interface', lots, 100],
  ['a table of lots in JSON', json, 100],
  ['a table of lots in CSV', csv, 100],
  ['notices', notices, 50],
])('S16: riders are answered while %s are read', async (_what, read, most) => {
  const added = (await pausesOf(read(2000))) - (await pausesOf(read(1000)));
  expect(1000 / added).toBeLessThanOrEqual(most);
});
