import { errorFields, type Log } from './log.ts';

/**
 * Logs what nobody waited for, and lets the city go on: a rejected promise ends the work that it stands for, and nothing
 * else. After an error that was thrown outside of any promise, nothing is known about the state of the process, so it ends
 * as Node ends it, and what started it starts it again.
 */
export function keepRunning(log: Log): void {
  process.on('unhandledRejection', (error) => {
    log({ event: 'unhandled rejection', ...errorFields(error) });
  });
  process.on('uncaughtExceptionMonitor', (error) => {
    log({ event: 'ended by an error', ...errorFields(error) });
  });
}
