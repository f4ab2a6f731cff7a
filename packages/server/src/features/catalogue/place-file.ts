import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { isCountry } from '@ashore/core/locale/countries.ts';
import { isEmailAddress } from '@ashore/core/text/email-address.ts';
import { isTimeZone } from '@ashore/core/time/time-zone.ts';
import { z } from 'zod';
import { currency, language, line, oneLine, people, slug, somewhere, texts } from './file-words.ts';
import { productForm } from './product-form.ts';

const organisation = {
  slug,
  /** It stands on the mark that is drawn for it. */
  name: line.max(200, 'is longer than 200 signs'),
  street: line.optional(),
  /** Where it is told of bookings. Where a file does not say, it stays as it is. */
  email: z.string().refine(isEmailAddress, 'is no e-mail address').optional(),
  /** Of value added tax, or of its tax office: invoices name it. Where a file does not say, it stays as it is. */
  taxNumber: line.max(40, 'is longer than 40 signs').optional(),
  since: z.int().min(1800).max(2100).optional(),
  languages: z.array(language).min(1).optional(),
  about: oneLine.optional(),
  /** The house's own: where a file does not say, it stays as it is. */
  status: z.enum(['applied', 'approved', 'suspended']).optional(),
};

/** A place with what is sold there: the form in which a catalogue comes and goes, one file a place. */
export const placeFile = z.strictObject({
  location: z.strictObject({
    slug,
    country: z.string().refine(isCountry, 'is no country'),
    currency,
    timeZone: z.string().refine(isTimeZone, 'is no time zone'),
    ...somewhere,
    isPort: z.boolean(),
    names: oneLine,
    stateNames: oneLine.nullable(),
    countryNames: oneLine,
    aliases: texts(z.array(line)),
    intro: oneLine.optional(),
    bestFor: z.array(z.enum(INTERESTS)),
    port: z.strictObject({ name: oneLine, ...somewhere }).nullable(),
  }),
  sights: z.array(
    z.strictObject({
      slug,
      names: oneLine,
      /** Landmarks are drawn from a table of their own. Read so that older files are understood, and kept nowhere. */
      silhouette: line.optional(),
      ...somewhere,
    }),
  ),
  suppliers: z.array(
    z.strictObject({
      ...organisation,
      /** What several of their products use at once, and how much of it there is: the seats of a boat. */
      resources: z.array(z.strictObject({ slug, capacity: people })).optional(),
    }),
  ),
  /** Who is at home here and sells nothing of their own. */
  organisations: z
    .array(z.strictObject({ ...organisation, kind: z.enum(['operator', 'concierge', 'distributor']) }))
    .optional(),
  products: z.array(productForm),
});

export type PlaceFile = z.output<typeof placeFile>;
export type ProductRow = PlaceFile['products'][number];
