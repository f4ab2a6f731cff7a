import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MESSAGE_LOCALES } from '../../locale/locales.ts';
import { containsWebAddress } from '../../text/email-address.ts';
import {
  currency,
  declaredErrors,
  limitedCallsOfAccount,
  phoneNumberField,
  typedLineField,
} from '../conventions.ts';
import { TRAVELLER_LENGTHS } from '../values/traveller.ts';

const tags = ['accounts'];
const query = z.object({ subjectId: z.string().max(200) });
const personalName = typedLineField(...TRAVELLER_LENGTHS.name).refine((text) => !containsWebAddress(text));

const settings = {
  phoneNumber: phoneNumberField.nullable(),
  /** Of the emails about the account. */
  language: z.enum(MESSAGE_LOCALES),
  /** Null if the account prefers none. */
  currency: currency.nullable(),
};

/** What fills in the checkout of the account. */
const profile = z.object({
  /** As entered in the profile, else what the name of the account suggests. May be empty. */
  firstName: z.string(),
  lastName: z.string(),
  ...settings,
});
export type Profile = z.output<typeof profile>;

export const showProfile = oc
  .route({
    method: 'GET',
    path: '/user/profile',
    summary: 'The contact data of the user of the token, which fill in the checkout',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...limitedCallsOfAccount))
  .input(z.object({ query }))
  .output(profile);

export const saveProfile = oc
  .route({
    method: 'PUT',
    path: '/user/profile',
    summary: 'Replaces these contact data; the two names become the name of the account',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...limitedCallsOfAccount))
  .input(
    z.object({
      query,
      body: z.object({ firstName: personalName, lastName: personalName, ...settings }),
    }),
  )
  .output(profile);
