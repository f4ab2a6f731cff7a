import { AFFILIATE_ID, SAVED_FOR, SAVED_ROOT, savedLogIn } from '@ashore/core/contract/values/limits.ts';
import type { ListSort } from '@ashore/core/contract/values/list.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { NormalisedFailure } from '@ashore/core/errors/normalise-failure.ts';
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
  readonly userinfo: Userinfo | null;
  /** Where logging in leads: the checkout step that the visitor came from. Null: the dashboard. */
  readonly loginRedirect: string | null;
  /**
   * Values typed into a checkout, by field name. Kept for a day after the last change, because they contain personal data.
   */
  readonly formData: TypedValues | null;
  readonly formDataExpiresAt: number;
  /** A day after the last renewal of the session. */
  readonly authPersistExpiresAt: number;
  /** What the issuer publishes about itself. */
  readonly configuration: Readonly<Record<string, unknown>> | null;
};
/** An organisation of the visitor, with what they may do there. */
export type OrganisationOfUser = {
  readonly id: string;
  readonly name?: string;
  readonly scopes?: readonly string[];
};
/** The logged-in visitor. Of the organisations, the first one is used. */
export type Userinfo = {
  readonly sub: string;
  readonly name: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  /** In which the visitor wants to see prices, in any browser; null without a preference. */
  readonly currency?: SelectableCurrency | null;
  readonly organizations?: readonly OrganisationOfUser[];
};
type TypedValues = Readonly<Record<string, string>>;

/** Dates and product type of the visitor's search, and the copy of a sailing that the browser stores for use offline. */
type Search = {
  readonly dateFrom: LocalDate;
  readonly dateTo: LocalDate;
  readonly searchType: ProductType;
  readonly downloadStarted: boolean;
  readonly downloadCompleted: boolean;
  /** Whether the pictures of the opened sailing are being fetched ahead, and why the last attempt failed. */
  readonly isFetchingRouteImgs: boolean;
  readonly routeImgsError: NormalisedFailure | null;
};
/** State of the list on the home page, and the order of the list that was last viewed. */
type Tours = { readonly featured: FeaturedState; readonly sortBy: ListSort };
type FeaturedState = {
  readonly status: 'loading' | 'loaded' | 'error';
  readonly error: NormalisedFailure | null;
};

type RootState = {
  readonly settings: Settings;
  readonly auth: Auth;
  /** Token of the session, in the memory of this page only. Another page asks for its own. */
  readonly sessionToken: string | null;
  /** For this visit only. */
  readonly search: Search;
  readonly tours: Tours;
  choose(settings: Partial<Settings>): void;
  searchBetween(dateFrom: LocalDate, dateTo: LocalDate): void;
  /** How far the browser is with storing the opened sailing for use offline. */
  noteDownload(download: 'none' | 'started' | 'completed'): void;
  noteRouteImgs(images: 'fetching' | 'fetched' | NormalisedFailure): void;
  noteFeatured(featured: FeaturedState): void;
  /** The list that the visitor looks at: its order, and its type if it has only one. */
  noteList(list: { readonly sortBy: ListSort; readonly searchType: ProductType }): void;
  saveLoginRedirect(loginRedirect: string | null): void;
  /** Notes who is logged in, with a new token. */
  noteSession(session: { readonly userinfo: Userinfo; readonly token: string }, now: number): void;
  noteConfiguration(configuration: Readonly<Record<string, unknown>>): void;
  /** Notes that the session has ended by itself. What was typed stays, so that nothing is lost in the checkout. */
  noteSessionEnded(): void;
  /** Notes that the visitor has logged out. Everything goes but what is known of the issuer. */
  noteLoggedOut(): void;
  keepForm(values: TypedValues, now: number): void;
  forgetForm(): void;
};

/** What the browser keeps. An affiliate is kept with consent only, elsewhere. */
type SavedRoot = {
  readonly settings: Omit<Settings, 'affiliate'>;
  readonly auth: Auth;
  /** Without the order: a list begins in its usual order at every visit. */
  readonly tours: Omit<Tours, 'sortBy'>;
};

const loaded: FeaturedState = { status: 'loaded', error: null };
const usualTours: Tours = { featured: loaded, sortBy: 'none' };

const noDownload = { downloadStarted: false, downloadCompleted: false };
const noRouteImgs = { isFetchingRouteImgs: false, routeImgsError: null };

function usualSearch(): Search {
  const today = browserToday();
  const dates = { dateFrom: addDays(today, 1), dateTo: addDays(today, 3) };
  return { ...dates, searchType: 'tours', ...noDownload, ...noRouteImgs };
}

const noVisitor: Auth = {
  isAuthenticated: false,
  userinfo: null,
  loginRedirect: null,
  formData: null,
  formDataExpiresAt: 0,
  authPersistExpiresAt: 0,
  configuration: null,
};

