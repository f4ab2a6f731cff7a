import { oc } from '@orpc/contract';
import { z } from 'zod';
import { isCountry } from '../../locale/countries.ts';
import { containsWebAddress } from '../../text/email-address.ts';
import {
  callsOfAccount,
  declaredErrors,
  emailField,
  emailSecretField,
  typedLineField,
} from '../conventions.ts';
import { LONGEST_LOGO } from '../values/limits.ts';
import { TRAVELLER_LENGTHS } from '../values/traveller.ts';
import { organisationCall, organisationInput } from './organisation-call.ts';

const optionalLine = (most: number) => typedLineField(1, most).nullable();

export const saveOrganisation = organisationCall(
  'PUT',
  '/organizations/{orgId}',
  'Replaces the name of an organisation and the address on its invoices; a new email address gets a link and counts once it is confirmed',
)
  .errors(declaredErrors(...callsOfAccount))
  .input(
    organisationInput.extend({
      body: z.object({
        name: typedLineField(1, 120).refine((text) => !containsWebAddress(text)),
        emailAddress: emailField.nullable(),
        street: optionalLine(TRAVELLER_LENGTHS.address[1]),
        postalCode: optionalLine(TRAVELLER_LENGTHS.postalCode[1]),
        city: optionalLine(TRAVELLER_LENGTHS.city[1]),
        countryCode: z.string().refine(isCountry).nullable(),
      }),
    }),
  )
  .output(
    z.object({
      saved: z.literal(true),
      /** The address that is to be confirmed. Null if there is none. */
      pendingEmailAddress: z.string().nullable(),
    }),
  );

export const withdrawBillingEmail = organisationCall(
  'DELETE',
  '/organizations/{orgId}/billing-email',
  'Withdraws a new email address that is not confirmed yet; its link changes nothing from then on',
)
  .errors(declaredErrors(...callsOfAccount))
  .input(organisationInput)
  .output(z.object({ withdrawn: z.literal(true) }));

export const confirmBillingEmail = oc
  .route({
    method: 'POST',
    path: '/organizations/billing-email',
    summary:
      'Confirms a new email address of an organisation with the secret from the email; `gone` if the secret is no longer valid',
    tags: ['organisations'],
  })
  .errors(declaredErrors('invalid_input', 'gone', 'too_many_requests', 'unavailable'))
  .input(z.object({ token: emailSecretField }))
  .output(z.object({ confirmed: z.literal(true) }));

export const saveLogo = organisationCall(
  'PUT',
  '/organizations/{orgId}/logo',
  'Stores the logo of an organisation, or removes it; `unprocessable` if it cannot be read as a picture',
)
  .errors(declaredErrors(...callsOfAccount, 'unprocessable', 'unsupported_media_type', 'payload_too_large'))
  .input(
    organisationInput.extend({
      /** A picture in base64: JPEG, PNG, WebP or AVIF, with 400 pixels on each side at least. Null removes the logo. */
      body: z.object({ picture: z.base64().min(1).max(LONGEST_LOGO).nullable() }),
    }),
  )
  .output(z.object({ logoUrl: z.string().nullable() }));

export const chooseOrganisation = organisationCall(
  'PUT',
  '/organizations/{orgId}/choice',
  'Makes this the first of the organisations of the user of the token, which is the one that books',
)
  .errors(declaredErrors(...callsOfAccount))
  .input(organisationInput)
  .output(z.object({ chosen: z.literal(true) }));
