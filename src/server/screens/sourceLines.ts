import { groupBy } from '../../lib/groupBy.ts';
import { duration } from '../operator/tablePage.ts';
import type { ScreenReport } from './screenReports.ts';

/** More of one kind and state are one line: a board at a hub has the buses of dozens of routes. */
const MOST_ALONE = 2;
/** Of those that aren't as they should be, so many are named. */
const MOST_NAMED = 6;

type Named = readonly [name: string, source: ScreenReport['sources'][string]];

const factsOf = ({ state, dropped }: Named[1], age: string) =>
  [
    state,
    ...(age === '' ? [] : [age]),
    ...(dropped === undefined ? [] : [`${dropped} left out`]),
  ].join(', ');

function lineOf([name, source]: Named): string {
  return `${name}: ${factsOf(source, source.age === null ? '' : `${duration(source.age)} old`)}`;
}

/** "vehicles of 12 routes: lost, up to 4 min old (2, 9A, 9B and 9 more)". */
function joinedLine(kind: string, all: readonly Named[], source: Named[1]): string {
  const ages = all.flatMap(([, { age }]) => age ?? []);
  const oldest = ages.length === 0 ? '' : `up to ${duration(Math.max(...ages))} old`;
  const names = all.map(([name]) => name.slice(kind.length + 1));
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : '';
  const named = source.state === 'ok' ? '' : ` (${names.slice(0, MOST_NAMED).join(', ')}${more})`;
  return `${kind} of ${all.length} routes: ${factsOf(source, oldest)}${named}`;
}

/** What a display reports of its sources, as lines. Those of many routes in one state are one line. */
export function sourceLines(sources: ScreenReport['sources']): readonly string[] {
  const kindOf = ([name]: Named) => /^(vehicles) ./.exec(name)?.[1];
  const groups = groupBy(Object.entries(sources), (named) => {
    const [name, { state, dropped }] = named;
    return JSON.stringify(dropped === undefined ? [kindOf(named) ?? name, state] : name);
  });
  return [...groups.values()].flatMap((all) => {
    const [first] = all;
    const kind = first && kindOf(first);
    return first === undefined || kind === undefined || all.length <= MOST_ALONE
      ? all.map(lineOf)
      : [joinedLine(kind, all, first[1])];
  });
}
