import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openCheckout } from '../../../../test-support/checkout-page.tsx';
import { marie, marieAndJonas, testQuestion } from '../../../../test-support/checkout-requirements.ts';
import { english } from '../../../../test-support/english.ts';
import { watchSubmits } from '../../../../test-support/watch-submits.ts';
import { useRootStore } from '../../../store/root-store.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const onward = (key: Parameters<typeof english>[0]) =>
  screen.getAllByRole('button', { name: english(key) })[0] as HTMLElement;
const summary = () => screen.getByRole('group', { name: english('traveller.summary') });
const linksOfSummary = () =>
  within(summary())
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const field = (key: Parameters<typeof english>[0]) => screen.getByLabelText(english(key));
/** The description that a screen reader reads after the name of a field. */
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function openContact(more: Parameters<typeof openCheckout>[0] = {}) {
  const page = await openCheckout({ step: 'personal_info', typed: { comments: '' }, ...more });
  await heading(english('traveller.contactTitle'));
  return page;
}

test('Missing values are listed above the form as links to their fields, and the list has the focus', async () => {
  const { user, address } = await openContact();
  await user.click(onward('traveller.toParty'));
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(linksOfSummary()).toEqual([
    english('traveller.firstName'),
    english('traveller.lastName'),
    english('traveller.email'),
  ]);
  expect(address()).toContain('personal_info');
  const email = field('traveller.email');
  const link = within(summary()).getByRole('link', { name: english('traveller.email') });
  expect(link.getAttribute('href')).toBe(`#${email.id}`);
  expect(descriptionOf(email)).toContain(english('traveller.emailMissing'));
  await user.type(email, 'marie@example.org');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  expect(linksOfSummary()).toHaveLength(2);
});

test('A step is submitted to its page and not to an address, whether it is complete or not', async () => {
  const submits = watchSubmits();
  const { user, address } = await openContact({ typed: marie });
  await user.clear(field('traveller.firstName'));
  await user.click(onward('traveller.toParty'));
  expect(address()).toContain('personal_info');
  await user.type(field('traveller.firstName'), 'Marie');
  await user.click(onward('traveller.toParty'));
  await waitFor(() => expect(address()).toContain('traveler_info'));
  expect(submits()).toEqual([true, true]);
});

test('A likely mistake in an email address is pointed out before Tab moves on, corrected by a press, and never refused', async () => {
  const { user } = await openContact();
  const email = field('traveller.email');
  const question = () =>
    screen.queryByText(english('traveller.emailSlip', { address: 'marie@gmail.com' }), { exact: false });
  await user.type(email, 'marie@gmial.con');
  expect(question()).toBeNull();
  await user.tab();
  expect(question()).not.toBeNull();
  expect(email.getAttribute('aria-invalid')).toBeNull();
  expect(document.activeElement?.textContent).toBe(english('traveller.emailCorrect'));
  await user.keyboard('{Enter}');
  expect(email).toHaveProperty('value', 'marie@gmail.com');
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(question()).toBeNull();
});

test('A phone number is not checked while it is typed for the first time, but when it is left', async () => {
  // The traveller's country is unknown: a browser in American English without a time zone.
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US']);
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...new Intl.DateTimeFormat('en').resolvedOptions(),
    timeZone: 'UTC',
  });
  const { user } = await openContact();
  const phone = screen.getByRole('textbox', { name: new RegExp(english('traveller.phone')) });
  await user.type(phone, '0151');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(phone)).toContain(english('traveller.dialCodeMissing'));
  await user.clear(phone);
  await user.type(phone, '0151 23456789');
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await user.selectOptions(field('traveller.dialCode'), 'DE');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
});

test('A card number in a name field is refused before it is sent', async () => {
  const { user, address, calls } = await openContact({ typed: marie });
  const before = calls.length;
  const name = field('traveller.firstName');
  await user.clear(name);
  await user.type(name, '4242 4242 4242 4242');
  await user.click(onward('traveller.toParty'));
  expect(descriptionOf(name)).toContain(english('form.cardNumber'));
  expect(address()).toContain('personal_info');
  expect(calls.slice(before)).toEqual([]);
});

test('A contact person who does not travel enters the leading traveller', async () => {
  const { user } = await openCheckout({ step: 'traveler_info', typed: marie });
  await heading(english('traveller.partyTitle'));
  const lead = screen.getByRole('group', { name: 'Traveller 1, adult' });
  const ownName = () => within(lead).queryByLabelText(english('traveller.firstName'));
  expect(ownName()).toBeNull();
  await user.click(within(lead).getByRole('checkbox'));
  expect(ownName()).not.toBeNull();
  await user.click(onward('traveller.toPayment'));
  expect(linksOfSummary()).toContain(`Traveller 1, adult: ${english('traveller.firstName')}`);
});

test('Typed values are kept when a traveller releases the spots and holds others', async () => {
  const { quote } = await openContact();
  const email = field('traveller.email');
  act(() => useRootStore.getState().keepForm({ 'contact.email': 'marie@example.org' }, Date.now()));
  await waitFor(() => expect(email).toHaveProperty('value', 'marie@example.org'));
  const { useCommerceStore } = await import('../../../store/commerce-store.ts');
  act(() => useCommerceStore.getState().reset());
  await screen.findByText(english('checkout.empty'));
  act(() => useCommerceStore.getState().receive({ ...quote, quoteId: crypto.randomUUID() }, Date.now()));
  expect(await screen.findByLabelText(english('traveller.email'))).toHaveProperty(
    'value',
    'marie@example.org',
  );
});

