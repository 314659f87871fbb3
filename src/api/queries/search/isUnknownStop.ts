import type { ApiError } from '../../ApiError.ts';

/** Whether the service refused because the stop does not exist. Then its message mentions the stop. */
export const isUnknownStop = ({ kind, message }: ApiError): boolean =>
  kind === 'refused' && /stop/i.test(message);
