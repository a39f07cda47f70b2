/** Windows of the most common phone and of a small laptop, in CSS pixels. */
export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 800 };

/** A phone held on its side. */
export const landscape = { width: 844, height: 390 };

/** Options of a test whose visitor has fingers. */
export const touchScreen = { viewport: phone, hasTouch: true, isMobile: true };

/** The same, with two pixels of the screen in each CSS pixel: it downloads the larger pictures. */
export const densePhone = { ...touchScreen, deviceScaleFactor: 2 };
