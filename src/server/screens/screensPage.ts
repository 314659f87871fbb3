import { escapeHtml } from '../../lib/escapeHtml.ts';
import { nearestName } from '../../lib/text/nearestName.ts';
import { duration, tablePage, type TableRow } from '../operator/tablePage.ts';
import type { ScreenReport } from './screenReports.ts';
import { sourceLines } from './sourceLines.ts';

/** Milliseconds. A screen reports each minute; after three it is shown as silent. */
const SILENT_AFTER = 3 * 60_000;

interface RowContext {
  /** The build of this server's page. */
  readonly build: string;
  /** The displays of screens.json that have not reported. */
  readonly silent: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

function rowOf(report: ScreenReport, { build, silent, now }: RowContext): TableRow {
  const { id, isNamed, status, version, uptime, reloads, sources, lastError, receivedAt } = report;
  const { wrong, hasNoGood = false, isNotStored = false } = report;
  const isSilent = now - receivedAt > SILENT_AFTER;
  const shows = hasNoGood
    ? 'it has no good board yet, and shows what is right in this one'
    : 'it shows the last good board';
  // Probably a slip in its address: the display that is meant would have reported.
  const meant = isNamed ? undefined : nearestName(id, silent);
  const isWrong = wrong !== undefined && status === 'ok';
  const cells = [
    `${escapeHtml(id)}${isNamed ? '' : ' <small>not in screens.json</small>'}`,
    escapeHtml(isSilent ? 'silent' : isWrong ? 'wrong entry' : status),
    duration((now - receivedAt) / 1_000),
    `${escapeHtml(version)}${version === build ? '' : ' <small>not this server’s</small>'}`,
    duration(uptime),
    String(reloads),
    sourceLines(sources).map(escapeHtml).join('<br>'),
    escapeHtml(lastError ?? ''),
    [
      ...(meant === undefined ? [] : [escapeHtml(`None. Did its address mean id=${meant}?`)]),
      ...(wrong === undefined ? [] : [escapeHtml(`${wrong} (${shows})`)]),
      ...(isNotStored
        ? ['The browser could not store it: a start without a network shows the address.']
        : []),
    ].join('<br>'),
  ];
  const isBad =
    status !== 'ok' || isSilent || wrong !== undefined || isNotStored || meant !== undefined;
  return { cells, isBad };
}

/** The row of a display that screens.json names and that has not reported. */
const silentRow = (id: string): TableRow => ({
  cells: [escapeHtml(id), 'has not reported since the start', ...Array<string>(7).fill('')],
  isBad: true,
});

const HEADINGS = [
  'Screen',
  'Status',
  'Last report',
  'Version',
  'Uptime',
  'Reloads',
  'Sources',
  'Last error',
  'Entry in screens.json',
];

/**
 * The operator's page: one row for each screen that has reported since the server's start, and first those that the
 * operator has named in screens.json, the silent ones too.
 *
 * @param named the IDs in screens.json
 * @param mistakes in screens.json
 * @param now milliseconds since 1970
 * @param build of this server's page, to which displays of another reload
 */
export const screensPage = (
  reports: readonly ScreenReport[],
  named: ReadonlySet<string>,
  mistakes: readonly string[],
  now: number,
  build: string,
): string => {
  const reported = new Set(reports.map(({ id }) => id));
  const silent = [...named].filter((id) => !reported.has(id)).toSorted();
  return tablePage({
    title: 'Screens',
    summary:
      reports.length === 0
        ? 'No screen has reported since the server started.'
        : `${reports.length} reported since the server started. Its version is ${escapeHtml(build)}.`,
    headings: HEADINGS,
    rows: [
      ...silent.map(silentRow),
      ...reports.map((report) => rowOf(report, { build, silent, now })),
    ],
    details:
      mistakes.length === 0
        ? ''
        : `<h2>Mistakes in screens.json</h2>\n<ul>${mistakes.map((mistake) => `<li class="bad">${escapeHtml(mistake)}</li>`).join('')}</ul>`,
  });
};
