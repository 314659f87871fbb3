import { ownValue } from '../ownValue.ts';
import { EFFECTS } from './compiled/effects.ts';
import { matchLanguage } from './languages.ts';

type EffectWords = typeof EFFECTS.en;

const WORDS: Readonly<Record<string, EffectWords>> = EFFECTS;

/** What an effect is about. */
export type EffectPlace = keyof EffectWords['where'];

function sentenceOf(
  { what, where, sentence, stopMoved, stopsMoved }: EffectWords,
  effect: keyof EffectWords['what'],
  place: EffectPlace,
): string {
  if (effect === 'stop-moved' && place === 'stop') return stopMoved;
  if (effect === 'stop-moved' && place === 'stops') return stopsMoved;
  return sentence(what[effect], where[place]);
}

/**
 * A sentence for an alert that has an effect and no text, in each language of the page, by its BCP 47 tag.
 *
 * @param first the language of the city, which is for readers of all others; English if it is none of these
 */
export function effectSentences(
  effect: keyof EffectWords['what'],
  place: EffectPlace,
  first: string,
): Record<string, string> {
  const tags = Object.keys(WORDS);
  const own = first === '' ? 'en' : (matchLanguage(first, tags) ?? 'en');
  return Object.fromEntries(
    [own, ...tags.filter((tag) => tag !== own)].flatMap((tag): [string, string][] => {
      const words = ownValue(WORDS, tag);
      return words === undefined ? [] : [[tag, sentenceOf(words, effect, place)]];
    }),
  );
}
