/** The day on which what one agrees to when booking last changed its meaning, as its page says. */
export const TERMS_VERSION = '2026-11-21';
