/** Minutes for which a log-in proves who acts, for what a stolen session must not do. */
export const PROOF_MINUTES = 5;

/** What the account that is logged in is proved for: to change how to log in, or for a request of the shop. */
const SCREENS = ['security', 'proof'] as const;
export type AccountScreen = (typeof SCREENS)[number];

export function accountScreen(text: unknown): AccountScreen | undefined {
  return SCREENS.find((screen) => screen === text);
}
