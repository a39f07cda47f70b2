import type { Option } from '../options.ts';
import { factLine } from './message.ts';
import { contactFieldSpecs, isBlank, normalizeContactValue } from './request.ts';

/**
 * The form's field for the moment of a call. It is not one of the request's: the browser's script adds it to the message as a
 * line, and the API does the same for a form that a browser posts without scripts.
 */
export const CALL_BACK_FIELD = 'callBack';

/** Moments without hours, which the agency may change. */
export const callBackMoments = [
  { code: 'matin', label: 'Le matin' },
  { code: 'midi', label: 'Le midi' },
  { code: 'fin-apres-midi', label: 'En fin d’après-midi' },
] as const satisfies readonly Option[];

const lineOf = ({ label }: Option): string => factLine('Préfère un appel', label.toLowerCase());
const GAP = '\n\n';

/** A message without the line that {@link withCallBack} put first. */
function withoutCallBack(message: string): string {
  const line = callBackMoments.map(lineOf).find((added) => message === added || message.startsWith(added + GAP));
  return line === undefined ? message : message.slice(line.length + GAP.length);
}

/**
 * The message of a request, with one first line for the moment of a call. The visitor's text follows unchanged. A line from an earlier
 * choice is replaced, so that a message never has two.
 * @param message the visitor's message
 * @param moment a code of {@link callBackMoments}; any other text means no preference
 * @param phone the visitor's number: without one, nobody can call, and the message has no line
 */
export function withCallBack(message: string, moment: string, phone: string): string {
  const text = withoutCallBack(normalizeContactValue('message', message));
  const chosen = callBackMoments.find(({ code }) => code === moment);
  if (!chosen || isBlank(phone)) return text;
  return text === '' ? lineOf(chosen) : lineOf(chosen) + GAP + text;
}

/** Maximum length of a text beside the line of this moment, in UTF-16 code units. */
export function messageLimit(moment: string, phone: string): number {
  const line = withCallBack('', moment, phone);
  return contactFieldSpecs.message.limit - (line === '' ? 0 : (line + GAP).length);
}
