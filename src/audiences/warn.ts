/** Says in the console what is wrong with a page's address, to the person who sets up a display or a frame. */
export function warn(page: 'display' | 'frame' | 'page', lines: readonly string[]): void {
  if (lines.length > 0) console.warn(`Curbside ${page}: ${lines.join('; ')}`);
}
