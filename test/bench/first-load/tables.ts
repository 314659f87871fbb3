import { figure, median, table } from '../table.ts';
import type { Goal, Moment } from './moments.ts';
import type { TimeSplit } from './splitTime.ts';

const seconds = (time: number) => figure(time / 1000, 2);

/** The measurements of a moment, in milliseconds. */
export interface Measured {
  readonly moment: Moment;
  readonly times: readonly number[];
  /** Of the bare page; none if there is nothing to compare with. */
  readonly bare: readonly number[];
}

function goalText({ seconds: most, afterList, timesBare }: Goal): string {
  return [
    ...(most === undefined ? [] : [`${figure(most, 1)} s`]),
    ...(afterList === undefined ? [] : [`list + ${figure(afterList, 1)} s`]),
    ...(timesBare === undefined ? [] : [`${figure(timesBare, 2)} x`]),
  ].join(', ');
}

function isReached({ seconds: most, afterList, timesBare }: Goal, facts: Readonly<Facts>): boolean {
  const { time, list, bare } = facts;
  return (
    (most === undefined || time <= most * 1000) &&
    (afterList === undefined || time <= list + afterList * 1000) &&
    (timesBare === undefined || time <= timesBare * bare)
  );
}

interface Facts {
  time: number;
  list: number;
  bare: number;
}

/**
 * The times to each moment next to the bare page and the goal. A moment that no visit had is left out.
 *
 * @param list the median time to the list in milliseconds
 */
export function timesTable(heading: string, measured: readonly Measured[], list: number): string {
  const rows = measured
    .filter(({ times }) => times.length > 0)
    .map(({ moment: { label, goal }, times, bare }) => {
      const facts = { time: median(times), list, bare: median(bare) };
      const isCompared = bare.length > 0;
      return [
        label,
        `${seconds(facts.time)} s`,
        isCompared ? `${seconds(facts.bare)} s` : '',
        isCompared ? `${figure(facts.time / facts.bare, 2)} x` : '',
        goalText(goal),
        goalText(goal) === '' ? '' : isReached(goal, facts) ? 'yes' : 'no',
        times.map(seconds).join(' '),
      ];
    });
  return table(heading, [
    ['to', 'median', 'bare page', 'ratio', 'goal', 'reached', 'each'],
    ...rows,
  ]);
}

/** What one visit's time to a moment consists of. */
export function splitTable(
  rows: readonly { readonly label: string; readonly time: number; readonly split: TimeSplit }[],
): string {
  return table('Where the time goes, in one visit each, recorded (the parts overlap)', [
    ['to', 'time', 'transfer', 'script', 'style, layout, paint', 'kB'],
    ...rows.map(({ label, time, split: { transfer, script, frames, kilobytes } }) => [
      label,
      `${seconds(time)} s`,
      `${seconds(transfer)} s`,
      `${seconds(script)} s`,
      `${seconds(frames)} s`,
      figure(kilobytes),
    ]),
  ]);
}
