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
  answer(consent: Exclude<Consent, null>, affiliate: string | null): void;
  keepAffiliate(affiliate: string): void;
  save(tourId: string): void;
  unsave(tourId: string): void;
  lookAt(tourId: string): void;
  forgetRecent(): void;
};

type Kept = Pick<ExtrasState, 'consent' | 'affiliate' | 'browserId' | 'saved' | 'recent'>;

const MOST_RECENT = 12;

/** What is ours and not the specification's. Without consent only what the visitor asked us to keep, or can make us forget. */
export const useExtrasStore = savedStore<ExtrasState, Kept>(
  {
    name: 'extras',
    version: 1,
    keep: ({ consent, affiliate, browserId, saved, recent }) => ({
      consent,
      affiliate,
      browserId,
      saved,
      recent,
    }),
    mend,
  },
  (set) => ({
    consent: null,
    affiliate: null,
    browserId: null,
    saved: [],
    recent: [],
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
  };
}

function withFirst(id: string, ids: readonly string[], most: number): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, most);
}

function idsOf(kept: unknown, most: number): string[] {
  if (!Array.isArray(kept)) return [];
  const ids = kept.filter(isUuid);
  return [...new Set<string>(ids)].slice(0, most);
}
