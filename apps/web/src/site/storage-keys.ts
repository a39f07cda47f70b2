/** The theme: `true` if it is dark. */
export const THEME_KEY = 'darkMode';
/** `true` once the notice of the home page was answered. */
export const ECO_NOTICE_KEY = 'ecoNoticeAnswered';
/** Where the visitor was in each history entry, for Back. */
export const POSITIONS_KEY = 'scrollPositions';
/** Values of forms and tools, until they are sent or the tab is closed. */
export const DRAFT_KEY = 'draft';

/** Every key of the browser's storage: the privacy policy names each. */
export type StorageKey = typeof THEME_KEY | typeof ECO_NOTICE_KEY | typeof POSITIONS_KEY | typeof DRAFT_KEY;
