import { useEffect, useState } from 'react';
import { type FilterCode, filterOf } from '../../content/realisations/filters.ts';
import { withTransition } from '../../lib/view-transition.ts';

const parameter = 'categorie';

/** The filter, kept in the page's address without a step in the history. */
export function useFilter(onChange: () => void): readonly [FilterCode, (code: FilterCode) => void] {
  const [filter, setFilter] = useState<FilterCode>('all');

  useEffect(() => setFilter(filterOf(new URLSearchParams(window.location.search).get(parameter))), []);

  function choose(code: FilterCode) {
    const url = new URL(window.location.href);
    if (code === 'all') url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, code);
    window.history.replaceState(window.history.state, '', url);
    withTransition(() => {
      setFilter(code);
      onChange();
    });
  }

  return [filter, choose];
}
