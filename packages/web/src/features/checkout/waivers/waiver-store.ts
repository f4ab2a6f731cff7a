import type { ShownWaivers } from '@ashore/core/contract/waivers.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { create } from 'zustand';
import { log } from '../../../page/log.ts';
import type { CheckoutField } from '../plan/field.ts';

export type WaiverText = NonNullable<ShownWaivers['text']>;
type Signed = ShownWaivers['waivers'][number];

export type WaiverState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'loaded';
      readonly url: string;
      readonly signedAt: string;
      readonly guardianName: string | null;
    };

type Waivers = {
  /** Of whom it is known, by the name under which it is signed. */
  readonly waivers: Readonly<Record<string, WaiverState>>;
  /** What is read; null where nothing is signed, undefined as long as nobody has said. */
  readonly text: WaiverText | null | undefined;
  readonly state: 'initial' | 'loading' | 'loaded' | 'failed';
  /** Of which cart, in which language. */
  readonly of: string;
  load(cartId: string, locale: Locale): Promise<void>;
  begin(participantName: string): void;
  /** What came of signing; without one it was not signed. */
  end(participantName: string, signed: Signed | undefined): void;
};

/** What the server knows of who has signed in this cart: its word counts, in every tab and after every reload. */
export const useWaiverStore = create<Waivers>((set, get) => ({
  waivers: {},
  text: undefined,
  state: 'initial',
  of: '',
  load(cartId, locale) {
    const of = cartOf(cartId, locale);
    if (get().of === of && get().state === 'loading') return loading;
    loading = read(cartId, of);
    return loading;
  },
  begin: (name) => set(({ waivers }) => ({ waivers: { ...waivers, [name]: { status: 'loading' } } })),
  end: (name, signed) =>
    set(({ waivers: { [name]: _, ...others } }) => ({
      waivers: signed ? { ...others, [name]: loaded(signed) } : others,
    })),
}));

/** What all rows of a step wait for: one call for all of them. */
let loading = Promise.resolve();

export function cartOf(cartId: string, locale: Locale): string {
  return `${cartId} ${locale}`;
}

async function read(cartId: string, of: string): Promise<void> {
  const { getState: get, setState: set } = useWaiverStore;
  set(get().of === of ? { state: 'loading' } : { state: 'loading', of, waivers: {}, text: undefined });
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const { text, waivers } = await api.waivers.show({ cartId });
    if (get().of !== of) return;
    const known = waivers.map((signed) => [signed.participantName, loaded(signed)] as const);
    set({ text, waivers: Object.fromEntries(known), state: 'loaded' });
  } catch (error) {
    log('warn', 'What is signed could not be read', error);
    if (get().of === of) set({ state: 'failed' });
  }
}

function loaded({ url, signedAt, guardianName }: Signed): WaiverState {
  return { status: 'loaded', url, signedAt, guardianName };
}

type Waived = Pick<NonNullable<CheckoutField['waiver']>, 'participantName' | 'age'>;

/** Whether the server knows a signature of this traveller that counts, or wants none. */
export function isSigned({ participantName, age }: Waived): boolean {
  const { text, waivers } = useWaiverStore.getState();
  return text === null || countsFor(age, waivers[participantName]);
}

export function countsFor(age: Waived['age'], signed: WaiverState | undefined): boolean {
  return signed?.status === 'loaded' && (age !== 'minor' || signed.guardianName !== null);
}
