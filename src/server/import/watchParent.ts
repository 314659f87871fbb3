import { Worker } from 'node:worker_threads';

/**
 * Runs in a thread of its own, because the importer's may be busy for minutes. A process that lost its parent has another
 * one, or on Windows the number of one that is gone. The time is measured from the process's start, since the
 * machine's clock may be set meanwhile.
 */
const WATCH = `
  const { workerData: { parent, timeLimit } } = require('node:worker_threads');
  const isAlone = () => {
    try {
      process.kill(parent, 0);
      return process.ppid !== parent;
    } catch (error) {
      return error.code === 'ESRCH';
    }
  };
  setInterval(() => {
    if (isAlone() || performance.now() > timeLimit) process.kill(process.pid, 'SIGKILL');
  }, 500);
`;

/**
 * Ends this process soon after its parent has ended, however that was, or once it has run too long.
 *
 * @param timeLimit in milliseconds
 */
export function watchParent(timeLimit: number): void {
  const workerData = { parent: process.ppid, timeLimit };
  new Worker(WATCH, { eval: true, workerData }).unref();
}
