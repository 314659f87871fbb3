/** Tells the person who sets the display up what is wrong with its URL: once, in the console (A1). */
export function warn(lines: readonly string[]): void {
  if (lines.length > 0) console.warn(`Curbside display: ${lines.join('; ')}`);
}
