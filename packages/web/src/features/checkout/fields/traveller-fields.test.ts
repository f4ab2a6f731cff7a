import { expect, test } from 'vitest';
import { testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { participantName, statedAge, travellerGroup, typedName } from './traveller-fields.ts';
import { fieldProblem } from './validate-field.ts';

test('A traveller’s name is written as on every document: in Chinese characters with the family name first and without a blank', () => {
  const values = {
    'p2.firstName': ' 伟 ',
    'p2.lastName': '王',
    'contact.firstName': 'Mara',
    'contact.lastName': 'Lind',
  };
  expect(participantName(values, 2)).toBe('王伟');
  expect(typedName(values, 'contact')).toBe('Mara Lind');
  expect(participantName(values, 3)).toBe('');
  // The contact person travels, unless they say that another person does.
  expect(participantName({ ...values, 'p1.firstName': 'Ada', 'p1.lastName': 'Ek' }, 1)).toBe('Mara Lind');
  const isOther = { ...values, 'p1.isOther': 'yes', 'p1.firstName': 'Ada', 'p1.lastName': 'Ek' };
  expect(participantName(isOther, 1)).toBe('Ada Ek');
});

const group = testRequirements({ minAge: 8, party: ['group', 'group'] });
const ageField = (requirements = group, place = 2) =>
  travellerGroup(requirements, {}, place).fields.find(({ name }) => name === `p${place}.age`);
const ageProblem = (typed: string) => {
  const field = ageField();
  return field && fieldProblem(field, { 'p2.age': typed }, '2027-05-01');
};

test('On a trip with an age limit the checkout asks every traveller of a group for their age, and names the limit', () => {
  expect([1, 2].map((place) => ageField(group, place)?.hint)).toEqual([
    { key: 'traveller.ageFrom', values: { from: 8 } },
    { key: 'traveller.ageFrom', values: { from: 8 } },
  ]);
  expect(['', '5', '8', '8.5', '121', 'eight'].map(ageProblem)).toEqual([
    'missing',
    'age',
    undefined,
    'number',
    'age',
    'number',
  ]);
  expect(statedAge(group, { 'p2.age': ' 9 ' }, 2)).toBe(9);
});

test('The age is not asked without a limit, nor beside the date of birth, nor of an adult ticket above the limit', () => {
  expect(ageField(testRequirements({ party: ['group', 'group'] }))).toBeUndefined();
  const born = testRequirements({ ...group, requiredParticipantsData: ['date-of-birth'] });
  expect(ageField(born)).toBeUndefined();
  expect(statedAge(born, { 'p2.age': '9' }, 2)).toBeNull();
  expect(ageField(testRequirements({ minAge: 8, ages: { adult: { from: 13, to: null } } }))).toBeUndefined();
});

test('The checkout asks for the documents that the supplier accepts, and for which one if there are several', () => {
  const needed = ['passport-number', 'passport-expiry'] as const;
  const fields = (acceptedDocuments: ('passport' | 'identity-card')[], values = {}) => {
    const requirements = testRequirements({ requiredParticipantsData: [...needed], acceptedDocuments });
    const shown = travellerGroup(requirements, values, 2).fields.map(({ name, label }) => [name, label]);
    return shown.filter(([name]) => /document|passport/.test(String(name)));
  };
  const kind = ['p2.documentKind', { key: 'traveller.documentKind' }];
  const passport = ['p2.passportNumber', { key: 'traveller.passportNumber' }];
  const expiry = ['p2.passportExpiry', { key: 'traveller.passportExpiry' }];
  const card = ['p2.passportNumber', { key: 'traveller.identityNumber' }];
  expect(fields(['passport'])).toEqual([passport, expiry]);
  expect(fields(['identity-card'])).toEqual([card]);
  expect(fields(['passport', 'identity-card'])).toEqual([kind, passport, expiry]);
  const chosen = { 'p2.documentKind': 'identity-card' };
  expect(fields(['passport', 'identity-card'], chosen)).toEqual([kind, card]);
  // A choice made for another trip does not count where the supplier does not accept the document.
  expect(fields(['passport'], chosen)).toEqual([passport, expiry]);
});

test('Travellers are named by their ticket and their place, those of a group by their place alone', () => {
  const titlesOf = (party: ReturnType<typeof testRequirements>['party']) =>
    [1, 2, 3].map((place) => travellerGroup(testRequirements({ party }), {}, place).title);
  const titleOf = (key: string, place: number) => ({ key, values: { place } });
  expect(titlesOf(['adult', 'child'])).toEqual([
    titleOf('traveller.nthAdult', 1),
    titleOf('traveller.nthChild', 2),
    titleOf('traveller.nth', 3),
  ]);
  expect(titlesOf(['group', 'group'])[1]).toEqual(titleOf('traveller.nth', 2));
});
