import type { LotsOptions } from '../LotsOptions.ts';
import type { Row } from '../table/Row.ts';
import { countOf } from './counts.ts';

const WORDS =
  '(?:grand |sub-?|in)?(?:total|totale|totales|totals|totalt|totaal|summe|gesamt|gesamtsumme|insgesamt|alle|somme|ensemble|suma|sum|all|overall|razem|celkem|ukupno|összesen|yhteensä|i alt|toplam|итого|всего|σύνολο|合計|总计|합계)';
/** A name that means the sum of all, and nothing else. */
const TOTAL = new RegExp(String.raw`^${WORDS}[\s:.=]*$`, 'iu');
/** A name that begins with such a word: `Total spaces`, but also `Total Garage`. */
const BEGINS_WITH_TOTAL = new RegExp(String.raw`^${WORDS}(?![\p{L}\d])`, 'iu');

/**
 * The rows with the sum of the others (F25), which would be the largest lots of the city. None has a place. Its name
 * gives it away, or that it alone has no place and its total is the sum of the others.
 */
export function totalRows(
  rows: readonly Row[],
  { thousands }: Pick<LotsOptions, 'thousands'>,
): ReadonlySet<Row> {
  const totalOf = ({ cells }: Row) => countOf(cells.total, thousands) ?? 0;
  const isPlaced = ({ location }: Row) => location.position !== null || location.swapped !== null;
  const placed = rows.filter(isPlaced);
  const sum = rows.reduce((all, row) => all + totalOf(row), 0);
  const isTotal = (row: Row) => {
    if (isPlaced(row)) return false;
    const name = row.cells.id ?? row.cells.name ?? '';
    const total = totalOf(row);
    const isSum = rows.length > 2 && total > 0 && total * 2 === sum;
    if (TOTAL.test(name) || TOTAL.test(row.cells.name ?? '')) return true;
    if (BEGINS_WITH_TOTAL.test(name)) return isSum || placed.length > 0;
    return isSum && placed.length === rows.length - 1;
  };
  return new Set(rows.filter(isTotal));
}
