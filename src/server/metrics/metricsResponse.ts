import { errorResponse } from '../../service/responses.ts';
import { isSameSecret } from '../operator/isSameSecret.ts';
import { PROMETHEUS_TYPE } from './prometheus-text.ts';

/**
 * Answers a request for the metrics (S15), which are for the operator only.
 *
 * @param token what the request must have in `Authorization: Bearer`; without one there are no metrics
 * @param text returns the metrics
 */
export function metricsResponse(
  request: Request,
  token: string | undefined,
  text: () => string,
): Response {
  if (token === undefined || token === '')
    return errorResponse('There is nothing at this path', 404);
  const given = request.headers.get('authorization') ?? '';
  if (!isSameSecret(given, `Bearer ${token}`)) {
    return errorResponse('The metrics need the operator’s token', 401, {
      'www-authenticate': 'Bearer',
    });
  }
  return new Response(text(), {
    headers: { 'content-type': PROMETHEUS_TYPE, 'cache-control': 'no-store' },
  });
}
