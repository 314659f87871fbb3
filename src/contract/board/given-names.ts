import type { ParseText } from '../links/parameter-parsers.ts';

/** What can be called otherwise on a board, in the order of their kinds in its settings. */
export const NAMED_KINDS = ['stop', 'destination', 'route'] as const;
type NamedKind = (typeof NAMED_KINDS)[number];

/** How a board calls one thing. */
export interface GivenName {
  readonly kind: NamedKind;
  /** The ID of a stop or route, or a destination as the feed has it. */
  readonly of: string;
  readonly name: string;
}

/** The name of one thing as a text: `stop~0100~Front door`. */
export const givenNameText = ({ kind, of, name }: GivenName): string => [kind, of, name].join('~');

/** Parses a text of `givenNameText`. */
export const parseGivenName: ParseText<GivenName> = (text) => {
  const [, word, of = '', name = ''] = /^(\w+)~([^~]{1,80})~(.{1,80})$/s.exec(text) ?? [];
  const kind = NAMED_KINDS.find((one) => one === word);
  return kind === undefined || name.trim() === '' ? null : { kind, of, name: name.trim() };
};
