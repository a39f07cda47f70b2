import { CALL_BACK_FIELD, type ContactField, contactFields } from '@agency/shared/contact';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressWriter } from '../../hooks/use-address-writer.ts';
import { type ContactDraft, draftFields, draftIn, replaces } from '../../lib/contact-draft.ts';
import { namedTexts, saveDraft } from '../../lib/draft.ts';
import type { Field } from '../../lib/field.ts';
import { readTexts } from '../../lib/form-texts.ts';
import { restoreAnswers } from '../../lib/restore-answers.ts';
import { CONTACT_DRAFT, saved } from './initialize-form.ts';

const noDraft: ContactDraft = {};
const isEmpty = (draft: ContactDraft) => Object.keys(draft).length === 0;

const controlOf = (form: HTMLFormElement, field: ContactField) => form.querySelector<Field>(`[name=${field}]`);

/** Fills in the draft. Existing answers stay; an existing message moves below the carried one. */
function applyDraft(form: HTMLFormElement, draft: ContactDraft): ContactDraft {
  const filled: { -readonly [Field in keyof ContactDraft]: string } = {};
  for (const field of draftFields) {
    const { [field]: value } = draft;
    const control = controlOf(form, field);
    if (!value || !control) continue;
    if (control.value !== '' && field !== 'message') continue;
    if (!control.value.includes(value)) control.value = [value, control.value].filter(Boolean).join('\n\n');
    filled[field] = value;
  }
  return filled;
}

/** Where a carried result is: whole in the message, there but edited by the visitor, nowhere, or removed by the button. */
type Carried = 'whole' | 'edited' | 'none' | 'removed';

function carriedIn(form: HTMLFormElement, { message = '' }: ContactDraft): Carried {
  const text = controlOf(form, 'message')?.value ?? '';
  if (message.trim() !== '' && text.includes(message.trim())) return 'whole';
  // Short words are in any text.
  const words = message.split(/\s+/).filter((word) => word.length > 3);
  const left = words.filter((word) => text.includes(word));
  return left.length > words.length / 2 ? 'edited' : 'none';
}

/** Removes the draft's values, except those that the visitor has edited since. */
function withdrawDraft(form: HTMLFormElement, filled: ContactDraft): void {
  for (const field of draftFields) {
    const { [field]: value } = filled;
    const control = controlOf(form, field);
    if (!value || !control) continue;
    if (control.value === value) control.value = '';
    else if (field === 'message') control.value = control.value.replace(value, '').trim();
  }
}

function save(form: HTMLFormElement, carried: ContactDraft, isPosted?: true): void {
  saveDraft(CONTACT_DRAFT, {
    values: readTexts(new FormData(form), [...contactFields, CALL_BACK_FIELD]),
    carried,
    isPosted,
  });
}

/**
 * The answers, kept until they are sent so that a reload or another page loses nothing, and the draft that a link carried.
 * @param hasSucceeded the page shows that the agency has the answers that the browser posted
 */
export function useContactDraft(ref: RefObject<HTMLFormElement | null>, hasSucceeded: boolean) {
  const [draft, setDraft] = useState(noDraft);
  const [carried, setCarried] = useState<Carried>('none');
  const { hash } = useLocation();
  const writeAddress = useAddressWriter();
  /** The form has the carried draft: a reload must not fill it in again. */
  const dropFragment = useEffectEvent(() => writeAddress(window.location.href.replace(/#.*/, ''), 'replace'));

  // After hydration, and only into empty fields: values entered before hydration stay.
  useEffect(() => {
    const { current: form } = ref;
    if (!form) return;
    // Posted answers must not fill the form again, as if still unsent.
    if (hasSucceeded && saved().isPosted === true) saveDraft(CONTACT_DRAFT, undefined);
    const { values, carried: before } = saved();
    restoreAnswers(form, values);
    const former = namedTexts(before, draftFields);
    const draft = draftIn(hash);
    let taken: ContactDraft = former;
    if (!isEmpty(draft)) {
      if (replaces(draft, former)) withdrawDraft(form, former);
      taken = applyDraft(form, draft);
      save(form, taken);
      dropFragment();
    }
    setDraft(taken);
    setCarried(carriedIn(form, taken));
  }, [ref, hasSucceeded, hash]);

  return {
    carried,
    keep(form: HTMLFormElement, isPosted?: true) {
      save(form, draft, isPosted);
      setCarried(carriedIn(form, draft));
    },
    withdraw() {
      const { current: form } = ref;
      if (!form) return;
      setDraft(noDraft);
      setCarried('removed');
      withdrawDraft(form, draft);
      save(form, noDraft);
    },
    /** Forgets the answers, once they are sent. */
    forget() {
      setDraft(noDraft);
      setCarried('none');
      saveDraft(CONTACT_DRAFT, undefined);
    },
  };
}
