/** A column's name as GTFS writes names: in small letters, with `_` between words (F2). */
export const columnName = (written: string): string =>
  written
    .replaceAll('\ufeff', '')
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase();
