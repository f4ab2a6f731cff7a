import type { Locale } from '@ashore/core/locale/locales.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { english } from '../../../../../test-support/english.ts';
import type { CardFields } from '../use-card-fields.ts';

vi.mock('../../../../page/log.ts', () => ({ log: vi.fn() }));

type Made = { error?: { message?: string }; paymentMethod?: { id: string } };

/** A stand-in for Stripe's script that records calls and returns the given result. */
function playStripe(methodResult: Made = { paymentMethod: { id: 'pm_1' } }) {
  const answer = { methodResult };
  const changes: (() => void)[] = [];
  const card = {
    on: vi.fn((_: 'change', listener: () => void) => void changes.push(listener)),
    mount: vi.fn((box: HTMLElement) => box.append('Fields of Stripe')),
    destroy: vi.fn(),
  };
  const create = vi.fn(() => card);
  const elements = vi.fn((_: { locale: string }) => ({ create }));
  const open = vi.fn((_: string) => ({
    elements,
    createPaymentMethod: async () => answer.methodResult,
    handleNextAction: vi.fn(async () => ({})),
  }));
  return {
    open,
    elements,
    create,
    card,
    answer,
    type: () => act(() => changes.forEach((listener) => void listener())),
  };
}

/** Opens the card fields. Their module keeps the loaded script, so each test loads the modules again. */
async function openFields(locale: Locale = 'en') {
  const { default: StripeFields } = await import('./stripe-fields.tsx');
  const { renderOnPage } = await import('../../../../../test-support/render-on-page.tsx');
  const provided: (Parameters<CardFields['setProviderTokenise']>[0] | undefined)[] = [];
  const reportChange = vi.fn();
  const card = {
    reportChange,
    setProviderTokenise: (make: Parameters<CardFields['setProviderTokenise']>[0]) => void provided.push(make),
  } as Partial<CardFields> as CardFields;
  const page = renderOnPage(<StripeFields publishableKey="pk_1" card={card} />, { locale });
  return { ...page, reportChange, provided, fields: within(page.container).getByRole('group') };
}

/** Scripts that the page has begun to load. Each test reports itself that the first one has loaded or failed. */
let scripts: HTMLScriptElement[] = [];
const fireScript = (event: 'load' | 'error') =>
  act(async () => void scripts[0]?.dispatchEvent(new Event(event)));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Stripe', undefined);
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation(
    (...nodes) => void scripts.push(...(nodes as HTMLScriptElement[])),
  );
});

test('The fields are a named group, and are opened with the key of the shop', async () => {
  const stripe = playStripe();
  vi.stubGlobal('Stripe', stripe.open);
  const { fields } = await openFields();
  await waitFor(() => expect(fields.textContent).toBe('Fields of Stripe'));
  expect(fields.getAttribute('aria-label')).toBe(english('pay.cardFields'));
  expect(stripe.open.mock.calls).toEqual([['pk_1']]);
  expect(stripe.create).toHaveBeenCalledWith('card', expect.objectContaining({ hidePostalCode: true }));
});

test.each<[Locale, string]>([
  ['en', 'en'],
  ['de', 'de'],
  ['zh-Hans', 'zh'],
])('On a page in %s Stripe fields are requested in %s', async (locale, language) => {
  const stripe = playStripe();
  vi.stubGlobal('Stripe', stripe.open);
  await openFields(locale);
  await waitFor(() => expect(stripe.elements).toHaveBeenCalledWith({ locale: language }));
});

test('A changed card is reported, so that it starts a new payment attempt', async () => {
  const stripe = playStripe();
  vi.stubGlobal('Stripe', stripe.open);
  const { reportChange } = await openFields();
  await waitFor(() => expect(stripe.card.on).toHaveBeenCalled());
  stripe.type();
  expect(reportChange).toHaveBeenCalledTimes(1);
});

