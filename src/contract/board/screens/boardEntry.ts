import { splitListText } from '../../../lib/names/list-text.ts';
import { BOARD_PARAMETERS } from '../board-options.ts';
import { NAMED_KINDS, parseGivenName } from '../given-names.ts';
import { NOT_IN_ENTRIES } from './screen-entry.ts';

/** Names by their kinds, each under what it is of. */
function namesIn(texts: readonly string[]) {
  const names = texts.flatMap((text) => parseGivenName(text) ?? []);
  return Object.fromEntries(
    NAMED_KINDS.flatMap((kind) => {
      const ofKind = names.filter((one) => one.kind === kind);
      return ofKind.length === 0
        ? []
        : [[kind, Object.fromEntries(ofKind.map(({ of, name }) => [of, name]))]];
    }),
  );
}

/** The member of an entry for the texts of one parameter. */
function memberOf(name: string, texts: readonly string[]): unknown {
  if (name === 'names') return namesIn(texts);
  const kind = BOARD_PARAMETERS.get(name);
  if (kind === 'list') return texts.flatMap(splitListText);
  const [text = ''] = texts;
  if (kind === 'each') return texts.length === 1 ? text : texts;
  return String(Number(text)) === text ? Number(text) : text;
}

/**
 * A board's address as its entry in `screens.json`, whose members `boardParameters` reads as the same parameters.
 * What only an address can have is left out.
 */
export const boardEntry = (parameters: URLSearchParams): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...new Set(parameters.keys())]
      .filter((name) => !NOT_IN_ENTRIES.has(name))
      .map((name) => [name, memberOf(name, parameters.getAll(name))]),
  );
