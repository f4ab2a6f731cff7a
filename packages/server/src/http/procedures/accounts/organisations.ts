import { contract } from '@ashore/core/contract/contract.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { implement } from '@orpc/server';
import {
  findOrganisation,
  type OrganisationSettings,
} from '../../../features/organisations/organisation-settings.ts';
import {
  listOrganisationBookings,
  type OverviewRow,
} from '../../../features/organisations/overview/list-bookings.ts';
import { sumSales } from '../../../features/organisations/overview/sum-sales.ts';
import { conditionFor } from '../../../features/organisations/owner-conditions.ts';
import type { Scope } from '../../../features/organisations/roles.ts';
import { actorOf, type GrantedContext, membershipOf } from '../../access/grant-access.ts';
import { textLocale } from '../../api/call/context.ts';
import { jsonOutput } from '../../api/call/json-text.ts';
import { withContractErrors } from '../../api/middleware/errors.ts';
import { rateLimit } from '../../api/middleware/rate-limit.ts';

const organisations = implement(contract.organisations).$context<GrantedContext>();

/** Settings are for members. Of the default organisation of this site, every account may read name and logo. */
export const show = organisations.show
  .use(withContractErrors)
  .handler(async ({ input: { params }, context }) => {
    const { database, defaultOrganisationId } = context;
    const { account, memberships: list } = actorOf(context);
    const memberships = account.emailVerified ? await list() : [];
    const isMember = memberships.some(({ organisationId }) => organisationId === params.orgId);
    const isReadable = isMember || params.orgId === defaultOrganisationId;
    const found = isReadable ? await findOrganisation(database.pool, params.orgId) : undefined;
    if (!found) throw new Failure('not_found');
    return presentOrganisation(found, isMember);
  });

function presentOrganisation(settings: OrganisationSettings, isMember: boolean) {
  const { id, name, logo, timeZone, ...billing } = settings;
  return {
    id,
    name,
    logoUrl: logo === null ? null : `/images/${logo}`,
    timeZone,
    billing: isMember ? billing : null,
  };
}

/** Entries have the type of the contract, and a test checks them. Checking each answer would copy all of them twice. */
const lists = implement(contract.organisations)
  .$config({ initialOutputValidationIndex: Number.NaN })
  .$context<GrantedContext>();

// A page of the overview is expensive, and typing into its search sends several.
export const bookings = lists.bookings
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ input: { query }, context }) => {
    const { organisationId, kind, scopes } = membershipOf(context);
    const owner = conditionFor(kind);
    if (!owner) return [];
    const { database, now } = context;
    const rows = await listOrganisationBookings(database.pool, {
      ...query,
      organisationId,
      owner,
      locale: textLocale(context),
      now: now(),
    });
    // The key also cancels, so it is only for members who may write for the buyer.
    const hasKey = owner === 'buyer' && scopes.includes('bookings:concierge:read-write' satisfies Scope);
    const entries = rows.map((row) => presentEntry(row, hasKey));
    return context.takesJson ? jsonOutput<typeof entries>(JSON.stringify(entries)) : entries;
  });

function presentEntry(row: OverviewRow, hasKey: boolean) {
  return {
    queryDate: row.date,
    currencyCode: row.currency,
    grandTotal: toDecimal(money(row.totalMinor, row.currency)),
    orderNumber: row.orderNumber,
    accessKey: hasKey ? row.accessKey : null,
    state: row.state,
    tourName: row.tourName,
    options: row.options,
    time: row.time,
    travellers: row.travellers,
    departureDate: row.departureDate,
    guestName: personName(row.firstName, row.lastName),
    bookedAt: row.bookedAt.toISOString(),
    bookedBy: row.bookedBy,
  };
}

export const sales = organisations.sales
  .use(rateLimit(120))
  .use(withContractErrors)
  .handler(async ({ context }) => {
    const { organisationId, kind } = membershipOf(context);
    const { database, now } = context;
    const settings = await findOrganisation(database.pool, organisationId);
    const owner = conditionFor(kind);
    if (!settings || !owner) throw new Failure('not_found');
    const today = localDateAt(now(), settings.timeZone);
    const { points, others } = await sumSales(database.pool, { organisationId, owner, today });
    return { points: [...points], others: [...others] };
  });
