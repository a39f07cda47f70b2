export const mayMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
