import {
  AFFILIATE_ID,
  MAX_COMPARED,
  MAX_QUERY_LENGTH,
  MAX_REQUESTED_BY_ID,
} from '@ashore/core/contract/values/limits.ts';
import { isSlug } from '@ashore/core/contract/values/slug-form.ts';
import { type LocalDate, parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { newId } from '../api/new-id.ts';
import { useRootStore } from './root-store.ts';
import { isUuid, savedStore } from './saved-store.ts';

export type Consent = 'granted' | 'refused' | null;

/** The wishlist of an account, the newest first. After a failed load it is empty. */
export type AccountWishlist = {
  readonly ids: readonly string[];
  readonly error: string | null;
  readonly updateError: string | null;
};

/** The sailing that a passenger chose, as the browser keeps it until it ends. */
export type YourSailing = {
  readonly routeId: string;
  /** In the language in which it was chosen. */
  readonly ship: string;
  readonly firstDay: LocalDate;
  /** When the last day ends on the clock of the last port, in milliseconds. */
  readonly endsAt: number;
  /** The calls at which passengers go ashore, in order. */
  readonly calls: readonly SailingCall[];
};

type SailingCall = {
  readonly position: number;
  readonly day: LocalDate;
  /** Slug of the city whose trips they take. */
  readonly place: string;
};

type ExtrasState = {
  /** null until the visitor has answered. */
  readonly consent: Consent;
  /** The affiliate that sent the visitor; set only with consent. */
  readonly affiliate: string | null;
  /**
   * Identifies this browser to the server, which counts the holds of all its carts together. Created when it
   * is first needed.
   */
  readonly browserId: string | null;
  /** Ids of trips that the visitor saved, and (`recent`) of trips viewed; the newest first. */
  readonly saved: readonly string[];
  /** What the account of a logged-in visitor has saved, in the memory of this page only. Null for guests. */
  readonly accountWishlist: AccountWishlist | null;
  readonly recent: readonly string[];
  /** Recent queries, the newest first. */
  readonly searches: readonly string[];
  /** Ids of the trips to compare, in the order chosen. */
  readonly compared: readonly string[];
  /** The same for hotels: they are compared by the price of a stay. */
  readonly comparedHotels: readonly string[];
  /** The sailing that the passenger chose last. Dropped when it has ended. */
  readonly sailing: YourSailing | null;
  answer(consent: Exclude<Consent, null>, affiliate: string | null): void;
  keepAffiliate(affiliate: string): void;
  save(tourId: string): void;
  unsave(tourId: string): void;
  rememberViewed(tourId: string): void;
  forgetRecent(): void;
  rememberSearch(query: string): void;
  forgetSearches(): void;
  /** Ids beyond the maximum are left out. */
  compare(tourIds: readonly string[]): void;
  compareHotels(hotelIds: readonly string[]): void;
  /** The visitor tried to compare more trips than fit. The notice stays until the choice changes. */
  readonly isCompareFull: boolean;
  refuseToCompare(): void;
  rememberSailing(sailing: YourSailing): void;
  forgetSailing(): void;
};

type SavedExtras = Pick<
  ExtrasState,
  | 'consent'
  | 'affiliate'
  | 'browserId'
  | 'saved'
  | 'recent'
  | 'searches'
  | 'compared'
  | 'comparedHotels'
  | 'sailing'
>;

const MOST_RECENT = 12;
const MOST_SEARCHES = 5;

/**
 * Our own state, beyond that of the specification. Without consent it contains only what the visitor asked us
 * to keep, or can clear.
 */
export const useExtrasStore = savedStore<ExtrasState, SavedExtras>(
  {
    name: 'extras',
    version: 1,
    keep: ({
      consent,
      affiliate,
      browserId,
      saved,
      recent,
      searches,
      compared,
      comparedHotels,
      sailing,
    }) => ({
      consent,
      affiliate,
      browserId,
      saved,
      recent,
      searches,
      compared,
      comparedHotels,
      sailing,
    }),
    mend,
  },
  (set) => ({
    consent: null,
    affiliate: null,
    browserId: null,
    saved: [],
    accountWishlist: null,
    recent: [],
    searches: [],
    compared: [],
    comparedHotels: [],
    answer: (consent, affiliate) =>
      set((before) => ({
        consent,
        affiliate: consent === 'granted' ? (affiliate ?? before.affiliate) : null,
      })),
    keepAffiliate: (affiliate) => set(({ consent }) => (consent === 'granted' ? { affiliate } : {})),
    save: (id) => set(({ saved }) => ({ saved: withFirst(id, saved, MAX_REQUESTED_BY_ID) })),
    unsave: (id) => set(({ saved }) => ({ saved: saved.filter((other) => other !== id) })),
    rememberViewed: (id) => set(({ recent }) => ({ recent: withFirst(id, recent, MOST_RECENT) })),
    forgetRecent: () => set({ recent: [] }),
    rememberSearch: (query) =>
      set(({ searches }) => ({
        searches: withFirst(query.slice(0, MAX_QUERY_LENGTH), searches, MOST_SEARCHES),
      })),
    forgetSearches: () => set({ searches: [] }),
    compare: (ids) => set({ compared: idsOf(ids, MAX_COMPARED), isCompareFull: false }),
    compareHotels: (ids) => set({ comparedHotels: idsOf(ids, MAX_COMPARED), isCompareFull: false }),
    isCompareFull: false,
    refuseToCompare: () => set({ isCompareFull: true }),
    sailing: null,
    rememberSailing: (sailing) => set({ sailing: rememberedSailing(sailing) }),
    forgetSailing: () => set({ sailing: null }),
  }),
);

/** Ids of the trips on the wishlist: that of the account, or that of this browser. */
export const shownWishlist = ({
  accountWishlist,
  saved,
}: Pick<ExtrasState, 'accountWishlist' | 'saved'>): readonly string[] => accountWishlist?.ids ?? saved;

/** An invalid answer must not suppress the consent question. */
function mend(state: ExtrasState): ExtrasState {
  const hasAnswered = state.consent === 'granted' || state.consent === 'refused';
  const consent = hasAnswered ? state.consent : null;
  const { affiliate, browserId } = state;
  const isRemembered = consent === 'granted' && typeof affiliate === 'string' && AFFILIATE_ID.test(affiliate);
  return {
    ...state,
    consent,
    affiliate: isRemembered ? affiliate : null,
    browserId: isUuid(browserId) ? browserId : null,
    saved: idsOf(state.saved, MAX_REQUESTED_BY_ID),
    recent: idsOf(state.recent, MOST_RECENT),
    searches: queriesOf(state.searches),
    compared: idsOf(state.compared, MAX_COMPARED),
    comparedHotels: idsOf(state.comparedHotels, MAX_COMPARED),
    sailing: rememberedSailing(state.sailing),
  };
}

function withFirst(first: string, others: readonly string[], most: number): string[] {
  return [first, ...others.filter((other) => other !== first)].slice(0, most);
}

function idsOf(saved: unknown, most: number): string[] {
  if (!Array.isArray(saved)) return [];
  const ids = saved.filter(isUuid);
  return [...new Set<string>(ids)].slice(0, most);
}

function queriesOf(saved: unknown): string[] {
  if (!Array.isArray(saved)) return [];
  const queries = saved.filter(
    (query) => typeof query === 'string' && query.trim() !== '' && query.length <= MAX_QUERY_LENGTH,
  );
  return [...new Set<string>(queries)].slice(0, MOST_SEARCHES);
}

/** As many calls, and as long a name of a ship, as a timetable may have: `timetable-file.ts`. */
const MOST_CALLS = 250;
const LONGEST_NAME = 120;

/** The saved sailing, or null if it has ended or could not have been saved by us. */
function rememberedSailing(saved: unknown, now = Date.now()): YourSailing | null {
  const { routeId, ship, firstDay, endsAt, calls } = fieldsOf(saved);
  const isKnown = isUuid(routeId) && typeof ship === 'string' && ship !== '' && ship.length <= LONGEST_NAME;
  const day = dayOf(firstDay);
  if (!isKnown || day === undefined || typeof endsAt !== 'number' || !(endsAt > now)) return null;
  if (!Array.isArray(calls) || calls.length > MOST_CALLS) return null;
  const known = calls.map(callOf);
  return known.includes(undefined)
    ? null
    : { routeId, ship, firstDay: day, endsAt, calls: known.filter((call) => call !== undefined) };
}

function callOf(saved: unknown): SailingCall | undefined {
  const { position, day: text, place } = fieldsOf(saved);
  const day = dayOf(text);
  const isCall = Number.isInteger(position) && typeof place === 'string' && isSlug(place);
  return isCall && day !== undefined ? { position: Number(position), day, place } : undefined;
}

function dayOf(text: unknown): LocalDate | undefined {
  return typeof text === 'string' ? parseLocalDate(text) : undefined;
}

function fieldsOf(saved: unknown): Record<string, unknown> {
  return (saved ?? {}) as Record<string, unknown>;
}

/** The calls of a sailing at a place; without a place all of them. */
export function callsAt({ calls }: YourSailing, place: string | undefined): readonly SailingCall[] {
  return place === undefined ? calls : calls.filter((call) => call.place === place);
}

/**
 * Id of this browser, created when it is first needed and kept from then on. Most visitors never need one.
 */
export function browserId(): string {
  const id = useExtrasStore.getState().browserId ?? newId();
  useExtrasStore.setState({ browserId: id });
  return id;
}

/** The affiliate that sent the visitor: on this visit, or on an earlier one that the visitor lets us remember. */
export function useAffiliate(): string | null {
  const ofVisit = useRootStore((state) => state.settings.affiliate);
  const remembered = useExtrasStore((state) => state.affiliate);
  return ofVisit ?? remembered;
}

/** Like `useAffiliate`, outside of components. */
export function currentAffiliate(): string | null {
  return useRootStore.getState().settings.affiliate ?? useExtrasStore.getState().affiliate;
}

/**
 * Adds the affiliate to one of our addresses, if there is one. Another document, such as that of a new tab,
 * learns it from its address alone.
 */
export function withAffiliate(address: string, affiliate: string | null): string {
  if (affiliate === null || /[?&]affiliate=/.test(address)) return address;
  return `${address}${address.includes('?') ? '&' : '?'}affiliate=${encodeURIComponent(affiliate)}`;
}
