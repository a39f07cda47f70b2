/** The only trace that the notice leaves: local storage, this key, the JSON value `true`. The privacy policy names it. */
export const ECO_NOTICE_KEY = 'ecoNoticeAnswered';

/** Whether the notice was answered in this browser. */
export function isAnswered(): boolean {
  try {
    return localStorage.getItem(ECO_NOTICE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Keeps the answer: the notice does not come back. */
export function rememberAnswer(): void {
  try {
    localStorage.setItem(ECO_NOTICE_KEY, 'true');
  } catch {
    // Storage refused: the notice comes back at the next load.
  }
}
