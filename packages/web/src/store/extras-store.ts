import { newId } from '../api/new-id.ts';
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
  answer(consent: Exclude<Consent, null>, affiliate: string | null): void;
  keepAffiliate(affiliate: string): void;
  /** The id of this browser, the same from the first time on. */
  identify(): string;
};

/** What is ours and not the specification's: consent, and with consent who sent the visitor. */
export const useExtrasStore = savedStore<
  ExtrasState,
  Pick<ExtrasState, 'consent' | 'affiliate' | 'browserId'>
>(
  {
    name: 'extras',
    version: 1,
    keep: ({ consent, affiliate, browserId }) => ({ consent, affiliate, browserId }),
    mend,
  },
  (set, get) => ({
    consent: null,
    affiliate: null,
    browserId: null,
    answer: (consent, affiliate) =>
      set((before) => ({
        consent,
        affiliate: consent === 'granted' ? (affiliate ?? before.affiliate) : null,
      })),
    keepAffiliate: (affiliate) => set(({ consent }) => (consent === 'granted' ? { affiliate } : {})),
    identify: () => {
      const browserId = get().browserId ?? newId();
      set({ browserId });
      return browserId;
    },
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
  };
}