test.each([
  ['payment', 'traveler_info'],
  ['questions', 'traveler_info'],
  ['personal_info', 'personal_info'],
] as const)(
  'The address of a step that is not reached yet leads to the furthest step in reach: %s shows %s',
  async (step, shown) => {
    const { address } = await openCheckout({ step, typed: marie });
    await heading(english(shown === 'personal_info' ? 'traveller.contactTitle' : 'traveller.partyTitle'));
    expect(address()).toBe(`/en/new/checkout/${shown}`);
  },
);

test('The step names and the back link lead to earlier steps without loading a document', async () => {
  const { user, address, loadedPaths } = await openCheckout();
  await heading(english('pay.title'));
  const names = screen.getByRole('list', { name: english('checkout.steps') });
  await user.click(within(names).getByRole('link', { name: new RegExp(english('checkout.personal_info')) }));
  await heading(english('traveller.contactTitle'));
  expect(field('traveller.email')).toHaveProperty('value', marie['contact.email']);
  expect(address()).toContain('personal_info');
  await user.click(onward('traveller.toParty'));
  await user.click(onward('traveller.toPayment'));
  await heading(english('pay.title'));
  await user.click(screen.getByRole('link', { name: english('checkout.back') }));
  await heading(english('traveller.partyTitle'));
  expect(loadedPaths).toEqual([]);
});

const weight = testQuestion({
  kind: 'number',
  label: 'Weight in kilograms',
  measure: 'kg',
  limits: { from: 1, to: 300 },
});

test('The supplier’s questions name each traveller, and are checked before the next step', async () => {
  const { user } = await openCheckout({
    step: 'questions',
    typed: marieAndJonas,
    requirements: { passengersQuestions: [weight] },
  });
  await heading(english('traveller.questionsTitle'));
  const rider = within(screen.getByRole('group', { name: 'Jonas Lindqvist' })).getByLabelText(weight.label);
  await user.click(onward('traveller.toPayment'));
  await waitFor(() => expect(document.activeElement).toBe(summary()));
  expect(linksOfSummary()).toEqual([
    `Marie-Christine Lindqvist: ${weight.label}`,
    `Jonas Lindqvist: ${weight.label}`,
  ]);
  await user.type(rider, 'heavy');
  expect(descriptionOf(rider)).toContain(english('traveller.numberWrong'));
  await user.clear(rider);
  await user.type(rider, '900');
  expect(descriptionOf(rider)).toContain(english('traveller.numberBetween', { from: 1, to: 300 }));
  await user.clear(rider);
  await user.type(rider, '72,5');
  expect(rider.getAttribute('aria-invalid')).toBeNull();
});

test('If a question asks for a hotel, that hotel is the pickup place and no other place is requested', async () => {
  const hotel = testQuestion({ kind: 'hotel', label: 'Where do you stay?' });
  const { user } = await openCheckout({
    step: 'questions',
    typed: marieAndJonas,
    requirements: { questions: [hotel], startingPointEntryRequired: true },
  });
  await heading(english('traveller.questionsTitle'));
  expect(screen.getByRole('textbox', { name: 'Where do you stay?' })).toBeTruthy();
  expect(field('traveller.fromHotel')).toHaveProperty('checked', true);
  expect(screen.queryByLabelText(english('traveller.startPlace'))).toBeNull();
  await user.click(field('traveller.fromHotel'));
  expect(field('traveller.startPlace')).toBeTruthy();
});

test('Travellers who stay in no hotel answer with their address alone', async () => {
  const question = testQuestion({ kind: 'hotel', label: 'Where do you stay?' });
  const { user } = await openCheckout({
    step: 'questions',
    typed: marieAndJonas,
    requirements: { questions: [question] },
  });
  await heading(english('traveller.questionsTitle'));
  const [address, hotelName] = screen.getAllByRole('textbox');
  expect(address).toBe(screen.getByRole('textbox', { name: 'Where do you stay?' }));
  expect(hotelName).toHaveProperty('required', false);
  await user.click(onward('traveller.toPayment'));
  expect(screen.getByText(english('transfer.addressMissing'))).toBeTruthy();
  await user.type(address as HTMLElement, 'Rua da Bica 7, Lisbon');
  expect(screen.queryByText(english('transfer.addressMissing'))).toBeNull();
  expect(screen.queryByText(english('transfer.hotelNameMissing'))).toBeNull();
});

test('Each kind of pickup place asks for the details that the driver needs', async () => {
  const { user } = await openCheckout({
    step: 'questions',
    typed: marieAndJonas,
    requirements: { startingPointEntryRequired: true },
  });
  await heading(english('traveller.questionsTitle'));
  expect(field('traveller.startPlace')).toBeTruthy();
  await user.click(field('transfer.airport'));
  expect(screen.getByText(english('transfer.airportHint'))).toBeTruthy();
  expect(field('transfer.flightNumber')).toBeTruthy();
  await user.click(field('transfer.hotel'));
  expect(screen.getByRole('textbox', { name: english('transfer.hotelName') })).toBeTruthy();
  expect(screen.queryByLabelText(english('transfer.flightNumber'))).toBeNull();
});
