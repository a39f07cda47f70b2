/** The only stored value of the notice: this key in local storage, with the JSON value `true`. The privacy policy names it. */
export const ECO_NOTICE_KEY = 'ecoNoticeAnswered';

/** Whether the notice was answered in this browser. */
export function isAnswered(): boolean {
  try {
    return localStorage.getItem(ECO_NOTICE_KEY) === 'true';
  } catch {
    return false;
  }
}

/** Stores the answer: the notice does not appear again. */
export function rememberAnswer(): void {
  try {
    localStorage.setItem(ECO_NOTICE_KEY, 'true');
  } catch {
    // Storage is refused: the notice appears again at the next load.
  }
}
