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

/** When functions of files with such a name, or what they call, ran in a process: microseconds, in order. */
function timesInFiles(events: readonly TraceEvent[], file: RegExp): Map<number, number[]> {
  const times = new Map<number, number[]>();
  for (const { pid, id, args } of events.filter(({ name }) => name === 'Profile')) {
    let at = ProfileStart.parse(args?.data).startTime;
    const found = times.get(pid) ?? [];
    times.set(pid, found);
    const isIn = new Map<number, boolean>();
    const chunks = events
      .filter((event) => event.name === 'ProfileChunk' && event.pid === pid && event.id === id)
      .toSorted((one, other) => one.ts - other.ts);
    for (const chunk of chunks) {
      const { cpuProfile, timeDeltas } = ProfileChunk.parse(chunk.args?.data);
      // A caller is listed before what it calls.
      for (const { id: node, parent = -1, callFrame } of cpuProfile.nodes)
        isIn.set(node, isIn.get(parent) === true || file.test(callFrame.url));
      for (const [index, node] of cpuProfile.samples.entries()) {
        at += timeDeltas[index] ?? 0;
        if (isIn.get(node) === true) found.push(at);
      }
    }
  }
  return times;
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
 * The tasks of the main threads of all pages in a trace, the longest first. Workers' tasks hold up no frame.
 *
 * @param events with those of `PROFILE`
 * @param file matches the URLs of the part of the page that is looked for. A task in which that takes part counts as a
 *   whole.
 */
export function scriptTasks(events: readonly TraceEvent[], file: RegExp): ScriptTask[] {
  const times = timesInFiles(events, file);
  const tasks = mainThreads(events).flatMap((ofThread) =>
    ofThread.flatMap((task, index): ScriptTask[] => {
      const { name, pid, ts, dur = 0, tdur = 0 } = task;
      if (name !== 'RunTask' || dur < SHORTEST) return [];
      const next = ofThread.findIndex((event, at) => at > index && event.ts >= ts + dur);
      const inside = ofThread.slice(index + 1, next === -1 ? undefined : next);
      // To begin to say which functions run takes long by itself.
      if (inside.some((event) => event.name === 'Profile')) return [];
      const isPart = times.get(pid)?.some((at) => at >= ts && at < ts + dur) === true;
      const isFrame = inside.some((event) => event.name === 'FireAnimationFrame');
      return [
        {
          at: ts,
          kind: isPart ? 'part' : isFrame ? 'map' : 'rest',
          script: tdur / 1000 - sumOf(inside, DRAWING),
          collection: sumOf(inside, COLLECTIONS),
        },
      ];
    }),
  );
  return tasks.toSorted((one, other) => other.script - one.script);
}
