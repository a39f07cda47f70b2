import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { markUp } from '../../blocks/mark-up/mark-up.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';
import { SourceLink } from '../../blocks/source-link/SourceLink.tsx';
import type { Block } from '../../content/schema/sections.ts';
import { BarChart } from '../../ui/charts/BarChart.tsx';
import { Table } from '../../ui/table/Table.tsx';
import * as styles from './Prose.module.css';

/** Long text in titled parts, with a table of contents beside it on wide screens. */
export function Prose({ section: { byline, contents, parts } }: SectionProps<'prose'>) {
  const text = (
    <div className={styles.parts}>
      {byline && (
        <p>
          <strong>{byline}</strong>
        </p>
      )}
      {parts.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titre`}>
          <h2 id={`${id}-titre`}>{title}</h2>
          {blocks.map((block, index) => (
            <BlockView key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
  if (!contents) return <div className="page-column">{text}</div>;
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={contents}>
        <p>
          <strong>{contents}</strong>
        </p>
        <ol>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a className="line-link" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {text}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (typeof block === 'string') return <p>{markUp(block)}</p>;
  if (Array.isArray(block)) {
    return (
      <ul className="stack tight listed">
        {block.map((item, index) => (
          <li key={index}>{markUp(item)}</li>
        ))}
      </ul>
    );
  }
  if ('actions' in block) return <ActionList actions={block.actions} />;
  if ('note' in block) return <p className={styles.note}>{markUp(block.note)}</p>;
  if ('bars' in block) return <BarChart caption={block.caption} bars={block.bars} />;
  if ('sources' in block) {
    return (
      <ul className="stack tight listed">
        {block.sources.map(({ name, date, url, lang, figures }) => (
          <li key={name}>
            <SourceLink name={name} url={url} lang={lang} />
            {`, ${date}${figures ? ` : ${figures.join('; ')}` : ''}`}
          </li>
        ))}
      </ul>
    );
  }
  const { caption, head, rows, codes } = block;
  return (
    <div className={styles.table}>
      <Table stacked caption={caption} head={head}>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{codes ? <code>{first}</code> : first}</th>
              {cells.map((cell, column) => (
                <td key={column} data-label={cells.length > 1 ? head[column + 1] : undefined}>
                  {markUp(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
