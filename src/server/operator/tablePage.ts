/** A duration in its two largest units, such as "3 d 4 h", from seconds. */
export function duration(seconds: number): string {
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

const STYLE = `body{font:15px/1.4 system-ui,sans-serif;margin:1.5rem}table{border-collapse:collapse}
th,td{border:1px solid #ccc;padding:.4rem .6rem;text-align:start;vertical-align:top}.bad{background:#fff0d6}`;

/** A row of an operator's page. Its cells are HTML; the first is its heading. */
export interface TableRow {
  readonly cells: readonly string[];
  /** Whether it needs the operator's attention. */
  readonly isBad: boolean;
}

export interface TablePage {
  readonly title: string;
  /** A sentence above the table. */
  readonly summary: string;
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
  /** HTML below the table. */
  readonly details?: string;
}

function rowHtml({ cells, isBad }: TableRow): string {
  const [head = '', ...others] = cells;
  const data = others.map((cell) => `<td>${cell}</td>`).join('');
  return `<tr${isBad ? ' class="bad"' : ''}><th scope="row">${head}</th>${data}</tr>`;
}

/** A page for the operator: one table. It has no script and loads itself again each minute. */
export function tablePage({ title, summary, headings, rows, details = '' }: TablePage): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="60">
<title>${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>${summary}</p>
<table><thead><tr>${headings.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(rowHtml).join('\n')}
</tbody></table>
${details}</html>
`;
}
