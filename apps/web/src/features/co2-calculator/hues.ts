import type { Co2Source } from '@agency/shared/co2';
import type { Hue } from '../../ui/hue.ts';

export const sources = ['site', 'chatbot', 'ai'] as const satisfies readonly Co2Source[];

export const hues = { site: 'river', chatbot: 'larch', ai: 'berry' } as const satisfies Record<Co2Source, Hue>;
