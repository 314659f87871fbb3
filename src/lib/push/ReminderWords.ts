/** Where a page leaves the words of its reminders for its service worker: a cache, and an address in it. */
export const REMINDER_WORDS = {
  cache: 'curbside-reminders',
  path: '/reminder-words.json',
} as const;

/** Stands in a sentence for what only the push says. */
export const PLACEHOLDERS = { line: '{line}', clock: '{clock}' } as const;

/** A rider's words for what the server sends, written by the page when it sets reminders. */
export interface ReminderWords {
  /** BCP 47. */
  readonly lang: string;
  readonly live: string;
  readonly scheduled: string;
  readonly gone: string;
  /** By the reminder's ID. */
  readonly byID: Readonly<
    Record<
      string,
      {
        /** The stop's name. */
        readonly title: string;
        /** The sentence that it is time to leave; '' for an alert some minutes before the bus. */
        readonly leave: string;
        /** What is said instead of when a bus comes, such as that the stop is next; missing for an alert about times. */
        readonly sentence?: string;
        /** What the page's own notification of a bus begins with, so that one takes the other's place. */
        readonly tag: string;
      }
    >
  >;
}
