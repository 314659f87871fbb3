import type { ScreenReport } from './screenReports.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Screens write these texts, and anybody can pretend to be a screen. */
const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

/** Milliseconds. A screen reports each minute; after three it is shown as silent. */
const SILENT_AFTER = 3 * 60_000;

/** A duration in its two largest units, such as "3 d 4 h", from seconds. */
function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 86_400), 'd'],
    [Math.floor(whole / 3_600) % 24, 'h'],
    [Math.floor(whole / 60) % 60, 'min'],
    [whole % 60, 's'],
  ] as const;
  const first = parts.findIndex(([amount]) => amount > 0);
  return parts
    .slice(first === -1 ? 3 : first)
    .slice(0, 2)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}

const sourceLine = ([name, { state, age }]: readonly [
  string,
  ScreenReport['sources'][string],
]): string => escapeHtml(`${name}: ${state}${age === null ? '' : `, ${duration(age)} old`}`);

function rowOf(report: ScreenReport, now: number): string {
  const { id, status, version, uptime, reloads, sources, lastError, receivedAt } = report;
  const isSilent = now - receivedAt > SILENT_AFTER;
  const cells = [
    escapeHtml(isSilent ? 'silent' : status),
    duration((now - receivedAt) / 1_000),
    escapeHtml(version),
    duration(uptime),
    String(reloads),
    Object.entries(sources).map(sourceLine).join('<br>'),
    escapeHtml(lastError ?? ''),
  ];
  const isGood = status === 'ok' && !isSilent;
  return `<tr${isGood ? '' : ' class="bad"'}><th scope="row">${escapeHtml(id)}</th>${cells
    .map((cell) => `<td>${cell}</td>`)
    .join('')}</tr>`;
}

const HEADINGS = [
  'Screen',
  'Status',
  'Last report',
  'Version',
  'Uptime',
  'Reloads',
  'Sources',
  'Last error',
];

const STYLE = `body{font:15px/1.4 system-ui,sans-serif;margin:1.5rem}table{border-collapse:collapse}
th,td{border:1px solid #ccc;padding:.4rem .6rem;text-align:start;vertical-align:top}.bad{background:#fff0d6}`;

/**
 * The operator's page: one row for each screen that has reported since the server's start. It has no
 * script and loads itself again each minute.
 *
 * @param now milliseconds since 1970
 */
export function screensPage(reports: readonly ScreenReport[], now: number): string {
  const rows = reports.map((report) => rowOf(report, now)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="60">
<title>Screens</title>
<style>${STYLE}</style>
<h1>Screens</h1>
<p>${reports.length === 0 ? 'No screen has reported since the server started.' : `${reports.length} reported since the server started.`}</p>
<table><thead><tr>${HEADINGS.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${rows}
</tbody></table>
</html>
`;
}
