import * as z from 'zod/mini';

import type { TraceEvent } from '../page/recordTrace.ts';

/** What the time to a moment consists of. The parts overlap. */
export interface TimeSplit {
  /** Milliseconds in which at least one response was awaited or on its way. */
  readonly transfer: number;
  /** Milliseconds of script on the main thread. */
  readonly script: number;
  /** Milliseconds of style, layout and paint on the main thread, outside of script. */
  readonly frames: number;
  /** Kilobytes of responses that were complete, as they were sent. */
  readonly kilobytes: number;
}

const SCRIPT = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'RunMicrotasks',
  'HandlePostMessage',
]);
const FRAMES = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'UpdateLayerTree',
]);

const Resource = z.object({
  requestId: z.string(),
  encodedDataLength: z.optional(z.number()),
});

interface Span {
  readonly from: number;
  readonly to: number;
}

/** The length of the spans together, where they overlap counted once. */
function lengthOf(spans: readonly Span[]): number {
  let [total, end] = [0, Number.NEGATIVE_INFINITY];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return total;
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;

/** The thread that parsed most of the HTML: the page's main thread. */
function mainThread(events: readonly TraceEvent[]): string {
  const counts = new Map<string, number>();
  for (const event of events)
    if (event.name === 'ParseHTML')
      counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/**
 * Splits the time from the first request to a moment.
 *
 * @param until milliseconds after the first request
 */
export function splitTime(events: readonly TraceEvent[], until: number): TimeSplit {
  const sent = new Map<string, number>();
  const ended = new Map<string, { readonly at: number; readonly bytes: number }>();
  for (const { name, ts, args } of events) {
    if (name !== 'ResourceSendRequest' && name !== 'ResourceFinish') continue;
    const resource = z.safeParse(Resource, args?.data);
    if (!resource.success) continue;
    const { requestId, encodedDataLength = 0 } = resource.data;
    if (name === 'ResourceFinish') ended.set(requestId, { at: ts, bytes: encodedDataLength });
    else if (!sent.has(requestId)) sent.set(requestId, ts);
  }
  const start = Math.min(...sent.values());
  const end = start + until * 1000;
  const clipped = (from: number, to: number): Span[] =>
    from < end && to > start ? [{ from: Math.max(from, start), to: Math.min(to, end) }] : [];

  const thread = mainThread(events);
  const spansOf = (names: ReadonlySet<string>) =>
    events
      .filter((event) => names.has(event.name) && threadOf(event) === thread)
      .flatMap(({ ts, dur = 0 }) => clipped(ts, ts + dur));
  const script = spansOf(SCRIPT);
  const scriptTime = lengthOf(script);
  const transfers = [...sent].flatMap(([id, at]) => clipped(at, ended.get(id)?.at ?? end));
  const bytes = [...ended.values()].filter(({ at }) => at <= end).map((each) => each.bytes);
  return {
    transfer: lengthOf(transfers) / 1000,
    script: scriptTime / 1000,
    frames: (lengthOf([...script, ...spansOf(FRAMES)]) - scriptTime) / 1000,
    kilobytes: bytes.reduce((sum, each) => sum + each, 0) / 1000,
  };
}