test('A card that Stripe refuses shows the reason beside the fields, gives no token, and can be corrected', async () => {
  const stripe = playStripe({ error: { message: 'Your card number is incomplete.' } });
  vi.stubGlobal('Stripe', stripe.open);
  const { provided, fields } = await openFields();
  await waitFor(() => expect(provided).toHaveLength(1));
  const tokenise = () => act(async () => provided[0]?.());
  expect(await tokenise()).toBeUndefined();
  const error = screen.getByText('Your card number is incomplete.');
  expect(fields.getAttribute('aria-describedby')).toBe(error.closest('[id]')?.id);
  stripe.answer.methodResult = { paymentMethod: { id: 'pm_2' } };
  expect(await tokenise()).toBe('pm_2');
  expect(screen.queryByText('Your card number is incomplete.')).toBeNull();
});

test('Removed fields are destroyed, and no longer give a token', async () => {
  const stripe = playStripe();
  vi.stubGlobal('Stripe', stripe.open);
  const { unmount, provided } = await openFields();
  await waitFor(() => expect(provided).toHaveLength(1));
  // The mounted element is known to the page once its promise has been read.
  await act(async () => {});
  unmount();
  expect(stripe.card.destroy).toHaveBeenCalledTimes(1);
  expect(provided.at(-1)).toBeUndefined();
});

test('The Stripe script is loaded once, however often its fields are opened', async () => {
  const stripe = playStripe();
  await openFields();
  await openFields();
  await waitFor(() => expect(scripts.map(({ src }) => src)).toEqual(['https://js.stripe.com/v3/']));
  vi.stubGlobal('Stripe', stripe.open);
  await fireScript('load');
  await waitFor(() => expect(stripe.card.mount).toHaveBeenCalledTimes(2));
  expect(scripts).toHaveLength(1);
  expect(stripe.open).toHaveBeenCalledTimes(1);
});

test('Fields that are removed while the script loads are not mounted', async () => {
  const stripe = playStripe();
  const { unmount } = await openFields();
  await waitFor(() => expect(scripts).toHaveLength(1));
  unmount();
  vi.stubGlobal('Stripe', stripe.open);
  await fireScript('load');
  // The script is there: fields that are opened now are mounted, and they alone.
  await openFields();
  await waitFor(() => expect(stripe.card.mount).toHaveBeenCalledTimes(1));
  expect(stripe.create).toHaveBeenCalledTimes(1);
  const { log } = await import('../../../../page/log.ts');
  expect(log).not.toHaveBeenCalled();
});

test.each(['error', 'load'] as const)(
  'If the script does not provide its fields (%s), the page reports it and the next page loads the script again',
  async (event) => {
    const { unmount } = await openFields();
    await waitFor(() => expect(scripts).toHaveLength(1));
    await fireScript(event);
    expect(await screen.findByText(english('pay.providerUnavailable'))).toBeTruthy();
    unmount();
    await openFields();
    await waitFor(() => expect(scripts).toHaveLength(2));
  },
);

test('The script shows the bank’s check; a refusal or a missing script does not stop the checkout', async () => {
  const { finishWithStripe } = await import('./stripe.ts');
  const { log } = await import('../../../../page/log.ts');
  const stripe = playStripe();
  const handleNextAction = vi.fn(async () => ({ error: { message: 'You were not recognised.' } }));
  vi.stubGlobal('Stripe', () => ({ ...stripe.open('pk_1'), handleNextAction }));
  expect(await finishWithStripe('pk_1', 'secret', null)).toBe(false);
  expect(handleNextAction.mock.calls).toEqual([[{ clientSecret: 'secret' }]]);
  expect(log).toHaveBeenLastCalledWith('warn', expect.any(String), 'You were not recognised.');
  expect(await finishWithStripe(null, 'secret', null)).toBe(false);
  expect(handleNextAction).toHaveBeenCalledTimes(1);
});

test('The script confirms the payment of a wallet with the token of its sheet', async () => {
  const { finishWithStripe } = await import('./stripe.ts');
  const stripe = playStripe();
  const confirmCardPayment = vi.fn(async () => ({}));
  vi.stubGlobal('Stripe', () => ({ ...stripe.open('pk_1'), confirmCardPayment }));
  expect(await finishWithStripe('pk_1', 'secret', 'pm_wallet')).toBe(true);
  expect(confirmCardPayment.mock.calls).toEqual([['secret', { payment_method: 'pm_wallet' }]]);
});
