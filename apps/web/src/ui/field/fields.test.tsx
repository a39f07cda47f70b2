import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Field, SelectField, TextArea } from './Field.tsx';

const props = { name: 'ville', label: 'Ville', error: 'Choisissez une ville.', announced: true };

it.each([
  ['a line of text', <Field key="field" {...props} />],
  ['a text', <TextArea key="area" {...props} />],
  ['a select', <SelectField key="select" {...props} placeholder="Choisir" options={[]} />],
  ['a group of choices', <ChoiceGroup key="group" {...props} options={[]} />],
])('the error of %s is announced where the form asks for it', (_name, field) => {
  expect(renderToStaticMarkup(field)).toContain('role="alert">Choisissez une ville.');
});
