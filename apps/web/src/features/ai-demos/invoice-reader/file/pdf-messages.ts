import type { invoiceStrings } from '../../../../content/tools/ai-demos.built.ts';

/** Messages between the page and the worker that reads a PDF. */

/** Why a file cannot be read; the content gives the advice for each reason. */
export type RefusalReason = keyof typeof invoiceStrings.file.refused;

export interface PdfQuestion {
  readonly pdf: ArrayBuffer;
  readonly maxPages: number;
  readonly maxCharacters: number;
}

export interface Refusal {
  readonly type: 'refused';
  readonly reason: RefusalReason;
  /** Number of pages, if that is the reason. */
  readonly pages?: number;
}

export interface FileText {
  readonly type: 'read';
  readonly text: string;
  readonly pages: number;
  /** The PDF contains a script, which was not run. */
  readonly scripted: boolean;
}

export type PdfAnswer = { readonly type: 'ready' } | Refusal | FileText;
