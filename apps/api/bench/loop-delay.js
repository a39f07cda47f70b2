// Preloaded into a server (node --import): at each message, sends the longest block of the event loop since the last one, in ms. Time
// spent waiting for a processor is excluded: it measures the other load of the machine.
import { existsSync, readFileSync } from 'node:fs';

const INTERVAL_MS = 1;
/** Linux: processor time and time spent waiting for a processor, both in nanoseconds, and number of time slices. */
const SCHEDULER = '/proc/self/schedstat';
const hasScheduler = existsSync(SCHEDULER);
const waited = () => (hasScheduler ? Number(readFileSync(SCHEDULER, 'utf8').split(' ')[1]) / 1e6 : 0);

let blocks = [];
let last = { time: performance.now(), waited: waited() };
setInterval(() => {
  const now = { time: performance.now(), waited: waited() };
  blocks.push(Math.max(0, now.time - last.time - INTERVAL_MS - (now.waited - last.waited)));
  last = now;
}, INTERVAL_MS).unref();

process.on('message', () => {
  blocks.sort((a, b) => a - b);
  const [p99 = 0, longest = 0] = [blocks[Math.floor(blocks.length * 0.99)], blocks.at(-1)];
  process.send?.({ p99: Number(p99.toFixed(1)), longest: Number(longest.toFixed(1)) });
  blocks = [];
});
