import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { builtPages, contentOf, demoFiles } from './site.ts';

/** The standard, recommended and accessibility rules. Each changed rule has its reason. */
const rules: RuleConfig = {
  // The build writes the doctype in lower case, which is valid and compresses better.
  'doctype-style': ['error', { style: 'lowercase' }],
  // React's output: its own identifiers, `autoComplete`, `<input/>`. All of them are valid HTML.
  'valid-id': ['error', { relaxed: true }],
  'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
  'void-style': 'off',
  'attribute-boolean-style': ['error', { style: 'empty' }],
  'attribute-empty-style': 'off',
  // `aria-label` on a list is allowed: the steps of a form use it.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // The page search has no submit button: it searches on each keystroke, and Enter opens the first result.
  'wcag/h32': 'off',
  // A no-break hyphen would break copied numbers. Markup prevents the line break instead; a test below checks it.
  'tel-non-breaking': 'off',
  // `assets.test.ts` checks the integrity of same-origin files; demonstration pages need none.
  'require-sri': ['error', { target: 'crossorigin' }],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules,
  }),
);

const documents = [
  ...builtPages.map(({ file, html }) => [file, html] as const),
  ...demoFiles.map((file) => [file, contentOf(file).toString()] as const),
];

it.each(documents)('html-validate: %s', async (file, html) => {
  const { results } = await validator.validateString(html, file);
  const messages = results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} — ${html.slice(offset - 20, offset + 80)}`,
    ),
  );
  expect(messages).toEqual([]);
});

/** Attributes with a hyphen that HTML and SVG have. */
const hyphenated =
  /^(?:data-|aria-|(?:accept-charset|http-equiv)$|(?:stroke|fill|font|text|clip|stop|marker|paint|dominant|letter|vector)-)/;

it('no element has an attribute that a library invented', () => {
  const invented = builtPages.flatMap(({ document, file }) =>
    document.querySelectorAll('*').flatMap(({ rawTagName, attributes }) =>
      rawTagName.includes('-')
        ? []
        : Object.keys(attributes)
            .filter((name) => name.includes('-') && !hyphenated.test(name))
            .map((name) => `${file}: ${rawTagName} ${name}`),
    ),
  );
  expect(invented).toEqual([]);
});

it.each(builtPages)('$file has no more decimals in its drawings than are visible', ({ html }) => {
  expect(html.match(/(?<!href)="[^"<>]*\d\.\d{4,}[^"<>]*"/g) ?? []).toEqual([]);
});

it('each telephone number stays on one line: it is alone in its link, or in an element without wrapping', () => {
  const number = /\d{3}[\s-]\d{3}-\d{4}/;
  const parted = builtPages.flatMap(({ file, html }) =>
    [...html.replace(/<head>.*?<\/head>|<script.*?<\/script>/gs, '').matchAll(/<[^>]*>([^<]*)/g)]
      .filter(([tag = '', text = '']) => {
        if (!number.test(text)) return false;
        const alone = tag.includes('href="tel:') && text.replace(number, '').trim() === '';
        return !alone && !/class="unbroken"/.test(tag);
      })
      .map(([found]) => `${file}: ${found}`),
  );
  expect(parted).toEqual([]);
});

it('each table has a caption or a label', () => {
  const unnamed = builtPages.flatMap(({ file, document }) =>
    document
      .querySelectorAll('table')
      .filter((table) => !(table.querySelector('caption') || table.getAttribute('aria-label')))
      .map(() => file),
  );
  expect(unnamed).toEqual([]);
});

it('adjacent inline elements have a space between them: « Pages vues 4,6 g »', () => {
  const inline = new Set(['SPAN', 'STRONG', 'SMALL', 'B', 'EM']);
  const glued = builtPages.flatMap(({ file, document }) =>
    document.querySelectorAll('main *:not(a, a *, svg *)').flatMap(({ childNodes }) =>
      childNodes.flatMap((node, index) => {
        const next = childNodes[index + 1];
        if (!(next && inline.has(node.rawTagName?.toUpperCase()) && inline.has(next.rawTagName?.toUpperCase())))
          return [];
        const [before, after] = [node.textContent, next.textContent];
        return /[\p{L}\p{N}%$)]$/u.test(before) && /^[\p{L}\p{N}(]/u.test(after) ? [`${file}: ${before}|${after}`] : [];
      }),
    ),
  );
  expect(glued).toEqual([]);
});
