import { startCounting } from './counting.ts';

for (const list of document.querySelectorAll<HTMLElement>('[data-counters]')) startCounting(list);
