import type { ApiError } from './ApiError.ts';

/** Whether a service has no times or alerts at all: Curbside's says so, and the real one lacks the operation. */
export const isNotOffered = (
  { kind, message, status }: ApiError,
  what: 'times' | 'alerts',
): boolean =>
  status === 404 || (kind === 'refused' && message.toLowerCase().includes(`no ${what}`));
