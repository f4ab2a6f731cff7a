import { oc } from '@orpc/contract';
import { z } from 'zod';
import { BOOKING_STATES, type BookingState } from '../../booking/booking-process.ts';
import {
  declaredErrors,
  emailField,
  emailSecretField,
  pageParam,
  typedLineField,
  uuid,
  wholeParam,
} from '../conventions.ts';
import { MAX_OVERVIEW_PAGE, OVERVIEW_STATES } from '../values/overview.ts';

const tags = ['organisations'];
const subjectId = z.string().max(200);
const params = z.object({ orgId: uuid });
const ofSubject = z.object({ params, query: z.object({ subjectId }) });

const refusals = [
  'invalid_input',
  'unauthorised',
  'forbidden',
  'not_found',
  'too_many_requests',
  'unavailable',
] as const;

/** Where the organisation's invoices are sent, and the address on them. */
const billingAddress = z.object({
  emailAddress: z.string().nullable(),
  street: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  countryCode: z.string().nullable(),
});

export const showOrganisation = oc
  .route({
    method: 'GET',
    path: '/organizations/{orgId}',
    summary:
      'Settings of an organisation, for its members; name and logo of the default one for every account',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...refusals))
  .input(ofSubject)
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
  /** Day of the trip at its place. */
  queryDate: z.iso.date(),
  currencyCode: z.string(),
  /** What is owed, without cancelled tickets. */
  grandTotal: z.number(),
  orderNumber: z.string(),
  /** Opens the booking, and cancels it. Null for members who may only read, and for suppliers. */
  accessKey: z.string().nullable(),
  state: z.enum(states),
  tourName: z.string(),
  time: z.string().nullable(),
  travellers: z.int(),
  guestName: z.string(),
  bookedAt: z.iso.datetime(),
  /** Name of the member who booked; null once the account is gone. */
  bookedBy: z.string().nullable(),
});

export const listOrganisationBookings = oc
  .route({
    method: 'GET',
    path: '/organizations/bookings/{orgId}',
    summary: 'Bookings of an organisation, latest first, optionally filtered',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...refusals))
  .input(
    z.object({
      params,
      query: z.object({
        subjectId,
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

export const showOrganisationSales = oc
  .route({
    method: 'GET',
    path: '/organizations/sales/{orgId}',
    summary: 'Sales and number of bookings on each of the six days before today, by day of the trip',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...refusals))
  .input(ofSubject)
  .output(
    z.object({
      /** From six days ago to yesterday, in the organisation's time zone. */
      points: z.array(salesPoint),
      /** Sums of the six days in currencies other than EUR and USD. */
      others: z.array(z.object({ currencyCode: z.string(), grandTotal: z.number() })),
    }),
  );

const role = z.enum(['admin', 'worker', 'viewer']);
const changes = [
  'invalid_input',
  'unauthorised',
  'forbidden',
  'not_found',
  'conflict',
  'too_many_requests',
  'unavailable',
] as const;

export const listMembers = oc
  .route({
    method: 'GET',
    path: '/organizations/{orgId}/members',
    summary: 'Members of an organisation and its open invitations',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...refusals))
  .input(ofSubject)
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

export const inviteMember = oc
  .route({
    method: 'POST',
    path: '/organizations/{orgId}/invitations',
    summary: 'Emails a link by which the account with this address joins; `conflict` for a member',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...changes))
  .input(ofSubject.extend({ body: z.object({ email: emailField, role }) }))
  .output(z.object({ sent: z.literal(true) }));

export const withdrawInvitation = oc
  .route({
    method: 'DELETE',
    path: '/organizations/{orgId}/invitations/{invitationId}',
    summary: 'Withdraws an open invitation; its link opens nothing from then on',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...changes))
  .input(ofSubject.extend({ params: params.extend({ invitationId: uuid }) }))
  .output(z.object({ withdrawn: z.literal(true) }));

const ofMember = ofSubject.extend({ params: params.extend({ accountId: uuid }) });

export const changeMember = oc
  .route({
    method: 'PUT',
    path: '/organizations/{orgId}/members/{accountId}',
    summary: 'Gives a member another role, at once; `conflict` for the last admin',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...changes))
  .input(ofMember.extend({ body: z.object({ role }) }))
  .output(z.object({ changed: z.literal(true) }));

export const removeMember = oc
  .route({
    method: 'DELETE',
    path: '/organizations/{orgId}/members/{accountId}',
    summary: 'Removes a member, at once; `conflict` for the last admin',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...changes))
  .input(ofMember)
  .output(z.object({ removed: z.literal(true) }));

export const leaveOrganisation = oc
  .route({
    method: 'DELETE',
    path: '/organizations/{orgId}/membership',
    summary: 'Leaves an organisation, at once; `conflict` for the last admin',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...changes))
  .input(ofSubject)
  .output(z.object({ removed: z.literal(true) }));

export const acceptInvitation = oc
  .route({
    method: 'POST',
    path: '/organizations/invitations',
    summary: 'Joins by the link of an invitation, once; `gone` for any other secret or another address',
    tags,
  })
  .errors(
    declaredErrors('invalid_input', 'unauthorised', 'forbidden', 'gone', 'too_many_requests', 'unavailable'),
  )
  .input(z.object({ secret: emailSecretField }))
  .output(z.object({ organisation: z.string() }));
