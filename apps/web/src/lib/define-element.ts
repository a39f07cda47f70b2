/**
 * Registers a custom element. The browser starts it wherever it appears: in the prerendered page, before and after hydration, and on
 * a page reached by navigation. A page with the element has its definition inline (`scripts/inline-scripts.ts`), and its component
 * imports the definition too: the second one does nothing, and neither does one on the server.
 *
 * Before hydration an element may change attributes, never nodes: React would not find what it rendered (error #418).
 * @param start called when the element enters the document; `signal` aborts when it leaves
 */
export function defineElement(name: string, start: (element: HTMLElement, signal: AbortSignal) => void): void {
  if (typeof customElements === 'undefined' || customElements.get(name)) return;
  customElements.define(
    name,
    class extends HTMLElement {
      connection?: AbortController;
      connectedCallback() {
        this.connection = new AbortController();
        start(this, this.connection.signal);
      }
      disconnectedCallback() {
        this.connection?.abort();
      }
    },
  );
}
