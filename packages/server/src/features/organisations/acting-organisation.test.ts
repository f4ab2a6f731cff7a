import { expect, test } from 'vitest';
import { actingOrganisation, refuseOtherOrganisation, refuseOtherSubject } from './acting-organisation.ts';
import { scopesOf } from './roles.ts';

const organisationIdOf = (n: number) => `0d1ce000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [first, second, other, seen] = [
  organisationIdOf(1),
  organisationIdOf(2),
  organisationIdOf(3),
  organisationIdOf(4),
];
const memberOf = (organisationId: string, role: 'worker' | 'viewer' = 'worker') => ({
  organisationId,
  scopes: scopesOf({ kind: 'concierge', role, isExtended: false }),
});
const memberships = [memberOf(seen, 'viewer'), memberOf(first), memberOf(second)];
const organisationOf = (request: Partial<Parameters<typeof actingOrganisation>[0]>) =>
  actingOrganisation({ memberships, selected: null, defaultId: undefined, ...request });

test.each([
  ['the selected one', { selected: second }, second],
  ['the selected one in capital letters', { selected: second.toUpperCase() }, second],
  ['the selected one before the default', { selected: first, defaultId: second }, first],
  ['the default of the site', { defaultId: second }, second],
  ['the first one, if the default is another’s', { defaultId: other }, first],
  ['the first one in which the role permits it', {}, first],
  ['the first one, if the selection is not an ID', { selected: 'undefined' }, first],
  ['the first one, if the selection only begins with an ID', { selected: `${second}0` }, first],
  ['the first one, if the selection only ends with an ID', { selected: `0${second}` }, first],
])('A member books for %s', (_, request, expected) => {
  expect(organisationOf(request)).toBe(expected);
});

const wrongOrganisation = { code: 'forbidden', field: 'data.organizationId' };

test.each([
  ['without an organisation', { memberships: [] }, { code: 'forbidden', field: undefined }],
  ['who only views', { memberships: [memberOf(seen, 'viewer')] }, { code: 'forbidden', field: undefined }],
  ['who selects another’s organisation', { selected: other }, wrongOrganisation],
  ['who selects an organisation that it only views', { selected: seen }, wrongOrganisation],
])('A client %s cannot book for an organisation', (_, request, refusal) => {
  expect(() => organisationOf(request)).toThrow(expect.objectContaining(refusal));
});

test('A client books for its own account or for none', () => {
  const account = { id: 'ada' };
  for (const sub of [null, '', 'ada']) expect(() => refuseOtherSubject({ account, sub })).not.toThrow();
  for (const sub of [null, '']) expect(() => refuseOtherSubject({ account: undefined, sub })).not.toThrow();
});

test('A client cannot book for the account of another person, and without a token for no account', () => {
  expect(() => refuseOtherSubject({ account: { id: 'ada' }, sub: 'bob' })).toThrow(
    expect.objectContaining({ code: 'forbidden', field: 'data.cart.persons.0.sub' }),
  );
  expect(() => refuseOtherSubject({ account: undefined, sub: 'ada' })).toThrow(
    expect.objectContaining({ code: 'unauthorised' }),
  );
});

test('A direct checkout names the default organisation, one of the member’s, or none', () => {
  const claim =
    (selected: string | null, own: typeof memberships = []) =>
    () =>
      refuseOtherOrganisation({ memberships: own, selected, defaultId: second });
  for (const accepted of [null, '', 'the house', second, second.toUpperCase()])
    expect(claim(accepted)).not.toThrow();
  expect(claim(first, memberships)).not.toThrow();
  expect(claim(first)).toThrow(expect.objectContaining(wrongOrganisation));
  expect(claim(other, memberships)).toThrow(expect.objectContaining(wrongOrganisation));
});
