/** One value of a metric, with the labels that distinguish it. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Added to the metric's name, such as `_bucket`. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escaped = (text: string) =>
  text.replaceAll('\\', String.raw`\\`).replaceAll('\n', String.raw`\n`);

function valueText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  return Number.isFinite(value) ? String(value) : `${value < 0 ? '-' : '+'}Inf`;
}

function sampleLine(name: string, { labels = {}, value, suffix }: Sample): string {
  const pairs = Object.entries(labels).map(
    ([label, text]) => `${label}="${escaped(text).replaceAll('"', String.raw`\"`)}"`,
  );
  return `${name}${suffix ?? ''}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${valueText(value)}\n`;
}

/** Metrics in Prometheus's text format, version 0.0.4. A metric without samples is left out. */
export const prometheusText = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(
      ({ name, help, type, samples }) =>
        `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${type}\n${samples.map((sample) => sampleLine(name, sample)).join('')}`,
    )
    .join('');
