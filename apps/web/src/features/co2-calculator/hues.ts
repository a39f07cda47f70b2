import type { Co2Source } from '@agency/shared';
import type { Hue } from '../../ui/hue.ts';

/** The three sources, in the order of the form. */
export const sources = ['site', 'chatbot', 'ai'] as const satisfies readonly Co2Source[];

/** One colour a source, in the drawing, its legend and the details. */
export const hues = { site: 'river', chatbot: 'larch', ai: 'berry' } as const satisfies Record<Co2Source, Hue>;
