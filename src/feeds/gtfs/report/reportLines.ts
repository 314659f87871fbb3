import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import type { FeedFinding, FeedReport, FindingKind } from '../FeedReport.ts';
import { findingSentences } from './finding-sentences.ts';
import { lineNotes } from './line-notes.ts';
import { serviceNotes, validityNotes } from './service-notes.ts';
import { stopNameNotes } from './stop-notes.ts';
import { counted, longDate, printable, named } from './wording.ts';

/** How many trips have no line to draw, and on which routes. */
function shapeNotes({ lines, patterns, routes, trips }: Snapshot): string[] {
  if (lines.length === 0) return [];
  const affected = new Set<string>();
  let count = 0;
  for (const index of trips.patterns) {
    const pattern = patterns[index];
    if (pattern === undefined || pattern.line !== -1) continue;
    count += 1;
    affected.add(routes[pattern.route]?.routeID ?? '');
  }
  if (count === 0) return [];
  return [
    `trips.txt: ${counted(count, 'trip')} of ${trips.ids.length.toLocaleString('en-US')} ${count === 1 ? 'has' : 'have'} no shape, on ${affected.size === 1 ? 'route' : 'routes'} ${named([...affected])}. A direction without any shape is drawn as straight lines between its stops.`,
  ];
}

/** Routes whose stops aren't listed, because no trip runs within two weeks. */
function emptyRouteNotes({ routes }: Snapshot): string[] {
  const empty = routes.filter(({ directions }) =>
    directions.every(({ stops }) => stops.length === 0),
  );
  if (empty.length === 0) return [];
  return [
    `${counted(empty.length, 'route')} ${empty.length === 1 ? 'lists' : 'list'} no stops, because ${empty.length === 1 ? 'it has' : 'they have'} no trip for riders within two weeks: ${named(empty.map(({ routeID }) => routeID))}.`,
  ];
}

/** A heading and its sentences, as lines of text; none if there are no sentences. */
export function section(heading: string, sentences: readonly string[]): string[] {
  return sentences.length === 0 ? [] : ['', heading, ...sentences.map((one) => `- ${one}`)];
}

/** Findings that the report leaves out, because the notes on service say more. */
const COVERED_BY_NOTES: readonly FindingKind[] = ['expired', 'no-service-soon'];

const sentencesOf = (findings: readonly FeedFinding[], severity: FeedFinding['severity']) =>
  findings
    .filter((finding) => finding.severity === severity)
    .toSorted((a, b) => b.count - a.count)
    .flatMap(findingSentences);

/** Findings that follow from others, which say more. */
const CONSEQUENCES: readonly FindingKind[] = [
  'reference-left-out',
  'too-few-stops',
  'no-start-time',
];

/** What was left out, the causes first. */
function leftOutSentences(findings: readonly FeedFinding[]): string[] {
  const follows = ({ kind }: FeedFinding) => CONSEQUENCES.includes(kind);
  const causes = findings.filter((finding) => !follows(finding));
  return [causes, findings.filter(follows)].flatMap((some) => sentencesOf(some, 'left-out'));
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const listOf = new Intl.ListFormat('en');

/** The languages that names are translated to, one line; none without translations. */
function translationLines({ names = [] }: Snapshot): string[] {
  const counts = new Map<string, number>();
  for (const [language] of names) counts.set(language, (counts.get(language) ?? 0) + 1);
  const inEach = [...counts].map(
    ([language, count]) => `${counted(count, 'name')} in ${languageNames.of(language)}`,
  );
  return inEach.length === 0 ? [] : [`Translated: ${listOf.format(inEach)}.`];
}

/** What the feed contains, in a few lines. */
function summary({ counts, firstDate, lastDate }: FeedReport, snapshot: Snapshot): string[] {
  const { city, trips } = snapshot;
  return [
    `${city.name}, with times in ${city.timeZone}.`,
    `${counted(counts.routes, 'route')}, ${counted(counts.stops, 'stop')}, ${counted(trips.ids.length, 'trip')}, ${counted(counts.stopTimes, 'stop time')}, ${counted(counts.lines, 'line')} on the map.`,
    `Service from ${longDate(firstDate)} to ${longDate(lastDate)}.`,
    ...translationLines(snapshot),
  ];
}

/** The sentences of a report, the most important first. */
function sectionsOf(report: FeedReport, snapshot: Snapshot, more: readonly FeedFinding[]) {
  const { findings, firstDate, lastDate, today } = report;
  const isUnused = ({ kind }: FeedFinding) => kind === 'unused-files';
  const notes = [...findings, ...more].filter(
    (finding) => !COVERED_BY_NOTES.includes(finding.kind) && !isUnused(finding),
  );
  return {
    summary: summary(report, snapshot),
    problems: [...validityNotes(firstDate, lastDate, today), ...leftOutSentences(findings)],
    toLookAt: [
      ...serviceNotes(snapshot, today),
      ...emptyRouteNotes(snapshot),
      ...sentencesOf(notes, 'note'),
      ...shapeNotes(snapshot),
      ...lineNotes(snapshot),
      ...stopNameNotes(snapshot),
      ...sentencesOf(findings.filter(isUnused), 'note'),
    ],
  };
}

/**
 * The report of a feed that was imported, for its operator and its editor: what it contains,
 * then what was left out, then what to look at.
 *
 * @param more findings that the importer does not look for, from `tableFindings`
 * @returns lines of text without line breaks
 */
export function reportLines(
  report: FeedReport,
  snapshot: Snapshot,
  more: readonly FeedFinding[] = [],
): string[] {
  const { summary, problems, toLookAt } = sectionsOf(report, snapshot, more);
  return [
    ...summary,
    ...(problems.length === 0 ? ['', 'No problems were found.'] : []),
    ...section('Problems:', problems),
    ...section('Worth a look:', toLookAt),
  ].map(printable);
}

/** The same report as separate sentences, for the server's log. */
export function reportSentences(report: FeedReport, snapshot: Snapshot): string[] {
  const { summary, problems, toLookAt } = sectionsOf(report, snapshot, []);
  return [...summary, ...problems, ...toLookAt].map(printable);
}

/** Why a feed is refused, as separate sentences: its faults, then what was left out, which may be their cause. */
export function refusalSentences(findings: readonly FeedFinding[]): string[] {
  return [...sentencesOf(findings, 'refusal'), ...leftOutSentences(findings)].map(printable);
}

/** The report of a feed that is refused: every fault that makes it unusable, and what else was found in it. */
export function refusalLines(findings: readonly FeedFinding[]): string[] {
  return [
    'This feed would be refused.',
    ...section('Problems:', refusalSentences(findings)),
    ...section('Worth a look:', sentencesOf(findings, 'note').map(printable)),
  ];
}
