import { expect, it } from 'vitest';
import { escapeHtml } from '../src/escape-html.ts';

it('escapes every character that opens markup or ends an attribute in double quotes', () => {
  expect(escapeHtml('<a href="?b&c">')).toBe('&#60;a href=&#34;?b&#38;c&#34;&#62;');
});
