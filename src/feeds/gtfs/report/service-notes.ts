import type { Snapshot } from '../../../contract/snapshot/snapshot.ts';
import { runsOn } from '../../../lib/time/service-calendar.ts';
import { addDays, daysBetween } from '../../../lib/time/service-date.ts';
import { counted, longDate, named } from './wording.ts';

const ENDS_SOON_DAYS = 30;

/** How long ago, in a unit that says enough: `12 days ago`, `5 months ago`, `7 years ago`. */
function timeAgo(days: number): string {
  if (days < 60) return `${counted(days, 'day')} ago`;
  const months = Math.floor(days / 30.44);
  return `${months < 24 ? counted(months, 'month') : counted(Math.floor(days / 365.25), 'year')} ago`;
}

/** How long the feed is valid: `The feed ends in 9 days, on October 31, 2026.` */
export function validityNotes(firstDate: string, lastDate: string, today: string): string[] {
  const untilStart = daysBetween(today, firstDate);
  const left = daysBetween(today, lastDate);
  if (left < 0)
    return [
      `The feed ended ${timeAgo(-left)}, on ${longDate(lastDate)}. All of its stops are listed until a newer feed comes.`,
    ];
  const notes: string[] = [];
  if (untilStart > 0)
    notes.push(`The feed begins in ${counted(untilStart, 'day')}, on ${longDate(firstDate)}.`);
  if (left === 0) notes.push('The feed ends today.');
  else if (left <= ENDS_SOON_DAYS)
    notes.push(`The feed ends in ${counted(left, 'day')}, on ${longDate(lastDate)}.`);
  return notes;
}

/** Which routes run today, and on which of the next 14 days nothing runs. */
export function serviceNotes({ routes, services, city }: Snapshot, today: string): string[] {
  if (city.lastDate < today || city.firstDate > today) return [];
  const running = (date: string) =>
    new Set(services.flatMap((service, index) => (runsOn(service, date) ? [index] : [])));
  const runningToday = running(today);
  const idle = routes.filter(({ services }) => !services.some((index) => runningToday.has(index)));
  const notes: string[] = [];
  if (idle.length === routes.length) notes.push('No route has service today.');
  else if (idle.length > 0)
    notes.push(
      `${idle.length.toLocaleString('en-US')} of ${counted(routes.length, 'route')} ${idle.length === 1 ? 'has' : 'have'} no service today: ${named(idle.map(({ routeID }) => routeID))}.`,
    );
  const empty = Array.from({ length: 14 }, (_, day) => addDays(today, day)).filter(
    (date) => date !== today && date <= city.lastDate && running(date).size === 0,
  );
  if (empty.length > 0)
    notes.push(`Nothing runs on ${named(empty.map(longDate))}, within the next two weeks.`);
  return notes;
}
