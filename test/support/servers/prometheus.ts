const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(,|$)/;
const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (\S+)$/;
const VALUE = /^(?:[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?|[-+]Inf|NaN)$/i;

export interface ParsedFamily {
  readonly type: string;
  /** Values by series, such as `requests_total{status="200"}` with its labels sorted. */
  readonly series: ReadonlyMap<string, number>;
}

function labelsOf(text: string): string[] {
  const labels: string[] = [];
  let rest = text;
  while (rest !== '') {
    const match = LABEL.exec(rest);
    if (match === null) throw new Error(`bad labels: ${text}`);
    labels.push(`${match[1]}="${match[2]}"`);
    rest = rest.slice(match[0].length);
  }
  if (new Set(labels.map((label) => label.split('=')[0])).size !== labels.length)
    throw new Error(`a label twice: ${text}`);
  return labels.toSorted();
}

/** Checks that the buckets of each series of a histogram grow, end with +Inf, and fit its count. */
function checkHistogram(name: string, series: ReadonlyMap<string, number>): void {
  const counts = [...series].filter(([key]) => key.startsWith(`${name}_count`));
  for (const [key, count] of counts) {
    const labels = /\{(.*)\}/.exec(key)?.[1] ?? '';
    const buckets = [...series].flatMap(([bucket, value]) => {
      const own = /_bucket\{(.*)\}$/.exec(bucket)?.[1]?.split(',') ?? [];
      const limit = own.find((label) => label.startsWith('le='))?.slice(4, -1);
      const others = own.filter((label) => !label.startsWith('le=')).join();
      return limit === undefined || others !== labels ? [] : [{ limit, value }];
    });
    if (buckets.at(-1)?.limit !== '+Inf' || buckets.at(-1)?.value !== count)
      throw new Error(`${key}: the last bucket is not all`);
    if (buckets.some(({ value }, index) => value < (buckets[index - 1]?.value ?? 0)))
      throw new Error(`${key}: the buckets shrink`);
    if (!series.has(key.replace('_count', '_sum'))) throw new Error(`${key}: no sum`);
  }
}

/**
 * Parses Prometheus's text format 0.0.4, more strictly than Prometheus: each family has HELP and TYPE
 * before its samples, occurs once, and has no series twice; counters end in `_total`.
 *
 * @throws Error that names the bad line
 */
export function parsePrometheus(text: string): ReadonlyMap<string, ParsedFamily> {
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  const families = new Map<string, { type: string; series: Map<string, number> }>();
  let helped = '';
  let current = '';
  for (const line of text.slice(0, -1).split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind === 'HELP') {
      if (!NAME.test(name) || families.has(name)) throw new Error(`bad family: ${line}`);
      helped = name;
    } else if (kind === 'TYPE') {
      if (name !== helped || !/^(counter|gauge|histogram)$/.test(rest))
        throw new Error(`bad type: ${line}`);
      if (rest === 'counter' && !name.endsWith('_total')) throw new Error(`bad counter: ${line}`);
      families.set(name, { type: rest, series: new Map() });
      current = name;
    } else {
      const [, metric = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
      const family = families.get(current);
      const base =
        family?.type === 'histogram' ? metric.replace(/_(bucket|sum|count)$/, '') : metric;
      if (family === undefined || base !== current || !VALUE.test(value))
        throw new Error(`bad sample: ${line}`);
      const series = `${metric}{${labelsOf(labels).join()}}`;
      if (family.series.has(series)) throw new Error(`a series twice: ${line}`);
      const number = Number(value.replace('Inf', 'Infinity'));
      if (family.type === 'counter' && !(number >= 0)) throw new Error(`bad count: ${line}`);
      family.series.set(series, number);
    }
  }
  for (const [name, { type, series }] of families) {
    if (series.size === 0) throw new Error(`${name} has no sample`);
    if (type === 'histogram') checkHistogram(name, series);
  }
  return families;
}
