import type { ApiError } from './ApiError.ts';

/** Whether the service refused because the stop does not exist: the message mentions it (in practice, row 22). */
export const isUnknownStop = ({ kind, message }: ApiError): boolean =>
  kind === 'refused' && /stop/i.test(message);
