import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { NormalisedFailure } from '@ashore/core/errors/normalise-failed-call.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@ashore/core/locale/locales.ts';
import {
  DEFAULT_CURRENCY,
  isSelectableCurrency,
  type SelectableCurrency,
} from '@ashore/core/money/selectable-currencies.ts';
import { addDays, type LocalDate } from '@ashore/core/time/local-date.ts';
import { browserToday } from './browser-today.ts';
import { isCheckoutAddress } from './checkout-steps.ts';
import { savedStore } from './saved-store.ts';

type Settings = { readonly currency: SelectableCurrency; readonly locale: Locale };
type Auth = {
  readonly isAuthenticated: boolean;
  readonly userinfo: { sub: string; name: string } | null;
  /** Says who is asking, on the calls that are somebody’s own. */
  readonly access_token: string | null;
  /** Where signing in leads: the step of the checkout one was on the way to. Null: to the dashboard. */
  readonly loginRedirect: string | null;
  /** What was typed into a checkout, by the names of its fields. Kept for a day at most: it is somebody's address. */
  readonly formData: FormData | null;
  readonly authPersistExpiresAt: number;
};
type FormData = Readonly<Record<string, string>>;

/** When somebody would like to go, and what for. */
type Search = { readonly dateFrom: LocalDate; readonly dateTo: LocalDate; readonly searchType: ProductType };
/** How the list of the home page came here. */
type Featured = {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly error: NormalisedFailure | null;
};

type RootState = {
  readonly settings: Settings;
  readonly auth: Auth;
  /** For this visit only: who sent the visitor here. Kept beyond it by the extras store, with consent. */
  readonly affiliate: string | null;
  /** For this visit only, like `featured`. */
  readonly search: Search;
  readonly featured: Featured;
  choose(settings: Partial<Settings>): void;
  arriveFrom(affiliate: string | null): void;
  searchBetween(dateFrom: LocalDate, dateTo: LocalDate): void;
  noteFeatured(featured: Featured): void;
  returnTo(loginRedirect: string): void;
  keepForm(parts: FormData, now: number): void;
  forgetForm(): void;
};

const loaded: Featured = { status: 'loaded', error: null };

function usualSearch(): Search {
  const today = browserToday();
  return { dateFrom: addDays(today, 1), dateTo: addDays(today, 3), searchType: 'tours' };
}

const nobody: Auth = {
  isAuthenticated: false,
  userinfo: null,
  access_token: null,
  loginRedirect: null,
  formData: null,
  authPersistExpiresAt: 0,
};
const ONE_DAY = 86_400_000;

/** Version 8: whatever another version saved is reset. */
export const useRootStore = savedStore<RootState, Pick<RootState, 'settings' | 'auth'>>(
  { name: 'root', version: 8, keep: ({ settings, auth }) => ({ settings, auth }), mend },
  (set) => ({
    settings: { currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE },
    auth: nobody,
    affiliate: null,
    search: usualSearch(),
    featured: loaded,
    choose: (chosen) => set(({ settings }) => ({ settings: { ...settings, ...chosen } })),
    arriveFrom: (affiliate) => set({ affiliate }),
    searchBetween: (dateFrom, dateTo) => set(({ search }) => ({ search: { ...search, dateFrom, dateTo } })),
    noteFeatured: (featured) => set({ featured }),
    returnTo: (loginRedirect) => set(({ auth }) => ({ auth: { ...auth, loginRedirect } })),
    keepForm: (parts, now) =>
      set(({ auth }) => ({
        auth: { ...auth, formData: { ...auth.formData, ...parts }, authPersistExpiresAt: now + ONE_DAY },
      })),
    forgetForm: () => set(({ auth }) => ({ auth: { ...auth, formData: null } })),
  }),
);

function isAuth(auth: Partial<Auth>): auth is Auth {
  const { isAuthenticated, userinfo } = auth;
  if (typeof isAuthenticated !== 'boolean' || userinfo === undefined) return false;
  return userinfo === null || (typeof userinfo.sub === 'string' && typeof userinfo.name === 'string');
}

/** An address in the store could lead anywhere; only the way to payment is kept. */
function mendedAuth(auth: Auth): Auth {
  const { loginRedirect } = auth;
  const isOurs = typeof loginRedirect === 'string' && isCheckoutAddress(loginRedirect);
  const formData = Number(auth.authPersistExpiresAt) > Date.now() ? formOf(auth.formData) : null;
  const token = typeof auth.access_token === 'string' ? auth.access_token : null;
  return {
    ...(isAuth(auth) ? auth : nobody),
    access_token: token,
    loginRedirect: isOurs ? loginRedirect : null,
    formData,
  };
}

function formOf(kept: unknown): FormData | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const lines = Object.entries(kept).filter(([, text]) => typeof text === 'string');
  return lines.length === 0 ? null : Object.fromEntries(lines);
}

function mend(state: RootState): RootState {
  const { currency, locale } = state.settings;
  const settings = {
    currency: isSelectableCurrency(currency) ? currency : DEFAULT_CURRENCY,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
  };
  const auth = mendedAuth(state.auth);
  // Never saved: if they stand in what was, a hand has put them there.
  return { ...state, settings, auth, search: usualSearch(), featured: loaded };
}
