import { expect, test } from 'vitest';
import { LONGEST_LOGO } from '../values/limits.ts';
import { saveLogo, saveOrganisation } from './organisation-settings.ts';

const own = {
  params: { orgId: '0d1ce000-0000-4000-8000-000000000001' },
  query: { subjectId: '0acc0000-0000-4000-8000-000000000001' },
};
const settings = {
  name: 'Hotel do Cais',
  emailAddress: 'billing@hotel-cais.example',
  street: 'Cais da Rocha 14',
  postalCode: '1350-352',
  city: 'Lisboa',
  countryCode: 'PT',
};
const read = (more: object) =>
  saveOrganisation['~orpc'].inputSchema?.safeParse({ ...own, body: { ...settings, ...more } });
const refusedAt = (more: object) => read(more)?.error?.issues[0]?.path.join('.');
const takesLogo = (picture: unknown) =>
  saveLogo['~orpc'].inputSchema?.safeParse({ ...own, body: { picture } }).success;

test('Every part of a billing address may be none, but the name of the organisation may not', () => {
  const none = { emailAddress: null, street: null, postalCode: null, city: null, countryCode: null };
  expect(read(none)?.data?.body).toEqual({ name: settings.name, ...none });
  expect(refusedAt({ name: null })).toBe('body.name');
});

test.each([
  ['name', ' '],
  ['name', 'n'.repeat(121)],
  ['name', 'www.example.org'],
  ['emailAddress', 'billing'],
  ['street', ''],
  ['postalCode', '1'.repeat(21)],
  ['city', 'c'.repeat(101)],
  ['countryCode', 'Portugal'],
  ['countryCode', 'XX'],
])('The field %s refuses “%s”', (field, value) => {
  expect(refusedAt({ [field]: value })).toBe(`body.${field}`);
});

test('A logo is base64 that fits into a call, or none', () => {
  expect(takesLogo('iVBORw0KGgo=')).toBe(true);
  expect(takesLogo('A'.repeat(LONGEST_LOGO))).toBe(true);
  expect(takesLogo(null)).toBe(true);
  for (const wrong of ['', '<svg/>', 'data:image/png;base64,iVBORw0KGgo=', 'A'.repeat(LONGEST_LOGO + 4)])
    expect(takesLogo(wrong)).toBe(false);
});
