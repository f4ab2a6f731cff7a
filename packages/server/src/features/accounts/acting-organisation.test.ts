import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { actingOrganisation, refuseOtherOrganisation, refuseOtherSubject } from './acting-organisation.ts';

const id = (n: number) => `0d1ce000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [first, second, other, suspended] = [id(1), id(2), id(3), id(4)];
const scopes = ['profile', 'bookings:concierge:read-write'];
const member = { sub: 'ada', organisations: [first, second], scopes };

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name, status, suspended_at)
     select id::uuid, 'concierge', id, case when id = $2 then 'suspended' else 'approved' end,
       case when id = $2 then now() end from unnest($1::text[]) id`,
    [[first, second, other, suspended], suspended],
  );
});
afterAll(() => testDb.drop());

const organisationOf = (request: Partial<Parameters<typeof actingOrganisation>[1]>) =>
  actingOrganisation(testDb.database.pool, { member, selected: null, defaultId: undefined, ...request });

test.each([
  ['the selected one', { selected: second }, second],
  ['the selected one in capital letters', { selected: second.toUpperCase() }, second],
  ['the selected one before the default', { selected: first, defaultId: second }, first],
  ['the default of the site', { defaultId: second }, second],
  ['the first one, if the default is another’s', { defaultId: other }, first],
  ['the first one', {}, first],
  ['the first one, if the selection is not an ID', { selected: 'undefined' }, first],
  ['the first one, if the selection only begins with an ID', { selected: `${second}0` }, first],
  ['the first one, if the selection only ends with an ID', { selected: `0${second}` }, first],
])('A member books for %s', async (_, request, expected) => {
  expect(await organisationOf(request)).toBe(expected);
});

const wrongOrganisation = { code: 'forbidden', field: 'data.organizationId' };

test.each([
  ['without a token', { member: undefined }, { code: 'unauthorised' }],
  ['without the scope', { member: { ...member, scopes: ['profile'] } }, { code: 'forbidden' }],
  [
    'without an organisation',
    { member: { ...member, organisations: [] } },
    { code: 'forbidden', field: undefined },
  ],
  ['who selects another’s organisation', { selected: other }, wrongOrganisation],
  [
    'whose organisation is suspended',
    { member: { ...member, organisations: [suspended] } },
    wrongOrganisation,
  ],
  ['whose organisation is unknown', { member: { ...member, organisations: [id(5)] } }, wrongOrganisation],
])('A client %s cannot book for an organisation', async (_, request, refusal) => {
  await expect(organisationOf(request)).rejects.toMatchObject(refusal);
});

test('A client books for its own account or for none', () => {
  for (const sub of [null, '', 'ada']) expect(() => refuseOtherSubject({ member, sub })).not.toThrow();
  for (const sub of [null, '']) expect(() => refuseOtherSubject({ member: undefined, sub })).not.toThrow();
});

test('A client cannot book for the account of another person, and without a token for no account', () => {
  expect(() => refuseOtherSubject({ member, sub: 'bob' })).toThrow(
    expect.objectContaining({ code: 'forbidden', field: 'data.cart.persons.0.sub' }),
  );
  expect(() => refuseOtherSubject({ member: undefined, sub: 'ada' })).toThrow(
    expect.objectContaining({ code: 'unauthorised' }),
  );
});

test('A direct checkout names the default organisation, one of the member’s, or none', () => {
  const claim =
    (selected: string | null, who: typeof member | undefined = undefined) =>
    () =>
      refuseOtherOrganisation({ member: who, selected, defaultId: second });
  for (const accepted of [null, '', 'the house', second, second.toUpperCase()])
    expect(claim(accepted)).not.toThrow();
  expect(claim(first, member)).not.toThrow();
  expect(claim(first)).toThrow(expect.objectContaining(wrongOrganisation));
  expect(claim(other, member)).toThrow(expect.objectContaining(wrongOrganisation));
});
