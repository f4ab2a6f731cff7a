import { z } from 'zod';

/** The languages every page is written in. French is served in English and has no folder. */
export const COPY_LOCALES = ['en', 'de', 'zh-Hans'] as const;
export type CopyLocale = (typeof COPY_LOCALES)[number];

/**
 * The four pages that the law requires. They are the only links in the footer of checkout and confirmation.
 */
export const LEGAL_PAGES = [
  'termsOfUse',
  'generalTermsAndConditions',
  'privacy',
  'legalDisclosures',
] as const;

/** Every editorial page. The name is the path without its language and the name of the file. */
export const COPY_PAGES = [
  'aboutus',
  'contactus',
  'faq',
  'newsletter',
  'press',
  'suppliers',
  'distributors',
  'affiliate-terms',
  'accessibility',
  'returnPromise',
  ...LEGAL_PAGES,
] as const;

export const copyFrontMatterSchema = z.strictObject({
  title: z.string().min(2).max(60),
  /** Shown by search engines below the title. */
  description: z.string().min(20).max(160),
  /** One sentence below the headline. */
  lead: z.string().min(10).max(200),
  /** Date of the last change in meaning. Readers of terms and privacy must see which version they read. */
  updated: z.iso.date().optional(),
});
export type CopyFrontMatter = z.output<typeof copyFrontMatterSchema>;

/**
 * Placeholders that a text may use between double braces. Any other is a spelling mistake and fails the test.
 */
export const COPY_PLACEHOLDERS = [
  'variant.displayName',
  'variant.contactEmail',
  'operator.name',
  'operator.street',
  'operator.city',
  'operator.country',
  'operator.email',
  'operator.phone',
  'operator.register',
  'operator.vatId',
  'operator.representative',
] as const;
