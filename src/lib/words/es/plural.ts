import { createPluralizer } from '../createPluralizer.ts';

const pick = createPluralizer('es');

/** El español tiene una forma para uno y otra para el resto; un millón de algo no aparece aquí. */
export const plural = (count: number, one: string, other: string): string =>
  pick(count, { one, other });
