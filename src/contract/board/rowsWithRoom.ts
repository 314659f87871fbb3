/** Rows below the line have this share of the room if both kinds are too many. */
const SHARE_BELOW = 1 / 3;

/**
 * The rows that a board shows if it has room for so many of them. Those below the line stay in sight: of the rows above, the
 * last ones make room, and of those below, the last ones are left, which people miss by the least.
 *
 * @param rows those above the line first
 * @param isBelow whether a row is below the line
 * @param near how many of the first rows none makes room for
 */
export function rowsWithRoom<Row>(
  rows: readonly Row[],
  isBelow: (row: Row) => boolean,
  near: number,
  room: number,
): readonly Row[] {
  if (rows.length <= room) return rows;
  const above = rows.filter((row) => !isBelow(row));
  const below = rows.filter(isBelow);
  const share = Math.min(Math.floor(room * SHARE_BELOW), room - near);
  const kept = Math.min(below.length, Math.max(0, share, room - above.length));
  return [...above.slice(0, room - kept), ...below.slice(below.length - kept)];
}
