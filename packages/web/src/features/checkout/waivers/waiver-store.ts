import type { ShownWaivers } from '@ashore/core/contract/waivers.ts';
import type { Locale } from '@ashore/core/locale/locales.ts';
import { create } from 'zustand';
import { log } from '../../../page/log.ts';
import type { CheckoutField } from '../fields/field.ts';
import type { Requirements } from '../fields/requirements.ts';
import { stepTable } from '../fields/steps.ts';
import { formValues, keepValue } from '../form/form-values.ts';

export type WaiverText = NonNullable<ShownWaivers['text']>;
type SignedWaiver = ShownWaivers['waivers'][number];

/**
 * One traveller's waiver: `loading` while the signature is sent, `loaded` once the server has stored it. The
 * specification names these states.
 */
export type WaiverState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'loaded';
      readonly url: string;
      readonly signedAt: string;
      readonly guardianName: string | null;
    };

type Waivers = {
  /** Known waivers, by the name under which each is signed. */
  readonly waivers: Readonly<Record<string, WaiverState>>;
  /** Text to read; null if nothing has to be signed, undefined until the server has answered. */
  readonly text: WaiverText | null | undefined;
  /** Progress of `load`, unlike the state of each waiver. */
  readonly state: 'initial' | 'loading' | 'loaded' | 'failed';
  /** Cart and language that the data belongs to. */
  readonly of: string;
  load(cartId: string, locale: Locale): Promise<void>;
  beginSigning(participantName: string): void;
  /** Stores the result of signing. Without one the waiver stays unsigned. */
  endSigning(participantName: string, signed: SignedWaiver | undefined): void;
};

/**
 * What the server knows about signatures in this cart. Its answer counts in every tab and after every reload.
 */
export const useWaiverStore = create<Waivers>((set, get) => ({
  waivers: {},
  text: undefined,
  state: 'initial',
  of: '',
  load(cartId, locale) {
    const requestKey = waiverRequestKey(cartId, locale);
    if (get().of === requestKey && get().state === 'loading') return runningLoad;
    runningLoad = readWaivers(cartId, requestKey);
    return runningLoad;
  },
  beginSigning: (name) => set(({ waivers }) => ({ waivers: { ...waivers, [name]: { status: 'loading' } } })),
  endSigning: (name, signed) =>
    set(({ waivers: { [name]: _, ...others } }) => ({
      waivers: signed ? { ...others, [name]: loadedState(signed) } : others,
    })),
}));

/** All rows of a step share this request. */
let runningLoad = Promise.resolve();

export function waiverRequestKey(cartId: string, locale: Locale): string {
  return `${cartId} ${locale}`;
}

async function readWaivers(cartId: string, requestKey: string): Promise<void> {
  const { getState: get, setState: set } = useWaiverStore;
  set(
    get().of === requestKey
      ? { state: 'loading' }
      : { state: 'loading', of: requestKey, waivers: {}, text: undefined },
  );
  try {
    const { api } = await import('../../../api/browser-client.ts');
    const { text, waivers } = await api.waivers.show({ cartId });
    if (get().of !== requestKey) return;
    const statesByName = waivers.map((signed) => [signed.participantName, loadedState(signed)] as const);
    set({ text, waivers: Object.fromEntries(statesByName), state: 'loaded' });
  } catch (error) {
    log('warn', 'The waivers could not be loaded', error);
    if (get().of === requestKey) set({ state: 'failed' });
  }
}

function loadedState({ url, signedAt, guardianName }: SignedWaiver): WaiverState {
  return { status: 'loaded', url, signedAt, guardianName };
}

type WaiverSigner = Pick<NonNullable<CheckoutField['waiver']>, 'participantName' | 'age'>;

/** Whether the server has a valid signature of this traveller, or requires none. */
export function isSigned({ participantName, age }: WaiverSigner): boolean {
  const { text, waivers } = useWaiverStore.getState();
  return text === null || countsFor(age, waivers[participantName]);
}

/** Whether a stored signature is valid for a traveller of this age: for a minor a guardian must have signed. */
export function countsFor(age: WaiverSigner['age'], signed: WaiverState | undefined): boolean {
  return signed?.status === 'loaded' && (age !== 'minor' || signed.guardianName !== null);
}

/**
 * Whether the server has found a signature missing. The step with the waivers then shows its errors at once.
 */
export const useMissingSignature = create<{ readonly isReported: boolean }>(() => ({ isReported: false }));

/** Path of a refused field in the server's answer, such as `data.cart.participants.0.waiver`; no name of a form field. */
const WAIVER_ERROR_PATH = /\bparticipants\.\d+\.waiver$/;

export function isWaiverErrorPath(path: string): boolean {
  return WAIVER_ERROR_PATH.test(path);
}

/**
 * Handles a checkout that was refused because a signature is missing. It reads the signatures from the server
 * again, and overrides the form. Missing ones are cleared in the form, which leads back to the step with the
 * waivers. Returns false if the server then reports none missing, or if it cannot be reached.
 */
export async function clearMissingSignatures(
  requirements: Requirements,
  cartId: string,
  locale: Locale,
): Promise<boolean> {
  await useWaiverStore.getState().load(cartId, locale);
  if (useWaiverStore.getState().state !== 'loaded') return false;
  const fields = stepTable.questions.groups(requirements, formValues()).flatMap((group) => group.fields);
  const unsigned = fields.filter(({ waiver }) => waiver && !isSigned(waiver));
  if (unsigned.length === 0) return false;
  useMissingSignature.setState({ isReported: true });
  for (const { name } of unsigned) keepValue(name, '');
  return true;
}
