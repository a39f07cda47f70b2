import { NBSP } from '../format.ts';
import type { ContactRequest } from './request.ts';

/** The messages of the tools. The API sets their facts apart in its mail. */

/** A line of a message: a fact and its value. */
export const factLine = (label: string, value: string): string => `${label}${NBSP}: ${value}`;

/** A line as {@link factLine} writes it. */
export const FACT_LINE = /^[^\n:]{2,80}\u00a0: \S/;

type Prefilled<Field extends keyof ContactRequest> = Pick<ContactRequest, Field | 'message'>;

/** The contact request of a tool about work that can be automated. */
export const automationRequest = (...lines: readonly string[]): Prefilled<'serviceType' | 'projectType'> => ({
  serviceType: 'automatisation',
  projectType: 'automatisation-processus',
  message: lines.join('\n'),
});

/** The contact request of a tool that examines a site. */
export const auditRequest = (...lines: readonly string[]): Prefilled<'serviceType'> => ({
  serviceType: 'audit-gratuit',
  message: lines.join('\n'),
});
