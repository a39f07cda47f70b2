/**
 * Whether the address asks something of a tool of this page: a shared result, a filter. Each tool lists its parameters in
 * `data-parameters`; those that campaigns and networks add to a link ask for nothing.
 */
export function asksTool(): boolean {
  const query = new URLSearchParams(location.search);
  return [...document.querySelectorAll<HTMLElement>('[data-parameters]')].some(({ dataset }) =>
    dataset.parameters?.split(' ').some((name) => query.has(name)),
  );
}