/** Version 8: state saved by any other version is reset. */
export const useRootStore = savedStore<RootState, SavedRoot>(
  {
    name: SAVED_ROOT.name,
    version: SAVED_ROOT.version,
    keep: ({ settings: { currency, locale }, auth, tours: { featured } }) => ({
      settings: { currency, locale },
      auth,
      tours: { featured },
    }),
    mend,
  },
  (set) => ({
    settings: { currency: DEFAULT_CURRENCY, locale: DEFAULT_LOCALE, affiliate: null },
    auth: noVisitor,
    sessionToken: null,
    search: usualSearch(),
    tours: usualTours,
    choose: (chosen) => set(({ settings }) => ({ settings: { ...settings, ...chosen } })),
    searchBetween: (dateFrom, dateTo) => set(({ search }) => ({ search: { ...search, dateFrom, dateTo } })),
    noteDownload: (download) =>
      set(({ search }) => ({
        search: {
          ...search,
          downloadStarted: download !== 'none',
          downloadCompleted: download === 'completed',
        },
      })),
    noteRouteImgs: (images) =>
      set(({ search }) => ({
        search: {
          ...search,
          isFetchingRouteImgs: images === 'fetching',
          routeImgsError: typeof images === 'string' ? null : images,
        },
      })),
    noteFeatured: (featured) => set(({ tours }) => ({ tours: { ...tours, featured } })),
    noteList: ({ sortBy, searchType }) =>
      set(({ tours, search }) => ({ tours: { ...tours, sortBy }, search: { ...search, searchType } })),
    saveLoginRedirect: (loginRedirect) => set(({ auth }) => ({ auth: { ...auth, loginRedirect } })),
    noteSession: ({ userinfo, token }, now) =>
      set(({ auth }) => ({
        sessionToken: token,
        auth: { ...auth, ...savedLogIn(now), userinfo },
      })),
    noteConfiguration: (configuration) => set(({ auth }) => ({ auth: { ...auth, configuration } })),
    noteSessionEnded: () =>
      set(({ auth }) => ({
        sessionToken: null,
        auth: { ...auth, isAuthenticated: false, userinfo: null },
      })),
    noteLoggedOut: () =>
      set(({ auth: { configuration } }) => ({ sessionToken: null, auth: { ...noVisitor, configuration } })),
    keepForm: (values, now) =>
      set(({ auth }) => ({
        auth: { ...auth, formData: { ...auth.formData, ...values }, formDataExpiresAt: now + SAVED_FOR },
      })),
    forgetForm: () => set(({ auth }) => ({ auth: { ...auth, formData: null } })),
  }),
);

function isAuth(auth: Partial<Auth>): auth is Auth {
  const { isAuthenticated, userinfo } = auth;
  if (typeof isAuthenticated !== 'boolean' || userinfo === undefined) return false;
  if (userinfo === null) return true;
  const { sub, name, organizations = [] } = userinfo;
  const areOrganisations =
    Array.isArray(organizations) && organizations.every((one) => typeof one?.id === 'string');
  return typeof sub === 'string' && typeof name === 'string' && areOrganisations;
}

/** A stored address could lead anywhere; only checkout addresses are kept. */
function mendedAuth(auth: Auth): Auth {
  const { loginRedirect, configuration } = auth;
  const isOwn = typeof loginRedirect === 'string' && isCheckoutAddress(loginRedirect);
  const isCurrent = (expiresAt: number) => Number(expiresAt) > Date.now();
  return {
    ...(isAuth(auth) && isCurrent(auth.authPersistExpiresAt) ? auth : noVisitor),
    loginRedirect: isOwn ? loginRedirect : null,
    formData: isCurrent(auth.formDataExpiresAt) ? validForm(auth.formData) : null,
    formDataExpiresAt: Number(auth.formDataExpiresAt) || 0,
    configuration: typeof configuration === 'object' ? configuration : null,
  };
}

function validForm(saved: unknown): TypedValues | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const textEntries = Object.entries(saved).filter(([, text]) => typeof text === 'string');
  return textEntries.length === 0 ? null : Object.fromEntries(textEntries);
}

function mend(state: RootState): RootState {
  const { currency, locale, affiliate } = state.settings;
  const settings = {
    currency: isSelectableCurrency(currency) ? currency : DEFAULT_CURRENCY,
    locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
    affiliate: typeof affiliate === 'string' && AFFILIATE_ID.test(affiliate) ? affiliate : null,
  };
  const auth = mendedAuth(state.auth);
  // The search and the order are never saved; if the saved entry contains them, it was edited by hand. A list that
  // loaded or failed on an earlier page is loaded again on this one.
  return { ...state, settings, auth, search: usualSearch(), tours: usualTours };
}

/** Subject of the member who is logged in. Without a token the server books for no member. */
export function memberSub(): string | null {
  const state = useRootStore.getState();
  return memberToken(state) === null ? null : (state.auth.userinfo?.sub ?? null);
}

/** Identifies the member on personal calls. */
export function memberToken({ sessionToken }: Pick<RootState, 'sessionToken'>): string | null {
  return sessionToken;
}

/** As specified: eight, three times four, and twelve letters or digits. */
const looksLikeUuid = /^[0-9a-z]{8}-(?:[0-9a-z]{4}-){3}[0-9a-z]{12}$/i;

/** The organisation of the member, if it has the form of a UUID; otherwise the default of the site. */
export function organisationToSend(defaultId: string | undefined): string | null {
  const selected =
    memberSub() === null ? undefined : useRootStore.getState().auth.userinfo?.organizations?.[0]?.id;
  return selected !== undefined && looksLikeUuid.test(selected) ? selected : (defaultId ?? null);
}

/** The current day on the visitor's calendar. */
export function browserToday(now = new Date()): LocalDate {
  const two = (number: number) => String(number).padStart(2, '0');
  return localDate(
    `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
  );
}
