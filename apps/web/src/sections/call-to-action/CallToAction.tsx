import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { ClaimsNote } from '../../blocks/claims/ClaimsNote.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';

export function CallToAction({ section: { actions, note } }: SectionProps<'call-to-action'>) {
  return (
    <>
      <ActionList actions={actions} />
      {note && <p className="footnote">{note}</p>}
      <ClaimsNote />
    </>
  );
}
