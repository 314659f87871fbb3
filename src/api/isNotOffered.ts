import type { ApiError } from './ApiError.ts';

/**
 * Whether a service doesn't offer times or alerts at all: Curbside's says "no times" or "no alerts", and the real one
 * doesn't know the operation.
 */
export const isNotOffered = (
  { kind, message, status }: ApiError,
  what: 'times' | 'alerts',
): boolean =>
  status === 404 || (kind === 'refused' && message.toLowerCase().includes(`no ${what}`));
