import type { Page } from '@playwright/test';

/** The document as text, one line per node, without React's generated ids and the theme's attributes. */
export function outline(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // React renders the selected option as an attribute on the server, and as a property in the browser.
    const ownOfTheBrowser = new Set(['style', 'selected']);
    const numbers = new Map<string, string>();
    const plain = (value: string) =>
      value.replace(/_[Rr]_\w*_|«r\w+»/g, (id) => {
        numbers.set(id, numbers.get(id) ?? `id-${numbers.size}`);
        return numbers.get(id) ?? id;
      });
    const lines: string[] = [];
    function visitElement(element: Element, depth: number) {
      const indent = '  '.repeat(depth);
      const attributes = [...element.attributes]
        .filter(({ name }) => !name.startsWith('vt-') && !ownOfTheBrowser.has(name))
        .map(({ name, value }) => `${name}="${plain(value)}"`)
        .sort();
      lines.push(`${indent}<${[element.tagName.toLowerCase(), ...attributes].join(' ')}>`);
      // Joins texts that only a React comment separates.
      let text = '';
      const endText = () => {
        if (text !== '') lines.push(`${indent}  ${text}`);
        text = '';
      };
      for (const child of element.childNodes) {
        if (child instanceof Text) text += child.data;
        if (!(child instanceof Element)) continue;
        endText();
        visitElement(child, depth + 1);
      }
      endText();
    }
    for (const child of document.querySelector('main')?.children ?? []) visitElement(child, 0);
    const head = [...document.head.querySelectorAll('title, [data-page]')].map((element) =>
      element.outerHTML.replaceAll('=""', ''),
    );
    return [...head.sort(), ...lines];
  });
}
