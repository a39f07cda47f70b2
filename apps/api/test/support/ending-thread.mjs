// Preloaded into the built server (node --import): ends its thread once it is idle, like a fault in native code.
import { parentPort } from 'node:worker_threads';

const IDLE_MS = 300;

if (parentPort) {
  const post = parentPort.postMessage.bind(parentPort);
  let ending;
  parentPort.postMessage = (message) => {
    post(message);
    clearTimeout(ending);
    ending = setTimeout(() => process.exit(1), IDLE_MS);
  };
}
