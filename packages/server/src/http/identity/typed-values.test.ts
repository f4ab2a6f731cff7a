import { expect, test } from 'vitest';
import { identityTexts } from './texts.ts';
import { errorsOf, readTypedValues } from './typed-values.ts';

const { error: texts } = identityTexts.en;
const valuesOf = (typed: Record<string, string>) => readTypedValues(new URLSearchParams(typed));

test('What is typed is trimmed, except passwords, whose spaces belong to them', () => {
  expect(
    valuesOf({
      name: ' Ada  L ',
      email: ' ada@example.org ',
      code: ' 12 ',
      password: ' a ',
      newPassword: 'b ',
    }),
  ).toMatchObject({ email: 'ada@example.org', code: '12', password: ' a ', newPassword: 'b ', newEmail: '' });
});

test('A form without any field has empty values', () => {
  const values = valuesOf({});
  expect(values).toStrictEqual({
    name: '',
    email: '',
    code: '',
    newEmail: '',
    password: '',
    newPassword: '',
  });
});

test.each([
  ['name', 'Ada', undefined],
  ['name', 'A'.repeat(100), undefined],
  ['name', '', texts.name],
  ['name', 'A'.repeat(101), texts.name],
  ['name', 'Win at www.casino.com', texts.name],
  ['name', 'Ada <b>', texts.name],
  ['email', 'ada@example.org', undefined],
  ['email', 'ada@', texts.email],
  ['newEmail', 'ada@', texts.email],
  ['code', '１２３ ４５６', undefined],
  ['code', 'none', texts.code],
  ['password', 'short', undefined],
  ['password', '', texts.password],
  ['newPassword', '', texts.password],
  ['newPassword', 'short', texts.tooShort],
  ['newPassword', 'four boats at anchor', undefined],
] as const)('The field %s with %j has the complaint %j', (name, typed, complaint) => {
  const errors = errorsOf([name], valuesOf({ [name]: typed }), { locale: 'en' });
  // The number of complaints decides, so a field without one is not in the list.
  expect(errors).toStrictEqual(complaint === undefined ? {} : { [name]: complaint });
});

test('A password that is being chosen must be a good one, and not the address', () => {
  const values = valuesOf({ email: 'ada.lovelace@example.org', password: 'ada.lovelace@example.org' });
  expect(errorsOf(['password'], values, { locale: 'en' })).toEqual({});
  expect(errorsOf(['password'], values, { locale: 'en', isNew: true })).toEqual({
    password: texts.guessable,
  });
});
