import { Failure } from '@ashore/core/errors/failure.ts';
import { call, os } from '@orpc/server';
import { expect, test, vi } from 'vitest';
import { type OrganisationKind, type Role, scopesOf } from '../../features/organisations/roles.ts';
import type { ApiContext } from '../api/call/context.ts';
import type { Caller } from './find-caller.ts';
import { accountOf, actorOf, type GrantedContext, grantAccess, membershipOf } from './grant-access.ts';

const hotel = 'aaaaaaaa-0000-4000-8000-000000000001';
const otherHotel = 'aaaaaaaa-0000-4000-8000-000000000002';
const mara = { id: 'mara', emailVerified: true, isProven: false } as Caller;
const unverified: Caller = { ...mara, emailVerified: false };
const proven: Caller = { ...mara, isProven: true };

type Place = { readonly organisationId: string; readonly kind?: OrganisationKind; readonly role: Role };
type CallInput = {
  readonly path: string;
  readonly caller?: Caller | undefined;
  readonly memberOf?: readonly Place[];
  readonly input?: unknown;
};

/** Makes a call with the access of its row. Returns what its handler knows, or the refusal. */
async function callWith({ path, caller, memberOf = [], input }: CallInput) {
  const findCaller = vi.fn(async () => caller);
  const query = vi.fn(async () => ({
    rows: memberOf.map((place) => ({ kind: 'concierge', isExtended: false, ...place })),
  }));
  const context = { caller: findCaller, database: { pool: { query } } } as unknown as ApiContext;
  const handler = os
    .$context<ApiContext>()
    .use(grantAccess)
    .handler(({ context: granted }) => granted);
  const answer = await call(handler, input, { context, path: path.split('.') }).then(
    (granted: GrantedContext) => ({ granted }),
    ({ code, data }: { code: string; data?: { field?: string } }) => ({ refused: code, field: data?.field }),
  );
  return { answer, findCaller, query };
}

const openedFor = async (input: CallInput) => {
  const { answer } = await callWith(input);
  return 'granted' in answer ? answer.granted : answer;
};
const refusal = (refused: string, field?: string) => ({ refused, field });

test.each(['tours.list', 'bookings.find', 'session.renew', 'quotes.show'])(
  '%s opens without an account, and does not look for one',
  async (path) => {
    const { answer, findCaller } = await callWith({ path, caller: mara });
    expect(answer).toMatchObject({ granted: { actor: undefined, membership: undefined } });
    expect(findCaller).not.toHaveBeenCalled();
  },
);

test('A call that opens by a key acts for the account of its client, if there is one', async () => {
  const path = 'bookings.show';
  expect(await openedFor({ path, caller: mara })).toMatchObject({ actor: { account: { id: 'mara' } } });
  expect(await openedFor({ path })).toMatchObject({ actor: undefined });
  // Access by a key needs no confirmed address.
  expect(await openedFor({ path, caller: unverified })).toMatchObject({ actor: { account: unverified } });
});

test('A call of an account is refused without one', async () => {
  for (const path of ['session.devices', 'accounts.profile', 'accounts.bookings', 'organisations.bookings'])
    expect(await openedFor({ path })).toEqual(refusal('unauthorised'));
});

test('A call of an account that names no account opens for any, confirmed or not', async () => {
  const path = 'session.devices';
  expect(await openedFor({ path, caller: unverified })).toMatchObject({ actor: { account: unverified } });
  expect(await openedFor({ path, caller: mara, input: { query: { subjectId: 'other' } } })).toMatchObject({
    actor: { account: mara },
  });
});

test('A call that names an account opens for that one only', async () => {
  const path = 'accounts.profile';
  const naming = (input: unknown) => openedFor({ path, caller: mara, input });
  for (const input of [{ query: { subjectId: 'mara' } }, { subjectId: 'mara' }])
    expect(await naming(input)).toMatchObject({ actor: { account: mara } });
  const others = [
    { query: { subjectId: 'other' } },
    { subjectId: 'other' },
    { query: {}, subjectId: 'mara' },
    { query: { subjectId: ['mara'] } },
    {},
    undefined,
    null,
  ];
  for (const input of others)
    expect(await naming(input), JSON.stringify(input)).toEqual(refusal('forbidden', 'subjectId'));
});

test('A call for confirmed addresses is refused before an address is confirmed', async () => {
  const path = 'newsletter.preference';
  expect(await openedFor({ path, caller: unverified })).toEqual(refusal('forbidden'));
  expect(await openedFor({ path, caller: mara })).toMatchObject({ actor: { account: mara } });
});

test('A call with a fresh proof is refused to an account that has not just proved who it is', async () => {
  const path = 'session.endAllDevices';
  expect(await openedFor({ path, caller: mara })).toEqual(refusal('forbidden', 'proof'));
  expect(await openedFor({ path, caller: proven })).toMatchObject({ actor: { account: proven } });
});

const ofHotel = (orgId: string, query: object = {}) => ({ params: { orgId }, query });

test('A call of an organisation opens for its members with one of the scopes, and looks absent to others', async () => {
  const path = 'organisations.members';
  const as = (memberOf: readonly Place[], input: unknown = ofHotel(hotel), caller = mara) =>
    openedFor({ path, caller, memberOf, input });
  const admin = { organisationId: hotel, role: 'admin' } as const;
  expect(await as([admin])).toMatchObject({ membership: { organisationId: hotel, role: 'admin' } });
  expect(await as([admin], ofHotel(hotel.toUpperCase()))).toMatchObject({
    membership: { organisationId: hotel },
  });
  expect(await as([admin], { orgId: hotel })).toMatchObject({ membership: { organisationId: hotel } });
  expect(await as([{ ...admin, role: 'worker' }])).toEqual(refusal('forbidden'));
  expect(await as([{ ...admin, organisationId: otherHotel }])).toEqual(refusal('not_found'));
  expect(await as([])).toEqual(refusal('not_found'));
  expect(await as([admin], {})).toEqual(refusal('not_found'));
  expect(await as([admin], ofHotel(hotel), unverified)).toEqual(refusal('forbidden'));
});

