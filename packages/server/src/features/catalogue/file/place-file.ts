import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { isCountry } from '@ashore/core/locale/countries.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { isTimeZone } from '@ashore/core/time/time-zone.ts';
import { z } from 'zod';
import {
  coordinates,
  currency,
  language,
  line,
  localForms,
  oneLine,
  people,
  phone,
  slug,
  texts,
} from './fields.ts';
import { productForm } from './product-file.ts';

const organisationFields = {
  slug,
  /** Shown on the mark that is drawn for the organisation. */
  name: line.max(200, 'is longer than 200 characters'),
  localNames: localForms.optional(),
  street: line.optional(),
  localStreets: localForms.optional(),
  /** Where the organisation is notified of bookings. If a file omits it, the stored value stays. */
  email: z.string().refine(isEmailAddress, 'is not an email address').optional(),
  /**
   * Value added tax number, or the number at its tax office; shown on invoices. If a file omits it, the
   * stored value stays.
   */
  taxNumber: line.max(40, 'is longer than 40 characters').optional(),
  /**
   * Whom travellers call on the day of the trip, and in an emergency during it. Both are on tickets and in
   * emails. If a file omits a number, the stored value stays.
   */
  phone: phone.optional(),
  emergencyPhone: phone.optional(),
  since: z.int().min(1800).max(2100).optional(),
  languages: z.array(language).min(1).optional(),
  about: oneLine.optional(),
  /** Decided by operations. If a file omits it, the stored value stays. */
  status: z.enum(['applied', 'approved', 'suspended']).optional(),
};

/**
 * A place with all that is sold there. Catalogues are imported and exported in this form, one file for each
 * place.
 */
export const placeFile = z.strictObject({
  location: z.strictObject({
    slug,
    country: z.string().refine(isCountry, 'is not a country code'),
    currency,
    timeZone: z.string().refine(isTimeZone, 'is not a time zone'),
    ...coordinates,
    isPort: z.boolean(),
    /** The sight by which distances of hotels are stated. */
    mainSight: slug.optional(),
    names: oneLine,
    /** The name with its preposition where that is not "in": on Santorini. */
    locatives: oneLine.optional(),
    stateNames: oneLine.nullable(),
    countryNames: oneLine,
    aliases: texts(z.array(line)),
    intro: oneLine.optional(),
    bestFor: z.array(z.enum(INTERESTS)),
    port: z.strictObject({ name: oneLine, ...coordinates }).nullable(),
  }),
  sights: z.array(
    z.strictObject({
      slug,
      names: oneLine,
      /**
       * Landmarks are drawn from a separate table. Accepted so that older files can be read, and not stored.
       */
      silhouette: line.optional(),
      ...coordinates,
    }),
  ),
  suppliers: z.array(
    z.strictObject({
      ...organisationFields,
      /**
       * Resources that several products of the supplier share, and their capacity, such as the seats of a
       * boat.
       */
      resources: z.array(z.strictObject({ slug, capacity: people })).optional(),
    }),
  ),
  /** Organisations at home here that sell no products themselves. */
  organisations: z
    .array(z.strictObject({ ...organisationFields, kind: z.enum(['operator', 'concierge', 'distributor']) }))
    .optional(),
  products: z.array(productForm),
});

export type PlaceFile = z.output<typeof placeFile>;
export type ProductInFile = PlaceFile['products'][number];

/**
 * JSON schema of a catalogue file, for tools that do not run our code. Rules that it cannot express, such as
 * time zones, are left open.
 */
export function placeFileSchema() {
  return { title: 'A place of a catalogue', ...z.toJSONSchema(placeFile, { io: 'input', reused: 'ref' }) };
}
