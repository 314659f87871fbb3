import * as z from 'zod/mini';

import { parseHttpUrl } from '../lib/parseHttpUrl.ts';
import { instant } from './wire/instant.ts';
import { wholeBetween } from './wire/scalars.ts';

/** The longest walk to a stop, and the longest time before a bus, in minutes. */
const MOST_MINUTES = 60;

const LONGEST_ID = 200;
// The page's first list has no room for zod's own check of a length.
const id = z
  .string()
  .check(
    z.refine(
      (text) => text.trim() !== '' && text.length <= LONGEST_ID,
      `expected 1 to ${LONGEST_ID} characters`,
    ),
  );

/**
 * `before`: some minutes before a bus; `leave`: when to leave for it on foot; `next`: the rider's stop is the next one of
 * the bus; `notice`: the agency says something new about a stop or a route.
 */
const REMINDER_KINDS = ['before', 'leave', 'next', 'notice'] as const;

const reminderShape = {
  kind: z.enum(REMINDER_KINDS),
  stopID: z.optional(id),
  /** One bus. Such a reminder comes once. */
  tripID: z.optional(id),
  /** A line: every bus of it, until the reminder is turned off. */
  routeID: z.optional(id),
  destination: z.optional(id),
  /** How long before the bus, or how long the walk takes. */
  minutes: z.optional(wholeBetween(1, MOST_MINUTES)),
};

/** What a rider is reminded of when the page is closed. */
export const Reminder = z.strictObject(reminderShape).check(
  z.refine(({ kind, stopID, tripID, routeID, minutes }) => {
    if (kind === 'notice') return (stopID !== undefined || routeID !== undefined) && !tripID;
    if (stopID === undefined) return false;
    if (kind === 'next') return tripID !== undefined;
    return minutes !== undefined && (tripID === undefined) !== (routeID === undefined);
  }, 'expected a stop and one bus or line with minutes, or what a notice is about'),
);
export type Reminder = z.output<typeof Reminder>;

/** A reminder as the server stores it. */
const StoredReminder = z.object({
  id: z.string(),
  ...reminderShape,
  /** When it was set. */
  since: instant,
  /** When a reminder of one bus came. Five minutes later it is deleted. */
  firedAt: z.optional(instant),
});

const base64url = (length: number) =>
  z
    .string()
    .check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), `expected base64url of its length`));

const LONGEST_ENDPOINT = 1024;
const endpoint = z
  .string()
  .check(
    z.refine(
      (text) =>
        text.length <= LONGEST_ENDPOINT &&
        /^https:\/\/[^\s/?#@]+\/\S*$/.test(text) &&
        parseHttpUrl(text) !== null,
      `expected a URL of https without a user name, of at most ${LONGEST_ENDPOINT} characters`,
    ),
  );

/** Where a browser receives pushes, and the keys with which they are encrypted (RFC 8291). */
export const Subscription = z.object({
  endpoint,
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type Subscription = z.output<typeof Subscription>;

/** The browser whose reminders are read or deleted. Only it knows both. */
const owner = { endpoint, auth: base64url(22) };

/** What is stored for a browser. */
const StoredReminders = z.object({ reminders: z.array(StoredReminder) });

/**
 * The operations with which a rider sets, reads and deletes the reminders of one browser. All of them are sent by POST, so
 * that no address has the browser's.
 */
export const REMINDER_OPERATIONS = {
  addreminder: {
    path: '/reminders/add',
    request: z.strictObject({ subscription: Subscription, reminder: Reminder }),
    answer: StoredReminders,
  },
  listreminders: {
    path: '/reminders/list',
    request: z.strictObject(owner),
    answer: StoredReminders,
  },
  /** Without an ID, all. */
  deletereminders: {
    path: '/reminders/delete',
    request: z.strictObject({ ...owner, id: z.optional(z.string()) }),
    answer: StoredReminders,
  },
} as const;
