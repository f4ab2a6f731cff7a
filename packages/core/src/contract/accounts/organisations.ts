import { oc } from '@orpc/contract';
import { z } from 'zod';
import { BOOKING_STATES, type BookingState } from '../../booking/booking-process.ts';
import {
  callsOfAccount,
  declaredErrors,
  emailField,
  emailSecretField,
  limitedCallsOfAccount,
  pageParam,
  typedLineField,
  uuid,
  wholeParam,
} from '../conventions.ts';
import { MAX_OVERVIEW_PAGE, OVERVIEW_STATES } from '../values/overview.ts';
import { organisationCall, organisationInput } from './organisation-call.ts';

const { params, query } = organisationInput.shape;

/** Where the organisation's invoices are sent, and the address on them. */
const billingAddress = z.object({
  emailAddress: z.string().nullable(),
  /** The address that takes the place of that one once it is confirmed. Null if there is none. */
  pendingEmailAddress: z.string().nullable(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  countryCode: z.string().nullable(),
});

export const showOrganisation = organisationCall(
  'GET',
  '/organizations/{orgId}',
  'Settings of an organisation, for its members; name and logo of the default one for every account',
)
  .errors(declaredErrors(...callsOfAccount))
  .input(organisationInput)
  .output(
    z.object({
      id: z.string(),
      name: z.string(),
      /** Path of the logo without a size. Null without one. */
      logoUrl: z.string().nullable(),
      /** Zone of its calendar days. */
      timeZone: z.string(),
      /** Null for an account that is no member. */
      billing: billingAddress.nullable(),
    }),
  );

const states = Object.keys(BOOKING_STATES) as [BookingState, ...BookingState[]];

/** A booking that members made for guests, as the overview lists it. */
const overviewEntry = z.object({
  /** Day of the trip at its place; of a stay the arrival. */
  queryDate: z.iso.date(),
  currencyCode: z.string(),
  /** What is owed, without cancelled tickets. */
  grandTotal: z.number(),
  orderNumber: z.string(),
  /** Opens the booking, and cancels it. Null for members who may only read, and for suppliers. */
  accessKey: z.string().nullable(),
  state: z.enum(states),
  tourName: z.string(),
  /** The name of the option of a trip, or those of the room types of a stay, each once. Empty if it has no name. */
  options: z.array(z.string()),
  time: z.string().nullable(),
  /** Travellers, or rooms of a stay. */
  travellers: z.int(),
  /** Day of departure from a hotel; null for everything else. */
  departureDate: z.iso.date().nullable(),
  guestName: z.string(),
  bookedAt: z.iso.datetime(),
  /** Name of the member who booked; null once the account is gone. */
  bookedBy: z.string().nullable(),
});

export const listOrganisationBookings = organisationCall(
  'GET',
  '/organizations/bookings/{orgId}',
  'Bookings of an organisation, latest first, optionally filtered',
)
  .errors(declaredErrors(...callsOfAccount))
  .input(
    z.object({
      params,
      query: query.extend({
        page: pageParam,
        size: wholeParam(z.int().min(1).max(MAX_OVERVIEW_PAGE)).default(MAX_OVERVIEW_PAGE),
        /** Order number, trip or guest. */
        q: typedLineField(0, 100).default(''),
        state: z.enum(OVERVIEW_STATES).optional(),
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
      }),
    }),
  )
  .output(z.array(overviewEntry));

const salesPoint = z.object({
  date: z.iso.date(),
  /** Number of bookings for trips on this day. */
  bookings: z.int(),
  EUR: z.number(),
  USD: z.number(),
});

export const showOrganisationSales = organisationCall(
  'GET',
  '/organizations/sales/{orgId}',
  'Sales and number of bookings on each of the six days before today, by day of the trip',
)
  .errors(declaredErrors(...callsOfAccount))
  .input(organisationInput)
  .output(
    z.object({
      /** From six days ago to yesterday, in the organisation's time zone. */
      points: z.array(salesPoint),
      /** Sums of the six days in currencies other than EUR and USD. */
      others: z.array(z.object({ currencyCode: z.string(), grandTotal: z.number() })),
    }),
  );

const role = z.enum(['admin', 'worker', 'viewer']);
const changeErrors = [...callsOfAccount, 'conflict'] as const;

export const listMembers = organisationCall(
  'GET',
  '/organizations/{orgId}/members',
  'Members of an organisation and its open invitations',
)
  .errors(declaredErrors(...callsOfAccount))
  .input(organisationInput)
  .output(
    z.object({
      members: z.array(
        z.object({
          accountId: z.string(),
          name: z.string(),
          email: z.string(),
          role,
          joinedAt: z.iso.datetime(),
        }),
      ),
      invitations: z.array(
        z.object({ id: z.string(), email: z.string(), role, expiresAt: z.iso.datetime() }),
      ),
    }),
  );

export const inviteMember = organisationCall(
  'POST',
  '/organizations/{orgId}/invitations',
  'Emails a link by which the account with this address joins; `conflict` for a member',
)
  .errors(declaredErrors(...changeErrors))
  .input(organisationInput.extend({ body: z.object({ email: emailField, role }) }))
  .output(z.object({ sent: z.literal(true) }));

export const withdrawInvitation = organisationCall(
  'DELETE',
  '/organizations/{orgId}/invitations/{invitationId}',
  'Withdraws an open invitation; its link opens nothing from then on',
)
  .errors(declaredErrors(...changeErrors))
  .input(organisationInput.extend({ params: params.extend({ invitationId: uuid }) }))
  .output(z.object({ withdrawn: z.literal(true) }));

const memberInput = organisationInput.extend({ params: params.extend({ accountId: uuid }) });

export const changeMember = organisationCall(
  'PUT',
  '/organizations/{orgId}/members/{accountId}',
  'Gives a member another role, at once; `conflict` for the last admin',
)
  .errors(declaredErrors(...changeErrors))
  .input(memberInput.extend({ body: z.object({ role }) }))
  .output(z.object({ changed: z.literal(true) }));

export const removeMember = organisationCall(
  'DELETE',
  '/organizations/{orgId}/members/{accountId}',
  'Removes a member, at once; `conflict` for the last admin',
)
  .errors(declaredErrors(...changeErrors))
  .input(memberInput)
  .output(z.object({ removed: z.literal(true) }));

export const leaveOrganisation = organisationCall(
  'DELETE',
  '/organizations/{orgId}/membership',
  'Leaves an organisation, at once; `conflict` for the last admin',
)
  .errors(declaredErrors(...changeErrors))
  .input(organisationInput)
  .output(z.object({ removed: z.literal(true) }));

export const acceptInvitation = oc
  .route({
    method: 'POST',
    path: '/organizations/invitations',
    summary: 'Joins by the link of an invitation, once; `gone` for any other secret or another address',
    tags: ['organisations'],
  })
  .errors(declaredErrors(...limitedCallsOfAccount, 'gone'))
  .input(z.object({ secret: emailSecretField }))
  .output(z.object({ organisation: z.string() }));
