const address = { autoCapitalize: 'none', spellCheck: false } as const;

/** Attributes of these fields for browsers and on-screen keyboards, the same in every form. */
export const commonFields = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', ...address },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  website: { autoComplete: 'url', inputMode: 'url', ...address },
} as const;
