import { withNoun } from '@agency/shared/format';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ActionLink } from '../../blocks/action-link/ActionLink.tsx';
import { SiteLink } from '../../blocks/link/SiteLink.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { pageTexts } from '../../content/page-texts.built.ts';
import { href, pages } from '../../site/pages.ts';
import * as styles from './SiteSearch.module.css';
import { createSearch } from './search-pages.ts';
import './nearest-page.element.ts';

/** A search of the site's pages by their names and titles. Without scripts it is the plain list of links. */
export function SiteSearch({ section }: SectionProps<'site-search'>) {
  const { label, all, guess, none, noneAction, found: counted, synonyms } = section;
  const [field, list] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // After hydration: read the text typed before.
  useEffect(() => setQuery(input.current?.value ?? ''), []);
  const [search] = useState(() => createSearch(pages, synonyms, pageTexts));
  const isBlank = query.trim() === '';
  const found = isBlank ? pages : search(query);

  function open(event: FormEvent) {
    event.preventDefault();
    // A full page load: the not-found page is rare, and its address must stay in the history.
    if (found[0] && !isBlank) window.location.assign(href(found[0].id));
  }

  return (
    <>
      <search className="needs-script">
        <form className="labelled" onSubmit={open}>
          <label htmlFor={field}>{label}</label>
          <input
            className={styles.field}
            id={field}
            ref={input}
            type="search"
            name="recherche"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
      </search>
      <nearest-page className={styles.nearest} data-intro={guess} data-list={list} hidden={!isBlank} />
      <p className={styles.status} role="status">
        {isBlank ? all : found.length > 0 ? withNoun(found.length, counted) : none}
      </p>
      {found.length > 0 ? (
        <ul className={styles.pages} id={list}>
          {found.map((page) => (
            <li key={page.id}>
              <SiteLink className="line-link" href={href(page.id)}>
                {page.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <ActionLink action={noneAction} look="text" />
        </p>
      )}
    </>
  );
}
