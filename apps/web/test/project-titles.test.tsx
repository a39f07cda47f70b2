import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentOfProject } from '../src/app/project-page.ts';
import { ProjectDetails } from '../src/blocks/project/ProjectDetails.tsx';
import { projects } from '../src/content/projects/projects.ts';
import { bindShortWords } from '../src/lib/short-words.ts';
import { pageOfProject } from '../src/site/projects.ts';
import { structuredData } from '../src/site/structured-data.ts';

it.each([1, 2] as const)('no line of a project’s title ends with a short word, as a heading of level %i', (level) => {
  const drawn = projects.map((project) => {
    const markup = renderToStaticMarkup(<ProjectDetails project={project} headingLevel={level} />);
    return new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`).exec(markup)?.[1];
  });
  expect(drawn).toEqual(projects.map(({ title }) => bindShortWords(title)));
});

it('search engines read a project’s title as its file has it', () => {
  const names = projects.map((project) =>
    structuredData(pageOfProject(project), contentOfProject(project))['@graph'].flatMap((node) =>
      node instanceof Object && node['@type'] === 'CreativeWork' ? [node.name] : [],
    ),
  );
  expect(names).toEqual(projects.map(({ title }) => [title]));
});
