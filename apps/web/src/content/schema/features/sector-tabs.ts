import * as z from 'zod';
import { framed, text } from '../base.ts';

const sectorTab = z.strictObject({ title: text, solutions: z.array(text).length(4) });

/** One tab per sector of the AI page. The return is the calculator's. */
export const sectorTabs = framed('sector-tabs', {
  /** With `{turn}`, the percentage of a full ring. */
  roiLabel: text,
  solutionsTitle: text,
  tabs: z.strictObject({
    services: sectorTab,
    manufacturing: sectorTab,
    health: sectorTab,
    commerce: sectorTab,
  }),
});
