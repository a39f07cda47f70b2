import { ActionList } from '../../blocks/action-link/ActionLink.tsx';
import { ClaimsNote } from '../../blocks/claims/ClaimsNote.tsx';
import { SectionFrame } from '../../blocks/frame/SectionFrame.tsx';
import type { SectionProps } from '../../blocks/section-props.ts';

export function CallToAction({ section: { id, actions, note, ...heading } }: SectionProps<'call-to-action'>) {
  return (
    <SectionFrame heading={heading} id={id} tone="dawn">
      <ActionList actions={actions} />
      {note && <p className="footnote">{note}</p>}
      <ClaimsNote />
    </SectionFrame>
  );
}
