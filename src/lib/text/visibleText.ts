/**
 * Characters that can't be seen, or that change the direction of what follows; halves of pairs, and controls other than
 * spaces. Some scripts need joiners and direction marks, others variation selectors: the rules are below.
 */
const UNSEEN =
  /(?![\ufe0e-\ufe0f\u061c]|[\u200c-\u200f]|[\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|\p{Cs}|[^\P{Cc}\s]|[\ufff9-\ufffb]/gu;
/** A variation selector after a character that has no variants. */
const NO_VARIANT =
  /(?<![\p{Emoji}\p{So}\p{Sm}])[\ufe0e\ufe0f]|(?<!\p{sc=Han})[\u{e0100}-\u{e01ef}]/gu;
/** A joiner that is not between letters, or not between the parts of an emoji. */
const NO_JOINER =
  /(?<![\p{L}\p{M}\p{Emoji}\ufe0f])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Emoji}])/gu;
const MARK_OF_DIRECTION = /[\u061c\u200e\u200f]+/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** No language puts more than four marks on a letter. More would cover the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * A text from outside without what readers can't see: such characters hide text from a search, and turn around what
 * stands behind them on the page. Hebrew, Arabic, Persian and Indian texts stay as they are, and so do emoji.
 */
export const visibleText = (text: string): string =>
  text
    .replaceAll(UNSEEN, '')
    .replaceAll(NO_VARIANT, '')
    .replaceAll(NO_JOINER, '')
    .replaceAll(MARK_OF_DIRECTION, ([first = '']) => (RIGHT_TO_LEFT.test(text) ? first : ''))
    .replaceAll(PILED_MARKS, '$1');
