import * as z from 'zod';
import { text, title } from '../base.ts';

const claimKind = z.strictObject({ title: text, text });

/** The claims of the site, each with its basis. They are in `content/claims/`. */
export const claimsRegister = z.strictObject({
  kind: z.literal('claims-register'),
  legend: title,
  kinds: z.strictObject({
    measured: claimKind,
    public: claimKind,
    estimate: claimKind,
    own: claimKind,
  }),
  strings: z.strictObject({ limits: text, source: text, sources: text, pages: text, all: text }),
});
