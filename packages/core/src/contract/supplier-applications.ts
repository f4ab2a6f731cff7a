import { oc } from '@orpc/contract';
import { z } from 'zod';
import { isCountry } from '../locale/countries.ts';
import { LOCALES } from '../locale/locales.ts';
import {
  APPLICATION_LENGTHS,
  GUIDING_LANGUAGES,
  isPhoneNumber,
  isWebsite,
  PRODUCT_COUNTS,
} from './application-fields.ts';
import { uuid } from './conventions.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { raises } from './raises.ts';
import { isTaxNumber } from './tax-number.ts';
import { emailField, secondsTakenField, trapField, typedLineField, typedLinesField } from './typed-fields.ts';

const most = APPLICATION_LENGTHS;

export const applyAsSupplier = oc
  .route({
    method: 'POST',
    path: '/suppliers/applications',
    summary: 'Applies to be listed as a supplier; the same company twice is told so',
    tags: ['suppliers'],
  })
  .errors(raises('invalid_input', 'unprocessable', 'conflict', 'too_many_requests', 'unavailable'))
  .input(
    z
      .object({
        id: uuid,
        companyName: typedLineField(2, most.companyName),
        legalForm: typedLineField(1, most.legalForm),
        // Of the trade register, or where there is none of the tax office: a marketplace must know who its traders are.
        registration: typedLineField(2, most.registration),
        // What invoices name. Whoever has none yet applies without.
        taxNumber: typedLineField(0, most.taxNumber).default(''),
        street: typedLineField(3, most.street),
        city: typedLineField(2, most.city),
        country: z.string().refine(isCountry),
        website: typedLineField(0, most.website).refine(isWebsite).default(''),
        contactName: typedLineField(1, most.contactName),
        email: emailField,
        dialCode: z.string().regex(/^\+[1-9]\d{0,3}$/),
        phone: typedLineField(4, most.phone).refine(isPhoneNumber),
        productTypes: z.array(z.enum(PRODUCT_TYPES)).min(1).max(PRODUCT_TYPES.length),
        languages: z.array(z.enum(GUIDING_LANGUAGES)).min(1).max(GUIDING_LANGUAGES.length),
        productCount: z.enum(PRODUCT_COUNTS),
        message: typedLinesField(0, most.message).default(''),
        // What the applicant has agreed to, by the date of its version.
        termsVersion: z.iso.date().refine((day) => day >= '2020-01-01' && day < '2100-01-01'),
        agreesToTerms: z.literal(true),
        offersOnlyLawful: z.literal(true),
        language: z.enum(LOCALES),
        secondsTaken: secondsTakenField,
        trap: trapField,
      })
      .refine(({ taxNumber, country }) => isTaxNumber(taxNumber, country), { path: ['taxNumber'] }),
  )
  // Without a reference the company or the address has applied already.
  .output(z.object({ reference: z.string().optional() }));
