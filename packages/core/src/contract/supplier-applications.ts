import { oc } from '@orpc/contract';
import { z } from 'zod';
import { isCountry } from '../locale/countries.ts';
import { LOCALES } from '../locale/locales.ts';
import { readPhoneNumber } from '../text/phone-number.ts';
import {
  declaredErrors,
  emailField,
  honeypotField,
  secondsTakenField,
  typedLineField,
  typedLinesField,
  uuid,
} from './conventions.ts';
import { APPLICATION_LENGTHS, GUIDING_LANGUAGES, isWebsite, PRODUCT_COUNTS } from './values/application.ts';
import { PRODUCT_TYPES } from './values/product-types.ts';
import { isTaxNumber } from './values/tax-number.ts';

const maxLengths = APPLICATION_LENGTHS;

export const applyAsSupplier = oc
  .route({
    method: 'POST',
    path: '/suppliers/applications',
    summary: 'Applies to be listed as a supplier; a company that has already applied is reminded by email',
    tags: ['suppliers'],
  })
  .errors(declaredErrors('invalid_input', 'unprocessable', 'conflict', 'too_many_requests', 'unavailable'))
  .input(
    z
      .object({
        id: uuid,
        companyName: typedLineField(2, maxLengths.companyName),
        legalForm: typedLineField(1, maxLengths.legalForm),
        // Number of the trade register, or of the tax office if there is none: a marketplace must know who
        // its traders are.
        registration: typedLineField(2, maxLengths.registration),
        // Printed on invoices. An applicant without a tax number may leave it empty.
        taxNumber: typedLineField(0, maxLengths.taxNumber).default(''),
        street: typedLineField(3, maxLengths.street),
        city: typedLineField(2, maxLengths.city),
        country: z.string().refine(isCountry),
        website: typedLineField(0, maxLengths.website).refine(isWebsite).default(''),
        contactName: typedLineField(1, maxLengths.contactName),
        email: emailField,
        dialCode: z.string().regex(/^\+[1-9]\d{0,3}$/),
        phone: typedLineField(4, maxLengths.phone),
        productTypes: z.array(z.enum(PRODUCT_TYPES)).min(1).max(PRODUCT_TYPES.length),
        languages: z.array(z.enum(GUIDING_LANGUAGES)).min(1).max(GUIDING_LANGUAGES.length),
        productCount: z.enum(PRODUCT_COUNTS),
        message: typedLinesField(0, maxLengths.message).default(''),
        // The version of the terms to which the applicant has agreed, by its date.
        termsVersion: z.iso.date().refine((day) => day >= '2020-01-01' && day < '2100-01-01'),
        agreesToTerms: z.literal(true),
        offersOnlyLawful: z.literal(true),
        language: z.enum(LOCALES),
        secondsTaken: secondsTakenField,
        trap: honeypotField,
      })
      .refine(({ dialCode, phone }) => readPhoneNumber(dialCode, phone) !== undefined, { path: ['phone'] })
      .refine(({ taxNumber, country }) => isTaxNumber(taxNumber, country), { path: ['taxNumber'] }),
  )
  // Without a reference the company or the address has already applied.
  .output(z.object({ reference: z.string().optional() }));
