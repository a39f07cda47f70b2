import { startNotice } from './notice.ts';

for (const notice of document.querySelectorAll<HTMLElement>('[data-notice]')) startNotice(notice);
