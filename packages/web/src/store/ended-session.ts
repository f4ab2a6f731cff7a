import { create } from 'zustand';

/**
 * Whether a session has ended by itself while this page was open. Only in the checkout it is said at once: elsewhere the
 * header shows it.
 */
export const useEndedSession = create<{ readonly hasEnded: boolean }>(() => ({ hasEnded: false }));
