/** Time limits for slow clients and for a shutdown, in milliseconds (S12). */
export interface TimeLimits {
  /** Until a request's headers have arrived. */
  readonly headers: number;
  /** Until the whole request has arrived. */
  readonly request: number;
  /** How long a connection may be idle in both directions. */
  readonly idle: number;
  /** Between two requests of a connection. Longer than the polling interval, so polls reuse it. */
  readonly keepAlive: number;
  /** Until a shutdown cuts off responses that are still being sent. */
  readonly shutdown: number;
}

/** The limits unless the options of the server say otherwise. */
export const TIME_LIMITS: TimeLimits = {
  headers: 10_000,
  request: 15_000,
  idle: 30_000,
  keepAlive: 20_000,
  shutdown: 5_000,
};
