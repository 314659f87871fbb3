import type { VehicleKind } from './kinds/vehicle-kinds.ts';

/** What compiled messages use. */
export interface MessageTools {
  /** The kind of the vehicles that the words speak of. */
  readonly vehicle: VehicleKind;
  readonly isBusCity: boolean;
  readonly hasVehicles: boolean;
  readonly hasParking: boolean;
  /** Keeps the direction of a value in a sentence. */
  readonly isolate: (value: string) => string;
  /** Ends a sentence, unless the abbreviation or the list at its end has a period already: "at 6:05 p.m.", "1, 2, …" */
  readonly ended: (sentence: string) => string;
  /** The plural form of a count. */
  readonly plural: (count: number) => Intl.LDMLPluralRule;
}

export const ended = (sentence: string): string =>
  /[.…]\u2069?$/.test(sentence) ? sentence : `${sentence}.`;

/** Creates a function that tells the plural form of a count in a language. Its rules are read when they are first used. */
export function pluralsOf(lang: string): MessageTools['plural'] {
  let rules: Intl.PluralRules | undefined;
  return (count) => (rules ??= new Intl.PluralRules(lang)).select(count);
}
