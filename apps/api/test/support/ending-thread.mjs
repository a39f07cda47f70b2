// Preloaded into the built server (node --import): every thread but the main one ends by itself, as after a fault in native code.
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) setTimeout(() => process.exit(1), 1_500);
