import * as z from 'zod/mini';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant with its offset. Only a time that exists. */
export const offsetTime = z
  .string()
  .check(
    z.refine(
      (text) => TIME.test(text) && !Number.isNaN(Date.parse(text)),
      'expected a time with its offset such as 2026-11-20T12:00:00-06:00',
    ),
  );

/** Where a picture is: on the page's own server, or on a host that its policy lets in. */
const picture = z
  .string()
  .check(
    z.regex(/^(https?:\/\/|\/(?!\/))[^\s\\]{1,400}$/, 'expected a URL of http or https, or a path'),
  );

const ids = z.optional(z.array(z.string()));

/** The members of a takeover, but for its message: a message of the operator over whole displays for a time. */
export const TAKEOVER_MEMBERS = {
  picture: z.optional(picture),
  from: offsetTime,
  until: offsetTime,
  /** The IDs of displays. Without them and groups, it is for all. */
  screens: ids,
  /** The groups that entries of displays name. */
  groups: ids,
};

/** Whether a takeover ends after it begins, and says or shows something. */
export const isWhole = (takeover: {
  from: string;
  until: string;
  message?: unknown;
  picture?: string | undefined;
}): boolean =>
  Date.parse(takeover.from) < Date.parse(takeover.until) &&
  (takeover.message !== undefined || takeover.picture !== undefined);