test('Of several scopes one is enough, and each kind of organisation has its own', async () => {
  const path = 'organisations.bookings';
  const as = (kind: OrganisationKind) =>
    openedFor({
      path,
      caller: mara,
      memberOf: [{ organisationId: hotel, kind, role: 'viewer' }],
      input: ofHotel(hotel),
    });
  for (const kind of ['concierge', 'supplier', 'operator'] as const)
    expect(await as(kind)).toMatchObject({ membership: { kind } });
  expect(await as('distributor')).toEqual(refusal('forbidden'));
});

test('A call for every member needs no scope', async () => {
  const memberOf = [{ organisationId: hotel, kind: 'distributor', role: 'viewer' }] as const;
  const input = ofHotel(hotel);
  expect(await openedFor({ path: 'organisations.leave', caller: mara, memberOf, input })).toMatchObject({
    membership: { organisationId: hotel },
  });
});

test('A call of an organisation may name an account, which must be the one that calls', async () => {
  const memberOf = [{ organisationId: hotel, role: 'admin' }] as const;
  const naming = (subjectId: string) =>
    openedFor({
      path: 'organisations.members',
      caller: mara,
      memberOf,
      input: ofHotel(hotel, { subjectId }),
    });
  expect(await naming('mara')).toMatchObject({ membership: { organisationId: hotel } });
  expect(await naming('other')).toEqual(refusal('forbidden', 'subjectId'));
});

test('A call that chooses among organisations needs the scope in one of them', async () => {
  const path = 'checkout.authorizationCheckout';
  const as = (...roles: readonly Role[]) =>
    openedFor({
      path,
      caller: mara,
      memberOf: roles.map((role, index) => ({ organisationId: index === 0 ? hotel : otherHotel, role })),
      input: { query: { subjectId: 'other' } },
    });
  expect(await as('worker')).toMatchObject({ actor: { account: mara }, membership: undefined });
  expect(await as('viewer', 'worker')).toMatchObject({ membership: undefined });
  expect(await as('viewer')).toEqual(refusal('forbidden'));
  expect(await as()).toEqual(refusal('forbidden'));
});

test('A call without a proof is refused to members as well, but only after their membership is known', async () => {
  const path = 'organisations.invite';
  const input = ofHotel(hotel);
  const admin = { organisationId: hotel, role: 'admin' } as const;
  expect(await openedFor({ path, caller: mara, memberOf: [admin], input })).toEqual(
    refusal('forbidden', 'proof'),
  );
  expect(await openedFor({ path, caller: mara, memberOf: [], input })).toEqual(refusal('not_found'));
  expect(await openedFor({ path, caller: proven, memberOf: [admin], input })).toMatchObject({
    membership: { organisationId: hotel },
  });
});

test('The organisations of an account are read once in a call', async () => {
  const memberOf = [{ organisationId: hotel, role: 'admin' }] as const;
  const { answer, query } = await callWith({
    path: 'organisations.members',
    caller: mara,
    memberOf,
    input: ofHotel(hotel),
  });
  if (!('granted' in answer)) throw new Error('The call was refused.');
  await answer.granted.actor?.memberships();
  expect(query).toHaveBeenCalledOnce();
});

test('A handler of a call without an account or an organisation cannot ask for one', () => {
  const nothing = { actor: undefined, membership: undefined } as GrantedContext;
  expect(() => actorOf(nothing)).toThrow('no account');
  expect(() => accountOf(nothing)).toThrow('no account');
  expect(() => membershipOf(nothing)).toThrow('no organisation');
});

test('A failure of a handler is an error of the contract, and a fault stays a fault', async () => {
  const failWith = (error: Error) => {
    const handler = os
      .$context<ApiContext>()
      .use(grantAccess)
      .handler(() => {
        throw error;
      });
    const context = { caller: async () => undefined } as unknown as ApiContext;
    return call(handler, undefined, { context, path: ['tours', 'list'] }).catch((thrown) => thrown);
  };
  expect(await failWith(new Failure('gone'))).toMatchObject({ code: 'gone', status: 410 });
  const fault = new Error('a fault');
  expect(await failWith(fault)).toBe(fault);
});

test('The organisations of a member are found with the account, and not looked up again', async () => {
  const memberships = [
    {
      organisationId: hotel,
      organisationName: 'Hotel',
      kind: 'concierge',
      role: 'viewer',
      isExtended: false,
    },
  ] as const;
  const caller = { ...mara, memberships: memberships.map((one) => ({ ...one, scopes: scopesOf(one) })) };
  const path = 'organisations.bookings';
  const { answer, findCaller, query } = await callWith({ path, caller, input: ofHotel(hotel) });
  expect(answer).toMatchObject({ granted: { membership: { organisationId: hotel, role: 'viewer' } } });
  expect(answer).toMatchObject({ granted: { actor: { account: mara } } });
  expect([findCaller.mock.calls, query.mock.calls]).toEqual([[[{ isMember: true }]], []]);
  const own = await callWith({ path: 'accounts.bookings', caller: mara });
  expect(own.findCaller.mock.calls).toEqual([[{ isMember: false }]]);
});
