import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCheckout } from '../../../../test-support/checkout-page.tsx';
import { marieAndJonas } from '../../../../test-support/checkout-requirements.ts';
import { bindingWords, english } from '../../../../test-support/english.ts';
import { useRootStore } from '../../../store/root-store.ts';

const show = 'GET /api/shopper/waivers/*';
const sign = 'POST /api/shopper/waiver';
const marie = 'Marie-Christine Lindqvist';
const jonas = 'Jonas Lindqvist';
const text = {
  kind: 'water',
  version: '2026-11-21 0123456789ab',
  language: 'en',
  title: 'Waiver for water activities',
  sections: [{ heading: 'On the water', points: ['We wear a life jacket.'] }],
};
const signedBy = (participantName: string, guardianName: string | null = null) => ({
  participantName,
  url: '/papers/waiver/x.pdf',
  signedAt: '2037-05-01T12:00:00.000Z',
  guardianName,
});
type SentSignature = {
  readonly data: {
    readonly participantName: string;
    readonly guardianName: string | null;
    readonly signature: { readonly kind: string };
  };
};

/** The step with the waivers of two travellers, of whom these have signed. */
async function openWaivers(
  signed: readonly ReturnType<typeof signedBy>[] = [],
  more: Parameters<typeof openCheckout>[0] = {},
) {
  const waivers = { signed: [...signed] };
  const page = await openCheckout({
    step: 'questions',
    typed: marieAndJonas,
    requirements: { waiver: { kind: 'water', version: text.version } },
    ...more,
    answers: {
      [show]: () => ({ text, waivers: waivers.signed }),
      [sign]: ({ body }) => {
        const { participantName, guardianName } = (body as SentSignature).data;
        const one = signedBy(participantName, guardianName);
        waivers.signed.push(one);
        return one;
      },
      ...more?.answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: english('traveller.questionsTitle') });
  await waitFor(() => expect(panelOf(marie).textContent).not.toContain(english('waiver.loading')));
  return page;
}

const panelOf = (name: string) => screen.getByRole('group', { name });
const dialog = () => screen.findByRole('dialog', { name: text.title });
const submit = async () => within(await dialog()).getByRole('button', { name: english('waiver.submit') });
const toPayment = () =>
  screen.getAllByRole('button', { name: english('traveller.toPayment') })[0] as HTMLElement;

async function openFor(name: string, user: Awaited<ReturnType<typeof openWaivers>>['user']) {
  await user.click(within(panelOf(name)).getByRole('button', { name: new RegExp(english('waiver.sign')) }));
  return within(await dialog());
}

test('A traveller continues only after all have signed, and the summary names who has not', async () => {
  const { user, address } = await openWaivers([signedBy(marie)]);
  expect(within(panelOf(marie)).getByRole('link', { name: new RegExp(english('waiver.view')) })).toBeTruthy();
  await user.click(toPayment());
  const summary = within(screen.getByRole('group', { name: english('traveller.summary') }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    `${jonas}: ${english('waiver.label')}`,
  ]);
  expect(address()).toContain('questions');
});

test('A typed signature must be the whole name; case does not matter', async () => {
  const { user, calls } = await openWaivers();
  const waiverDialog = await openFor(marie, user);
  const name = waiverDialog.getByLabelText(english('waiver.typed'));
  await user.type(name, 'Marie');
  await user.click(await submit());
  expect(waiverDialog.getByText(english('waiver.typedWrong', { name: marie }))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.clear(name);
  await user.type(name, 'marie-christine lindqvist');
  await user.click(await submit());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: text.title })).toBeNull());
  // The button that opened the dialog is gone.
  const view = within(panelOf(marie)).getByRole('link', { name: new RegExp(english('waiver.view')) });
  await waitFor(() => expect(document.activeElement).toBe(view));
  expect(calls.filter(({ name: call }) => call === sign)).toHaveLength(1);
});

