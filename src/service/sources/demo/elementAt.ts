/**
 * An element of a list; a negative index counts from the end.
 *
 * @throws RangeError if there is none
 */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list.at(index);
  if (element === undefined)
    throw new RangeError(`index ${index} is out of range: ${list.length} elements`);
  return element;
}
