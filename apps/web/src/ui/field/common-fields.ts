const address = { autoCapitalize: 'none', spellCheck: false } as const;

/** What every form tells browsers and keyboards of these fields. */
export const commonFields = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', ...address },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  website: { autoComplete: 'url', inputMode: 'url', ...address },
} as const;
