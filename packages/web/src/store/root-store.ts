import { DEFAULT_LOCALE, isLocale, type Locale } from '@ashore/core/locale/locales.ts';
import {
  DEFAULT_CURRENCY,
  isSelectableCurrency,
  type SelectableCurrency,
} from '@ashore/core/money/selectable-currencies.ts';
import { savedStore } from './saved-store.ts';

type Settings = { readonly currency: SelectableCurrency; readonly locale: Locale };
type Auth = { readonly isAuthenticated: boolean; readonly userinfo: { sub: string; name: string } | null };

type RootState = {
  readonly settings: Settings;
  readonly auth: Auth;
  /** For this visit only: who sent the visitor here. Kept beyond it by the extras store, with consent. */
  readonly affiliate: string | null;
  choose(settings: Partial<Settings>): void;
  arriveFrom(affiliate: string | null): void;
};

const nobody: Auth = { isAuthenticated: false, userinfo: null };

/** Version 8: whatever another version saved is reset. */
export const useRootStore = savedStore<RootState, Pick<RootState, 'settings' | 'auth'>>(
  { name: 'root', version: 8, keep: ({ settings, auth }) => ({ settings, auth }), mend },
  (set) => ({
    settings: { currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE },
    auth: nobody,
    affiliate: null,
    choose: (chosen) => set(({ settings }) => ({ settings: { ...settings, ...chosen } })),
    arriveFrom: (affiliate) => set({ affiliate }),
  }),
);

function isAuth(auth: Partial<Auth>): auth is Auth {
  const { isAuthenticated, userinfo } = auth;
  if (typeof isAuthenticated !== 'boolean' || userinfo === undefined) return false;
  return userinfo === null || (typeof userinfo.sub === 'string' && typeof userinfo.name === 'string');
}

function mend(state: RootState): RootState {
  const { currency, locale } = state.settings;
  const settings = {
    currency: isSelectableCurrency(currency) ? currency : DEFAULT_CURRENCY,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
  };
  return { ...state, settings, auth: isAuth(state.auth) ? state.auth : nobody };
}
