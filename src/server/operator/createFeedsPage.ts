import { escapeHtml } from '../../lib/escapeHtml.ts';
import { knownScores } from '../../transit/score/createTimesScore.ts';
import type { City } from '../city/openCity.ts';
import type { FeedFigures, FeedScores } from '../city/ServerSource.ts';
import { createOperatorPage } from './createOperatorPage.ts';
import { duration, tablePage, type TableRow } from './tablePage.ts';

/** A feed's report may have thousands of lines. `npm run feed-report` prints all of them. */
const MOST_NOTES = 100;

const HEADINGS = [
  'Feed',
  'From',
  'State',
  'Last good reading',
  'What it has',
  'Requests',
  'Failed',
  'Left out',
  'Last failure',
];

/** `withoutRoute` is a reason in code; most reasons are words already. */
const inWords = (reason: string) =>
  reason.replaceAll(
    /[A-Z]+/g,
    (letters) => ` ${letters === 'ID' ? letters : letters.toLowerCase()}`,
  );

function stateOf({ isFailing, readAt, requests, state = 'current', isShown }: FeedFigures): string {
  if (isShown === false) return state === 'current' ? 'being read' : `${state}, not on the map`;
  if (state === 'ended') return state;
  if (state !== 'current') return `${state}, last version in use`;
  if (isFailing)
    return readAt === undefined ? 'failing, never read' : 'failing, last version in use';
  if (readAt !== undefined) return 'ok';
  return requests > 0 ? 'being read' : 'not asked yet';
}

function rowOf(figures: FeedFigures, now: number): TableRow {
  const { feed, name, readAt, requests, failures, failure = '', isFailing } = figures;
  const { content = '', leftOut = {} } = figures;
  const reasons = Object.entries(leftOut).filter(([, count]) => count > 0);
  return {
    cells: [
      // Metrics call a realtime feed "vehicles", because at first it had nothing else.
      escapeHtml(feed === 'vehicles' ? 'realtime' : feed),
      escapeHtml(name),
      stateOf(figures),
      readAt === undefined ? '' : `${duration((now - readAt) / 1000)} ago`,
      escapeHtml(content),
      String(requests),
      String(failures),
      reasons.map(([reason, count]) => `${escapeHtml(inWords(reason))}: ${count}`).join('<br>'),
      escapeHtml(failure),
    ],
    isBad: isFailing,
  };
}

function notesHtml({ name, notes = [] }: FeedFigures): string {
  if (notes.length === 0) return '';
  const shown = notes.slice(0, MOST_NOTES).map((note) => `<li>${escapeHtml(note)}</li>`);
  const more =
    notes.length > MOST_NOTES
      ? `<p>${notes.length - MOST_NOTES} more lines: npm run feed-report, or curbside feed-report, prints them.</p>`
      : '';
  return `<h2>${escapeHtml(name)}</h2>\n<ul>\n${shown.join('\n')}\n</ul>\n${more}`;
}

/** How good the agency's times and ours were, one line each. */
function scoresHtml(feeds: readonly FeedScores[]): string {
  const known = feeds.flatMap(({ name, scores }) =>
    knownScores(scores).map(
      ([times, score]) => [name === '' ? times : `${escapeHtml(name)}, ${times}`, score] as const,
    ),
  );
  const lines = known.map(
    ([times, { score, meanAbsoluteError, buckets, count }]) =>
      `<li>${times}: score ${score.toFixed(1)}, mean error ${meanAbsoluteError.toFixed(0)} s, median errors ${buckets
        .filter((bucket) => bucket.count > 0)
        .map(({ minutes, medianError }) => `${medianError} s at ${minutes} min`)
        .join(', ')}, of ${count.toLocaleString('en')} times</li>`,
  );
  return lines.length === 0
    ? ''
    : `<h2>Arrival times of the last 24 hours</h2>\n<ul>\n${lines.join('\n')}\n</ul>\n`;
}

/**
 * The operator's page about the feeds: the state and the age of each, what was left out and why, and how good
 * the live times were.
 *
 * @param now milliseconds since 1970
 * @param scores none for a city without live data
 */
export function feedsPage(
  figures: readonly FeedFigures[],
  now: number,
  scores: readonly FeedScores[] = [],
): string {
  const failing = figures.filter(({ isFailing }) => isFailing).length;
  return tablePage({
    title: 'Feeds',
    summary:
      figures.length === 0
        ? 'This city has no feeds.'
        : `${figures.length} ${figures.length === 1 ? 'feed' : 'feeds'}, ${failing} failing.`,
    headings: HEADINGS,
    rows: figures.map((each) => rowOf(each, now)),
    details: scoresHtml(scores) + figures.map(notesHtml).join(''),
  });
}

/** Creates the handler of `/feeds`, which only those who know its password may open. */
export const createFeedsPage = (password: string, city: Pick<City, 'metrics'>) =>
  createOperatorPage(password, 'Feeds', () => {
    const { figures, now, source } = city.metrics();
    return feedsPage(figures, now, source?.scores?.());
  });
