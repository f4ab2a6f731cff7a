import { randomUUID } from 'node:crypto';
import type { Database } from '../../src/database/connect.ts';
import type { OrganisationKind, Role } from '../../src/features/organisations/roles.ts';
import { type LoggedIn, loggedIn } from '../accounts/logged-in.ts';

export type MatrixOrganisation = { readonly id: string; readonly kind: OrganisationKind };

export const ACTORS = [
  'visitor',
  'key holder',
  'traveller',
  'unverified traveller',
  'other traveller',
  'supplier 1',
  'supplier 2',
  'admin',
  'member',
  'viewer',
  'former member',
  'member elsewhere',
  'operator',
  'locked member',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** A kind of client, and what the matrix expects of it. */
export type MatrixActor = {
  readonly name: ActorName;
  readonly login: LoggedIn | undefined;
  readonly isLocked: boolean;
  readonly isVerified: boolean;
  /** By the id of the organisation. */
  readonly roles: ReadonlyMap<string, { readonly kind: OrganisationKind; readonly role: Role }>;
  /** The organisation that the client works with, or tries to. */
  readonly own: MatrixOrganisation;
  readonly foreign: MatrixOrganisation;
};

type MatrixOrganisations = Readonly<
  Record<'hotel' | 'otherHotel' | 'supplier' | 'otherSupplier' | 'operator', MatrixOrganisation>
>;

type ActorPlan = {
  readonly own?: MatrixOrganisation;
  readonly foreign?: MatrixOrganisation;
  readonly roles?: readonly (readonly [MatrixOrganisation, Role])[];
  readonly isVerified?: boolean;
};

/** Makes an account for each kind of client. */
export async function makeActors(
  database: Database,
  organisations: MatrixOrganisations,
  now: Date,
): Promise<readonly MatrixActor[]> {
  const { hotel, otherHotel, supplier, otherSupplier, operator } = organisations;
  const plans: Readonly<Record<Exclude<ActorName, 'visitor' | 'key holder'>, ActorPlan>> = {
    traveller: {},
    'unverified traveller': { isVerified: false },
    'other traveller': {},
    'supplier 1': { own: supplier, foreign: otherSupplier, roles: [[supplier, 'worker']] },
    'supplier 2': { own: otherSupplier, foreign: supplier, roles: [[otherSupplier, 'worker']] },
    admin: { roles: [[hotel, 'admin']] },
    member: { roles: [[hotel, 'worker']] },
    viewer: { roles: [[hotel, 'viewer']] },
    'former member': {},
    'member elsewhere': { roles: [[otherHotel, 'admin']], own: hotel, foreign: supplier },
    operator: { own: operator, foreign: hotel, roles: [[operator, 'admin']] },
    'locked member': { roles: [[hotel, 'admin']] },
  };
  const actors: MatrixActor[] = [];
  for (const name of ACTORS) {
    const plan = name === 'visitor' || name === 'key holder' ? undefined : plans[name];
    const { own = hotel, foreign = otherHotel, roles = [], isVerified = true } = plan ?? {};
    const memberOf = roles.map(([{ id: organisationId }, role]) => ({ organisationId, role }));
    actors.push({
      name,
      own,
      foreign,
      isVerified,
      isLocked: name === 'locked member',
      roles: new Map(roles.map(([{ id, kind }, role]) => [id, { kind, role }])),
      login: plan && (await loggedIn({ database, now, isVerified, memberOf })),
    });
  }
  const idOf = (name: ActorName) => actors.find((actor) => actor.name === name)?.login?.sub;
  await database.pool.query(`update accounts set state = 'locked' where id = $1`, [idOf('locked member')]);
  // The former member belonged to the hotel, in a session that goes on.
  await database.pool.query('insert into memberships values ($1, $2, $3)', [
    idOf('former member'),
    hotel.id,
    'admin',
  ]);
  await database.pool.query('delete from memberships where account_id = $1', [idOf('former member')]);
  return actors;
}

/** Makes the organisations of the matrix, with the supplier of the catalogue. */
export async function makeOrganisations({ pool }: Database): Promise<MatrixOrganisations> {
  const make = async (kind: OrganisationKind, name: string): Promise<MatrixOrganisation> => {
    const id = randomUUID();
    await pool.query('insert into organisations (id, kind, name) values ($1, $2, $3)', [id, kind, name]);
    return { id, kind };
  };
  const { rows } = await pool.query<{ id: string }>('select distinct supplier_id as id from products');
  return {
    hotel: await make('concierge', 'Hotel Cais'),
    otherHotel: await make('concierge', 'Hotel Mar'),
    supplier: { id: rows[0]?.id ?? '', kind: 'supplier' },
    otherSupplier: await make('supplier', 'Other Walks'),
    operator: await make('operator', 'The operator'),
  };
}
