import { groupBy } from '../../../lib/groupBy.ts';
import type { Steps } from '../../../lib/steps.ts';
import { quoted, type RowFindings } from '../../findings/RowFindings.ts';
import type { Component } from '../parseCalendar.ts';

const textOf = ({ properties }: Component, name: string): string =>
  properties.get(name)?.[0]?.value.trim() ?? '';

const sequenceOf = (component: Component) => Number(textOf(component, 'SEQUENCE')) || 0;

/** A date-time in UTC, whose text sorts by time. Without one, an event says nothing about which version is newer. */
const modifiedOf = (component: Component) => textOf(component, 'LAST-MODIFIED');

/** Whether one version of an event says that it replaces another. */
function replaces(newer: Component, older: Component): boolean {
  const sequences = sequenceOf(newer) - sequenceOf(older);
  if (sequences !== 0) return sequences > 0;
  const [modified, before] = [modifiedOf(newer), modifiedOf(older)];
  return before !== '' && modified > before;
}

/** Whether an event does not take place. Some programs write CANCELED. */
export const isCancelled = (component: Component): boolean =>
  /^CANCELL?ED$/i.test(textOf(component, 'STATUS'));

/** What makes two events of one UID and version two events: when they are, how often, and what they are. */
const identityOf = (component: Component) =>
  ['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'SUMMARY']
    .map((name) => textOf(component, name))
    .join('\n');

/** Events that are compared in a few milliseconds; of one UID each is compared with each. */
const COMPARED_PER_STEP = 5000;
/** More events with one UID are compared by their SEQUENCE only: comparing each with each would cost time. */
const MOST_COMPARED = 200;

function newestOf(versions: readonly Component[]): Component[] {
  const compared =
    versions.length > MOST_COMPARED
      ? versions.toSorted((a, b) => sequenceOf(b) - sequenceOf(a)).slice(0, MOST_COMPARED)
      : versions;
  const newest = compared.filter((one) => !compared.some((other) => replaces(other, one)));
  // Of two that are the same in all that riders see, the later counts.
  const distinct = [...new Map(newest.map((one) => [identityOf(one), one])).values()];
  const cancelled = distinct.filter(isCancelled).map((one) => textOf(one, 'DTSTART'));
  return distinct.filter((one) => isCancelled(one) || !cancelled.includes(textOf(one, 'DTSTART')));
}

/**
 * The events of a calendar without the ones that a newer version replaces, with a higher SEQUENCE or a later
 * LAST-MODIFIED. Some programs give all their events one UID, so without these they are events of their own. In steps
 * of a few milliseconds.
 */
export function* newestVersions(
  components: readonly Component[],
  file: string,
  findings: RowFindings,
): Steps<Component[]> {
  const groups = groupBy(components, (component) => {
    const uid = textOf(component, 'UID');
    return uid === '' ? component : JSON.stringify([uid, textOf(component, 'RECURRENCE-ID')]);
  });
  const newest = new Set<Component>();
  let compared = 0;
  for (const group of groups.values()) {
    compared += Math.max(10, group.length ** 2);
    if (compared > COMPARED_PER_STEP) {
      yield;
      compared = 0;
    }
    for (const one of newestOf(group)) newest.add(one);
  }
  for (const [index, component] of components.entries()) {
    if (index % COMPARED_PER_STEP === COMPARED_PER_STEP - 1) yield;
    if (!newest.has(component))
      findings.note(
        'older versions of events',
        { file, row: `line ${component.line}` },
        `another version of ${quoted(textOf(component, 'SUMMARY'))} with the same UID counts instead`,
      );
  }
  return components.filter((component) => newest.has(component));
}
