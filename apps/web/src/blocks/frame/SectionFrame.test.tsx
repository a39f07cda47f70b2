import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionFrame } from './SectionFrame.tsx';

it.each(['stack', 'aside'] as const)(
  '%s: a conditional child does not move the others, which React would remount',
  (layout) => {
    const draw = (hasMore: boolean) =>
      renderToStaticMarkup(
        <SectionFrame heading={{ title: 'Titre', lead: 'Chapeau' }} layout={layout}>
          <form />
          {hasMore && <p>Suite</p>}
        </SectionFrame>,
      );
    expect(draw(true)).toContain('<form></form><p>Suite</p>');
    expect(draw(false)).toBe(draw(true).replace('<p>Suite</p>', ''));
  },
);
