import { readFileSync } from 'node:fs';

/*
 * Loaded into a server's process before it: tells the parent each second how long the longest turn of its loop was,
 * by the clock and by the processor's time that its thread used in it, and its memory. On a busy machine a process
 * waits for a processor, which is no turn of its own; and other threads unpack and collect garbage meanwhile.
 */
const INTERVAL = 10;
/** Its first number is the nanoseconds that the main thread has run. Only Linux has it. */
const OWN_TIME = `/proc/${process.pid}/task/${process.pid}/schedstat`;

function processorTime(): number {
  try {
    return Number(readFileSync(OWN_TIME, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

let [at, used] = [performance.now(), processorTime()];
let [byClock, byProcessor] = [0, 0];

setInterval(() => {
  const now = performance.now();
  const usedNow = processorTime();
  const gap = now - at - INTERVAL;
  byClock = Math.max(byClock, gap);
  byProcessor = Math.max(byProcessor, Math.min(gap, usedNow - used));
  [at, used] = [now, usedNow];
}, INTERVAL).unref();

setInterval(() => {
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ byClock, byProcessor, rss, heapUsed });
  [byClock, byProcessor] = [0, 0];
}, 1000).unref();
process.channel?.unref();
