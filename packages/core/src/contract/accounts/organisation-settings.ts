import { z } from 'zod';
import { isCountry } from '../../locale/countries.ts';
import { containsWebAddress } from '../../text/email-address.ts';
import { callsOfAccount, declaredErrors, emailField, typedLineField } from '../conventions.ts';
import { LONGEST_LOGO } from '../values/limits.ts';
import { TRAVELLER_LENGTHS } from '../values/traveller.ts';
import { organisationCall, organisationInput } from './organisation-call.ts';

const optionalLine = (most: number) => typedLineField(1, most).nullable();

export const saveOrganisation = organisationCall(
  'PUT',
  '/organizations/{orgId}',
  'Replaces the name of an organisation and the address on its invoices',
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
  .output(z.object({ saved: z.literal(true) }));

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
