import { createInterface } from 'node:readline/promises';

/** Asks an irreversible question. @returns false unless the answer is « oui »: also at Ctrl-D and Ctrl-C, which give none */
export async function confirm(
  question: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): Promise<boolean> {
  const terminal = createInterface({ input, output });
  // Without an answer, some versions of Node reject the question and others leave it pending.
  const closed = new Promise<undefined>((resolve) => terminal.once('close', () => resolve(undefined)));
  const asked = terminal.question(`${question} Tapez « oui »\u00a0: `).catch(() => undefined);
  const answer = await Promise.race([asked, closed]);
  terminal.close();
  // Without an answer, the cursor stays on the line of the question.
  if (answer === undefined) output.write('\n');
  return answer?.trim().toLowerCase() === 'oui';
}
