import { createPluralizer } from '../createPluralizer.ts';

const pick = createPluralizer('es');

/** La forma de uno o la de los demás. La de «un millón de» no hace falta aquí. */
export const plural = (count: number, one: string, other: string): string =>
  pick(count, { one, other });

/** Una hora con su artículo: "la 1:05", pero "las 13:05". */
export const withArticle = (clock: string): string =>
  `${/^0?1\D/.test(clock) ? 'la' : 'las'} ${clock}`;

/** Una palabra con mayúscula, para el comienzo de una frase. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Pone punto final, salvo que la frase termine en una abreviatura: "6:05 p.m." */
export const withPeriod = (sentence: string): string =>
  sentence.endsWith('.') ? sentence : `${sentence}.`;
