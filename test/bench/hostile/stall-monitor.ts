/*
 * Loaded into a server's process before it: tells the parent each second how long the longest turn of its loop was,
 * by the clock and by the processor's time that the process used in it, and its memory. On a busy machine a process
 * waits for a processor, which is no turn of its own.
 */
const INTERVAL = 10;

let [at, used] = [performance.now(), process.cpuUsage()];
let [byClock, byProcessor] = [0, 0];
const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

setInterval(() => {
  const now = performance.now();
  const gap = now - at - INTERVAL;
  byClock = Math.max(byClock, gap);
  byProcessor = Math.max(byProcessor, Math.min(gap, milliseconds(process.cpuUsage(used))));
  [at, used] = [now, process.cpuUsage()];
}, INTERVAL).unref();

setInterval(() => {
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ byClock, byProcessor, rss, heapUsed });
  [byClock, byProcessor] = [0, 0];
}, 1000).unref();
process.channel?.unref();
