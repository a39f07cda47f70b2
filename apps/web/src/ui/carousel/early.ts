import { startCarousel } from './slides.ts';

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel);
