import { expect, test } from 'vitest';

import { bytesOf, lotsOf } from '../../support/answers/lots.ts';

const columns = { id: 'nr', name: 'name' };

const read = (json: unknown, records?: string) => () =>
  lotsOf(bytesOf(JSON.stringify(json)), {
    format: 'json',
    columns: { ...columns, open: 'free' },
    records,
  });

test('S8: a JSON file whose list is elsewhere names the setting, and the lists that it has', () => {
  const file = { meta: { pages: [1] }, items: [{ nr: 1, name: 'A', free: 5 }] };
  expect(read(file)).toThrow(
    'The file is not a list of lots. Name the path of its list in "records". It has lists at "meta.pages", "items".',
  );
  expect(read(file, 'lots')).toThrow(
    'The file has no list at "lots", the path in "records". It has lists at "meta.pages", "items".',
  );
  expect(read({ error: 'none' })).toThrow('It has only "error".');
  expect(read(file, 'items')).not.toThrow();
});

test('S8: a column that is missing is named, with those that the file has', () => {
  expect(read([null, { ID: 1, title: 'A' }])).toThrow(
    'The file has no column "nr". It has "ID", "title".',
  );
  expect(read([7])).toThrow('The file has no column "nr". It has none.');
  const csv = bytesOf('id;Lot name;free\n1;A;5');
  expect(() => lotsOf(csv, { format: 'csv', columns })).toThrow(
    'The file has no column "nr". It has "id", "Lot name", "free".',
  );
  const page = bytesOf(`<!doctype html><p>${'x'.repeat(9000)}\n<p>`);
  expect(() => lotsOf(page, { format: 'csv', columns })).toThrow(/^.{10,120}$/);
});
