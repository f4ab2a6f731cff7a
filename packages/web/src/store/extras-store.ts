import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import { MOST_COMPARED } from '@ashore/core/contract/most-compared.ts';
import { MOST_NAMED } from '@ashore/core/contract/most-named.ts';
import { isAffiliateId } from './affiliate-id.ts';
import { isUuid } from './is-uuid.ts';
import { savedStore } from './saved-store.ts';

export type Consent = 'granted' | 'refused' | null;

type ExtrasState = {
  /** null until the visitor has answered. */
  readonly consent: Consent;
  /** Who sent the visitor here; only ever filled after consent. */
  readonly affiliate: string | null;
  /** Names this browser to the server, which counts how much it holds. Made when it is first needed. */
  readonly browserId: string | null;
  /** The ids of the trips that the visitor wants to find again, and of those looked at; the newest first. */
  readonly saved: readonly string[];
  readonly recent: readonly string[];
  /** What was searched for, the newest first. */
  readonly searches: readonly string[];
  /** The ids of the trips that shall stand side by side, in the order they were chosen in. */
  readonly compared: readonly string[];
  answer(consent: Exclude<Consent, null>, affiliate: string | null): void;
  keepAffiliate(affiliate: string): void;
  save(tourId: string): void;
  unsave(tourId: string): void;
  lookAt(tourId: string): void;
  forgetRecent(): void;
  searchFor(query: string): void;
  forgetSearches(): void;
  /** Those beyond the most are left out. */
  compare(tourIds: readonly string[]): void;
  /** One more was asked for than fit, since the last change: until the next it is said. */
  readonly isCompareFull: boolean;
  refuseToCompare(): void;
};

type Kept = Pick<
  ExtrasState,
  'consent' | 'affiliate' | 'browserId' | 'saved' | 'recent' | 'searches' | 'compared'
>;

const MOST_RECENT = 12;
const MOST_SEARCHES = 5;

/** What is ours and not the specification's. Without consent only what the visitor asked us to keep, or can make us forget. */
export const useExtrasStore = savedStore<ExtrasState, Kept>(
  {
    name: 'extras',
    version: 1,
    keep: ({ consent, affiliate, browserId, saved, recent, searches, compared }) => ({
      consent,
      affiliate,
      browserId,
      saved,
      recent,
      searches,
      compared,
    }),
    mend,
  },
  (set) => ({
    consent: null,
    affiliate: null,
    browserId: null,
    saved: [],
    recent: [],
    searches: [],
    compared: [],
    answer: (consent, affiliate) =>
      set((before) => ({
        consent,
        affiliate: consent === 'granted' ? (affiliate ?? before.affiliate) : null,
      })),
    keepAffiliate: (affiliate) => set(({ consent }) => (consent === 'granted' ? { affiliate } : {})),
    save: (id) => set(({ saved }) => ({ saved: withFirst(id, saved, MOST_NAMED) })),
    unsave: (id) => set(({ saved }) => ({ saved: saved.filter((other) => other !== id) })),
    lookAt: (id) => set(({ recent }) => ({ recent: withFirst(id, recent, MOST_RECENT) })),
    forgetRecent: () => set({ recent: [] }),
    searchFor: (query) =>
      set(({ searches }) => ({
        searches: withFirst(query.slice(0, LONGEST_QUERY), searches, MOST_SEARCHES),
      })),
    forgetSearches: () => set({ searches: [] }),
    compare: (ids) => set({ compared: idsOf(ids, MOST_COMPARED), isCompareFull: false }),
    isCompareFull: false,
    refuseToCompare: () => set({ isCompareFull: true }),
  }),
);

/** An answer that is none must not keep the question from being asked. */
function mend(state: ExtrasState): ExtrasState {
  const answered = state.consent === 'granted' || state.consent === 'refused';
  const consent = answered ? state.consent : null;
  const { affiliate, browserId } = state;
  const isKept = consent === 'granted' && typeof affiliate === 'string' && isAffiliateId(affiliate);
  return {
    ...state,
    consent,
    affiliate: isKept ? affiliate : null,
    browserId: isUuid(browserId) ? browserId : null,
    saved: idsOf(state.saved, MOST_NAMED),
    recent: idsOf(state.recent, MOST_RECENT),
    searches: queriesOf(state.searches),
    compared: idsOf(state.compared, MOST_COMPARED),
  };
}

function withFirst(one: string, others: readonly string[], most: number): string[] {
  return [one, ...others.filter((other) => other !== one)].slice(0, most);
}

function idsOf(kept: unknown, most: number): string[] {
  if (!Array.isArray(kept)) return [];
  const ids = kept.filter(isUuid);
  return [...new Set<string>(ids)].slice(0, most);
}

function queriesOf(kept: unknown): string[] {
  if (!Array.isArray(kept)) return [];
  const queries = kept.filter(
    (query) => typeof query === 'string' && query.trim() !== '' && query.length <= LONGEST_QUERY,
  );
  return [...new Set<string>(queries)].slice(0, MOST_SEARCHES);
}
