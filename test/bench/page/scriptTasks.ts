import { z } from 'zod';

import type { TraceEvent } from './recordTrace.ts';

/** The category of the events that say which functions run. */
export const PROFILE = 'disabled-by-default-v8.cpu_profiler';

/** What a task is for: the part of the page that is looked for, its map, or the rest of it. */
type TaskKind = 'part' | 'map' | 'rest';

/** A task of a page's main thread. Thread times in milliseconds. */
export interface ScriptTask {
  /** Microseconds, as the events' times. */
  readonly at: number;
  readonly kind: TaskKind;
  /** Everything but style, layout and paint: not all script has an event of its own, such as what awaits an answer. */
  readonly script: number;
  /** How much of it functions of the part, and what they call, took. */
  readonly own: number;
  /** How much of it went to the collection of garbage, which falls into one task or another. */
  readonly collection: number;
}

const COLLECTIONS = new Set(['MajorGC', 'MinorGC']);
const DRAWING = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);
const MAIN_THREAD = 'CrRendererMain';
/** Microseconds; shorter tasks are no candidates. */
const SHORTEST = 3000;

const ProfileChunk = z.object({
  cpuProfile: z
    .object({
      nodes: z
        .array(
          z.object({
            id: z.number(),
            parent: z.number().optional(),
            callFrame: z.object({ url: z.string().default('') }),
          }),
        )
        .default([]),
      samples: z.array(z.number()).default([]),
    })
    .default({ nodes: [], samples: [] }),
  /** Microseconds between two samples. */
  timeDeltas: z.array(z.number()).default([]),
});
const ProfileStart = z.object({ startTime: z.number() });

interface Sample {
  /** Microseconds. */
  readonly at: number;
  readonly isPart: boolean;
}

/** What ran on a thread, in order: functions of files with such a name, or what they call, or others. */
function samplesOf(
  events: readonly TraceEvent[],
  { pid, tid }: Pick<TraceEvent, 'pid' | 'tid'>,
  file: RegExp,
): Sample[] {
  const starts = events.filter((event) => event.pid === pid && event.name === 'Profile');
  return starts.flatMap((start) => {
    // Workers have profiles of their own.
    if (start.tid !== tid) return [];
    let at = ProfileStart.parse(start.args?.data).startTime;
    const isIn = new Map<number, boolean>();
    return events
      .filter(
        (event) => event.name === 'ProfileChunk' && event.pid === pid && event.id === start.id,
      )
      .toSorted((one, other) => one.ts - other.ts)
      .flatMap((chunk) => {
        const { cpuProfile, timeDeltas } = ProfileChunk.parse(chunk.args?.data);
        // A caller is listed before what it calls.
        for (const { id, parent = -1, callFrame } of cpuProfile.nodes)
          isIn.set(id, isIn.get(parent) === true || file.test(callFrame.url));
        return cpuProfile.samples.map((node, index): Sample => {
          at += timeDeltas[index] ?? 0;
          return { at, isPart: isIn.get(node) === true };
        });
      });
  });
}

/** The events of each main thread, in order. */
function mainThreads(events: readonly TraceEvent[]): TraceEvent[][] {
  const names = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD,
  );
  return names.map(({ pid, tid }) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid)
      .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0)),
  );
}

/** The thread time of the events with these names, in milliseconds. */
const sumOf = (events: readonly TraceEvent[], names: ReadonlySet<string>) =>
  events.filter(({ name }) => names.has(name)).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

/**
 * The tasks of the main threads of all pages in a trace. Workers' tasks hold up no frame.
 *
 * @param events with those of `PROFILE`
 * @param file matches the URLs of the part of the page that is looked for. A task in which that takes part counts as a
 *   whole.
 */
export function scriptTasks(events: readonly TraceEvent[], file: RegExp): ScriptTask[] {
  return mainThreads(events).flatMap((ofThread) => {
    const samples = ofThread[0] === undefined ? [] : samplesOf(events, ofThread[0], file);
    return ofThread.flatMap((task, index): ScriptTask[] => {
      const { name, ts, dur = 0, tdur = 0 } = task;
      if (name !== 'RunTask' || dur < SHORTEST) return [];
      const next = ofThread.findIndex((event, at) => at > index && event.ts >= ts + dur);
      const inside = ofThread.slice(index + 1, next === -1 ? undefined : next);
      // To begin to say which functions run takes long by itself.
      if (inside.some((event) => event.name === 'Profile')) return [];
      const ran = samples.filter(({ at }) => at >= ts && at < ts + dur);
      const ofPart = ran.filter(({ isPart }) => isPart);
      const isFrame = inside.some((event) => event.name === 'FireAnimationFrame');
      const script = tdur / 1000 - sumOf(inside, DRAWING);
      return [
        {
          at: ts,
          kind: ofPart.length > 0 ? 'part' : isFrame ? 'map' : 'rest',
          script,
          own: ran.length === 0 ? 0 : (script * ofPart.length) / ran.length,
          collection: sumOf(inside, COLLECTIONS),
        },
      ];
    });
  });
}