test('An empty drawing is not a signature', async () => {
  const { user, calls } = await openWaivers();
  const waiverDialog = await openFor(marie, user);
  await user.click(waiverDialog.getByLabelText(english('waiver.draw')));
  await user.click(await submit());
  expect(waiverDialog.getByText(english('waiver.drawnMissing'))).toBeTruthy();
  expect(calls.filter(({ name }) => name === sign)).toEqual([]);
});

test('A signature that could not be sent is reported as unsent, and the typed text stays', async () => {
  const lost = [Response.error()];
  const { user } = await openWaivers([], {
    answers: { [sign]: () => lost.shift() ?? signedBy(marie) },
  });
  const waiverDialog = await openFor(marie, user);
  await user.type(waiverDialog.getByLabelText(english('waiver.typed')), marie);
  await user.click(await submit());
  expect(await waiverDialog.findByText(english('waiver.notSent'))).toBeTruthy();
  expect(waiverDialog.getByLabelText(english('waiver.typed'))).toHaveProperty('value', marie);
  await user.click(await submit());
  await waitFor(() => expect(screen.queryByRole('dialog', { name: text.title })).toBeNull());
});

test('For a traveller under 18 an adult signs, and the panel names the adult', async () => {
  const { user, calls } = await openWaivers();
  const waiverDialog = await openFor(jonas, user);
  await user.click(waiverDialog.getByLabelText(english('waiver.under18', { name: jonas })));
  await user.click(await submit());
  expect(waiverDialog.getByText(english('waiver.guardianMissing'))).toBeTruthy();
  await user.type(waiverDialog.getByLabelText(english('waiver.guardian')), marie);
  await user.type(waiverDialog.getByLabelText(english('waiver.typed')), marie);
  await user.click(await submit());
  await waitFor(() => expect(panelOf(jonas).textContent).toContain(`by ${marie}`));
  expect(calls.filter(({ name }) => name === sign)).toMatchObject([
    { body: { data: { participantName: jonas, guardianName: marie } } },
  ]);
});

test('A traveller whose name has changed signs again; the others do not', async () => {
  await openWaivers([signedBy(marie), signedBy(jonas)], {
    typed: { ...marieAndJonas, 'p2.firstName': 'Johanna' },
  });
  expect(panelOf('Johanna Lindqvist').textContent).toContain(english('waiver.unsigned'));
  expect(within(panelOf(marie)).getByRole('link', { name: new RegExp(english('waiver.view')) })).toBeTruthy();
});

test('A checkout with a missing signature returns to the waivers and names who has not signed', async () => {
  // As `waiverFields` writes it: the cart, the day, the kind of waiver and the name.
  const signatureToken = (name: string) => `5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f 2027-05-15 water ${name}`;
  const { user, address } = await openCheckout({
    typed: { ...marieAndJonas, 'p1.waiver': signatureToken(marie), 'p2.waiver': signatureToken(jonas) },
    requirements: { waiver: { kind: 'water', version: text.version } },
    answers: {
      [show]: () => ({ text, waivers: [signedBy(marie)] }),
      'POST /api/payment-gateway/paypal-order': () =>
        Response.json({ status: 422, field: 'data.cart.participants.1.waiver' }, { status: 422 }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: english('pay.title') });
  await user.click(await screen.findByRole('radio', { name: /PayPal/ }));
  const pay = screen.getAllByRole('button', { name: new RegExp(`^${bindingWords('pay.bookAndPay')}`) })[0];
  await user.click(pay as HTMLElement);
  const summary = await screen.findByRole('group', { name: english('traveller.summary') });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([`${jonas}: ${english('waiver.label')}`]);
  expect(panelOf(jonas).textContent).toContain(english('waiver.missing'));
  expect(address()).toContain('questions');
  expect(useRootStore.getState().auth.formData).toMatchObject({
    'p1.waiver': signatureToken(marie),
    'p2.waiver': '',
  });
});
