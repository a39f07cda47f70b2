import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Readable } from './readable.ts';

/** Words that exist only in French, or French accents and apostrophes. Messages for developers are in English. */
const french =
  /[àâçéèêëîïôùûüœ’«»]|(?<!\p{L})(?:le|la|les|un|une|des|du|est|et|pour|votre|vous|nous|dans|avec|sur)(?!\p{L})/iu;

/** An address, a path, or the key of a page with a section of it: words with hyphens, without accents. */
const address = /^[a-z\d./][\w./#]*(?:-[a-z\d./]+){2,}$/;

/** A sentence of a demo in letters and sounds: `P/p|a/vowel|ss/s`. */
const sounded = /\/[a-z]+\|/;

/** Replaces `${…}` or `{name}` to check a text as a whole. */
const PLACEHOLDER = '0';

const shownValue = (expression: ts.Expression) => (expression.getText() === 'NBSP' ? '\u00a0' : PLACEHOLDER);

/** Text of a literal as a reader sees it, with placeholders for the values of a template. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => shownValue(span.expression) + span.literal.text).join('');
}

/** Texts of a source file: every literal, by line. */
export function literalsOf(file: string, source: string): Readable[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, kind);
  const found: Readable[] = [];
  function visit(node: ts.Node) {
    // Patterns are no text: `new RegExp`, or a template that `String.raw` reads.
    if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') return;
    if (ts.isTaggedTemplateExpression(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ where: `${file}:${line}`, text });
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return found;
}

/** Those in French. Each line of a longer text (an email, a file) is checked separately. */
export const frenchOf = (literals: readonly Readable[]): Readable[] =>
  literals
    .filter(({ text }) => !sounded.test(text) && french.test(text) && !address.test(text))
    .flatMap(({ where, text }) => {
      const parts = text.replace(/\{\w+\}/g, PLACEHOLDER).split(/\s*\n\s*/);
      return parts.filter((part) => part.trim() !== '').map((part) => ({ where, text: part.trim() }));
    });

/**
 * Texts of every TypeScript file in a folder, except tests, the schema's messages for writers, and the wordings of visitors'
 * questions.
 */
export function literalsIn(folder: string): Readable[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d|\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/content\/(?:schema\/|faq-words\.ts$)/.test(file))
    .flatMap((file) => literalsOf(file, readFileSync(file, 'utf8')));
}
