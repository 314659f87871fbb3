/** Text that may be missing. Reads numbers too, because the real service sent some; anything else is '', like no text. */
export const parseText = (wire: unknown): string =>
  typeof wire === 'string' || typeof wire === 'number' ? String(wire).trim() : '';
