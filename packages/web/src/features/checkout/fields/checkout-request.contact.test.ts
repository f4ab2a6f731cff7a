import { expect, test } from 'vitest';
import { testQuestion } from '../../../../test-support/checkout-requirements.ts';
import { sentCheckout } from '../../../../test-support/sent-checkout.ts';
import type { FormValues } from './field.ts';

const kiel: FormValues = {
  'contact.address': 'Alte Str. 1',
  'contact.postalCode': '24103',
  'contact.city': 'Kiel',
  'contact.stateProvince': 'Schleswig-Holstein',
  'contact.country': 'DE',
};

const nothingOfAddress = {
  address: null,
  postalCode: null,
  city: null,
  stateProvince: null,
  country: null,
  fullAddress: null,
};

test('The contact person’s address is sent in parts and in one line, if the trip asks for it', () => {
  const contactWith = (values: FormValues, required: readonly ('address' | 'country')[]) =>
    sentCheckout({ requiredMainContactData: [...required] }, values).cart.persons[0];
  expect(contactWith(kiel, ['address'])).toMatchObject({
    address: 'Alte Str. 1',
    postalCode: '24103',
    city: 'Kiel',
    stateProvince: 'Schleswig-Holstein',
    country: 'DE',
    fullAddress: 'Alte Str. 1, 24103 Kiel, Schleswig-Holstein, DE',
  });
  expect(contactWith(kiel, [])).toMatchObject(nothingOfAddress);
  expect(contactWith(kiel, ['country'])).toMatchObject({ ...nothingOfAddress, country: 'DE' });
});

test('Parts of an address that were left empty are missing, also in its line', () => {
  const short = { ...kiel, 'contact.postalCode': ' ', 'contact.stateProvince': '' };
  const { cart } = sentCheckout({ requiredMainContactData: ['address'] }, short);
  expect(cart.persons[0]).toMatchObject({
    postalCode: null,
    stateProvince: null,
    fullAddress: 'Alte Str. 1, Kiel, DE',
  });
});

test('The contact person’s email is sent without spaces around it', () => {
  const { cart } = sentCheckout({}, { 'contact.email': ' marie@example.org ' });
  expect(cart.persons[0]?.email).toBe('marie@example.org');
});

test('The contact person’s date of birth is sent only if the trip asks for it, and stays off the tickets otherwise', () => {
  const born = { 'contact.dateOfBirth': '1980-02-01' };
  const datesWith = (requiredMainContactData: readonly 'date-of-birth'[]) => {
    const { cart } = sentCheckout({ requiredMainContactData: [...requiredMainContactData] }, born);
    return [cart.persons[0]?.dateOfBirth, ...cart.participants.map(({ dateOfBirth }) => dateOfBirth)];
  };
  expect(datesWith([])).toEqual([null, null, null]);
  expect(datesWith(['date-of-birth'])).toEqual(['1980-02-01', null, null]);
});

test('Only names that are the same are numbered', () => {
  const values = {
    'p2.firstName': 'Ada',
    'p2.lastName': 'Ek',
    'p3.firstName': 'Marie-Christine',
    'p3.lastName': 'Lindqvist',
    'p4.firstName': 'Ada',
    'p4.lastName': 'Ek',
  };
  const { cart } = sentCheckout({ party: ['adult', 'adult', 'adult', 'adult'] }, values);
  expect(cart.participants.map(({ participantName }) => participantName)).toEqual([
    'Marie-Christine Lindqvist',
    'Ada Ek',
    'Marie-Christine Lindqvist (2)',
    'Ada Ek (2)',
  ]);
});

const cityOf = (addressJson: string | null) => (addressJson === null ? null : JSON.parse(addressJson).city);

test('Travellers share the contact person’s address if the trip asks for both, until one has another', () => {
  const citiesWith = (values: FormValues) =>
    sentCheckout(
      { requiredMainContactData: ['address'], requiredParticipantsData: ['address'] },
      { ...kiel, ...values },
    ).cart.participants.map(({ addressJson }) => cityOf(addressJson));
  const lisbon = { 'p1.address': 'Rua 2', 'p1.city': 'Lisboa', 'p1.country': 'PT' };
  expect(citiesWith(lisbon)).toEqual(['Kiel', 'Kiel']);
  expect(citiesWith({ ...lisbon, 'p1.hasOwnAddress': 'yes' })).toEqual(['Lisboa', 'Lisboa']);
});

test('Travellers who must give other data have the contact person’s address, if the trip asks for that, or none', () => {
  const sent = (contactData: readonly 'address'[], participantData: readonly 'gender'[]) =>
    sentCheckout(
      { requiredMainContactData: [...contactData], requiredParticipantsData: [...participantData] },
      { ...kiel, 'p1.gender': 'female', 'p2.gender': 'male' },
    ).cart.participants.map(({ addressJson }) => cityOf(addressJson));
  expect(sent(['address'], ['gender'])).toEqual(['Kiel', 'Kiel']);
  expect(sent([], ['gender'])).toEqual([null, null]);
  expect(sent(['address'], [])).toEqual([null, null]);
});

test('Only answers that were given are sent', () => {
  const food = testQuestion();
  const music = testQuestion({ id: '33333333-3333-4333-8333-333333333333', required: false });
  const { bookingQuestionsAnswers } = sentCheckout(
    { questions: [food, music] },
    { [`q.${food.id}`]: 'Nuts', [`q.${music.id}`]: ' ' },
  );
  expect(bookingQuestionsAnswers).toEqual([{ questionId: food.id, answer: 'Nuts' }]);
});

test('Comments are sent if this trip has the step with questions', () => {
  const commentsOf = (questions: ReturnType<typeof testQuestion>[]) =>
    sentCheckout({ questions }, { comments: 'By the window' }).cart.cartItems[0]?.itemComments;
  expect(commentsOf([testQuestion()])).toBe('By the window');
  expect(commentsOf([])).toBe('');
});
