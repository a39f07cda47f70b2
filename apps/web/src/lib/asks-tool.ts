/**
 * Whether the address has parameters of a tool on this page: a shared result, a filter, or, in its fragment, a draft. Each tool lists
 * its parameters in `data-parameters`. Parameters that campaigns and social networks add to a link do not count.
 */
export function asksTool(): boolean {
  const query = new URLSearchParams(`${location.search}&${location.hash.slice(1)}`);
  return [...document.querySelectorAll<HTMLElement>('[data-parameters]')].some(({ dataset }) =>
    dataset.parameters?.split(' ').some((name) => query.has(name)),
  );
}
