import { AFFILIATE_ID } from '@ashore/core/contract/values/limits.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { NormalisedFailure } from '@ashore/core/errors/normalise.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@ashore/core/locale/locales.ts';
import {
  DEFAULT_CURRENCY,
  isSelectableCurrency,
  type SelectableCurrency,
} from '@ashore/core/money/selectable-currencies.ts';
import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { isCheckoutAddress } from './checkout-steps.ts';
import { savedStore } from './saved-store.ts';

type Settings = {
  readonly currency: SelectableCurrency;
  readonly locale: Locale;
  /**
   * The affiliate that sent the visitor, for this visit only. The extras store keeps it longer, with consent.
   */
  readonly affiliate: string | null;
};
type Auth = {
  readonly isAuthenticated: boolean;
  readonly userinfo: { sub: string; name: string } | null;
  /** Identifies the user on personal calls. */
  readonly access_token: string | null;
  /** Where logging in leads: the checkout step that the visitor came from. Null: the dashboard. */
  readonly loginRedirect: string | null;
  /**
   * Values typed into a checkout, by field name. Kept for a day at most, because they contain personal data.
   */
  readonly formData: TypedValues | null;
  readonly authPersistExpiresAt: number;
};
type TypedValues = Readonly<Record<string, string>>;

/** Dates and product type of the visitor's search. */
type Search = { readonly dateFrom: LocalDate; readonly dateTo: LocalDate; readonly searchType: ProductType };
/** State of the list on the home page. */
type FeaturedState = {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly error: NormalisedFailure | null;
};

type RootState = {
  readonly settings: Settings;
  readonly auth: Auth;
  /** For this visit only, like `featured`. */
  readonly search: Search;
  readonly featured: FeaturedState;
  choose(settings: Partial<Settings>): void;
  searchBetween(dateFrom: LocalDate, dateTo: LocalDate): void;
  noteFeatured(featured: FeaturedState): void;
  saveLoginRedirect(loginRedirect: string): void;
  keepForm(parts: TypedValues, now: number): void;
  forgetForm(): void;
};

/** What the browser keeps. An affiliate is kept with consent only, elsewhere. */
type SavedRoot = { readonly settings: Omit<Settings, 'affiliate'>; readonly auth: Auth };

const loaded: FeaturedState = { status: 'loaded', error: null };

function usualSearch(): Search {
  const today = browserToday();
  return { dateFrom: addDays(today, 1), dateTo: addDays(today, 3), searchType: 'tours' };
}

const noVisitor: Auth = {
  isAuthenticated: false,
  userinfo: null,
  access_token: null,
  loginRedirect: null,
  formData: null,
  authPersistExpiresAt: 0,
};
const ONE_DAY = 86_400_000;

/**
 * Version 8: state saved by any other version is reset. The command `test-token --browser` writes this state too
 * (`packages/server/src/command-line/operations/test-token.ts`).
 */
export const useRootStore = savedStore<RootState, SavedRoot>(
  {
    name: 'root',
    version: 8,
    keep: ({ settings: { currency, locale }, auth }) => ({ settings: { currency, locale }, auth }),
    mend,
  },
  (set) => ({
    settings: { currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE, affiliate: null },
    auth: noVisitor,
    search: usualSearch(),
    featured: loaded,
    choose: (chosen) => set(({ settings }) => ({ settings: { ...settings, ...chosen } })),
    searchBetween: (dateFrom, dateTo) => set(({ search }) => ({ search: { ...search, dateFrom, dateTo } })),
    noteFeatured: (featured) => set({ featured }),
    saveLoginRedirect: (loginRedirect) => set(({ auth }) => ({ auth: { ...auth, loginRedirect } })),
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

/** A stored address could lead anywhere; only checkout addresses are kept. */
function mendedAuth(auth: Auth): Auth {
  const { loginRedirect } = auth;
  const isOwn = typeof loginRedirect === 'string' && isCheckoutAddress(loginRedirect);
  const formData = Number(auth.authPersistExpiresAt) > Date.now() ? formOf(auth.formData) : null;
  const token = typeof auth.access_token === 'string' ? auth.access_token : null;
  return {
    ...(isAuth(auth) ? auth : noVisitor),
    access_token: token,
    loginRedirect: isOwn ? loginRedirect : null,
    formData,
  };
}

function formOf(saved: unknown): TypedValues | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const lines = Object.entries(saved).filter(([, text]) => typeof text === 'string');
  return lines.length === 0 ? null : Object.fromEntries(lines);
}

function mend(state: RootState): RootState {
  const { currency, locale, affiliate } = state.settings;
  const settings = {
    currency: isSelectableCurrency(currency) ? currency : DEFAULT_CURRENCY,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    affiliate: typeof affiliate === 'string' && AFFILIATE_ID.test(affiliate) ? affiliate : null,
  };
  const auth = mendedAuth(state.auth);
  // These are never saved. If the saved entry contains them, it was edited by hand.
  return { ...state, settings, auth, search: usualSearch(), featured: loaded };
}

/** The current day on the visitor's calendar. */
export function browserToday(now = new Date()): LocalDate {
  const two = (number: number) => String(number).padStart(2, '0');
  return localDate(
    `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
  );
}
