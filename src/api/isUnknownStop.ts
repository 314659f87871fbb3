import type { ApiError } from './ApiError.ts';

/** Of all refusals, those that speak of the stop mean that there is none such (in practice, row 22). */
export const isUnknownStop = ({ kind, message }: ApiError): boolean =>
  kind === 'refused' && /stop/i.test(message);
