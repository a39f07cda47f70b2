import { expect, it } from 'vitest';
import { escapeHtml } from '../src/escape-html.ts';

it('escapes every character that opens markup or ends an attribute', () => {
  expect(escapeHtml(`<a href="?b&c" title='d'>`)).toBe('&#60;a href=&#34;?b&#38;c&#34; title=&#39;d&#39;&#62;');
});
