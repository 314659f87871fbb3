/**
 * Calls a function for each element of a list. Those of a long list are in tasks of their own, so that the page can draw
 * and respond in between.
 *
 * @param atOnce how many are in one task
 */
export async function forEachInSlices<T>(
  all: readonly T[],
  atOnce: number,
  act: (one: T) => void,
): Promise<void> {
  for (let start = 0; start < all.length; start += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- Its purpose is to wait.
    if (all.length > atOnce) await new Promise((resolve) => setTimeout(resolve));
    for (const one of all.slice(start, start + atOnce)) act(one);
  }
}
