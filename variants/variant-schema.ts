import { z } from 'zod';
import { COPY_PAGES, LEGAL_PAGES } from './copy-schema.ts';

/** The white-labels that ship with the product. A new one works without being listed here. */
export const VARIANT_NAMES = ['ashore', 'concierge', 'cruise-concierge'] as const;

/**
 * Sections of the home page, from the top. The newsletter is not among them, because it belongs to the
 * footer.
 */
const HOME_SECTIONS = [
  'hero',
  'featured',
  /** Trips with a promotion today. */
  'promoted',
  'destinations',
  /** One place across the whole page, another each week. */
  'story',
  'interests',
  'how-it-works',
  /** A band of the ports with most trips. */
  'ports',
  /** All ports, by part of the world. */
  'ports-by-region',
  'trust',
  'suppliers',
] as const;

/**
 * The first segments of product paths. They are repeated because the schema is self-contained; a test
 * compares them with the list of core.
 */
export const FEATURED_PRODUCT_TYPES = [
  'tours',
  'activities',
  'attractions',
  'shows',
  'transfers',
  'shore-excursions',
  'hotels',
] as const;

const FOOTER_COLUMNS = ['company', 'legal', 'collaboration'] as const;

const SOCIAL_NETWORKS = [
  'email',
  'bluesky',
  'facebook',
  'instagram',
  'linkedin',
  'mastodon',
  'xiaohongshu',
  'youtube',
] as const;

const slug = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const oneLine = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\n]*$/);
const sixDigitColour = z.string().regex(/^#[0-9a-f]{6}$/);
const workingTarget = z.string().regex(/^(https:\/\/|mailto:)\S+$/);

const inEveryLanguage = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ en: text, de: text, 'zh-Hans': text });

/** A text with each of these placeholders once, and no other. */
const titleWith = (...placeholders: readonly string[]) =>
  oneLine.refine(
    (text) => (text.match(/\{[^}]*\}?/g) ?? []).toSorted().join() === placeholders.toSorted().join(),
    `names ${placeholders.join(' and ')} once each`,
  );

/** The display name replaces `{name}`, so that it is written once. */
const pageTitles = z.strictObject({
  home: titleWith('{name}').max(65),
  /** Title of every other page. The title of the page replaces `{page}`. */
  template: titleWith('{name}', '{page}').max(40),
});

const footerColumn = z.strictObject({
  heading: z.enum(FOOTER_COLUMNS),
  // Not every operator gives the return promise, so its page is linked only by what states it.
  pages: z.array(z.enum([...COPY_PAGES, 'find-booking', 'cruisePorts']).exclude(['returnPromise'])).min(1),
});

const settings = z.strictObject({
  /** The name of its folder, of `VARIANT` at build time and of its build folder. */
  name: slug,
  /** Stands beside the drawn mark, in titles, emails, documents and texts. */
  displayName: oneLine.max(30),
  /**
   * `billed` starts the checkout with its billing method: bill the organisation, authorise a card, charge a
   * card.
   */
  checkoutKind: z.enum(['direct', 'billed']),
  /** `logo-only` moves log-in, language and currency to the footer. */
  header: z.enum(['full', 'logo-only']),
  /** The organisation that makes the sale: the configured one, or the first one of the logged-in user. */
  organisation: z.enum(['fixed', 'first-of-user']),
  /** `words` is a hero of text on the variant's own background; `picture` puts it on the drawn harbour. */
  home: z.strictObject({
    hero: z.enum(['picture', 'words']),
    /**
     * `panel` is a box below the headline, `line` a single line for organisations that book for guests. `picker` is the
     * choice of cruise line, ship and sailing.
     */
    search: z.enum(['panel', 'line', 'picker']),
    sections: z.array(z.enum(HOME_SECTIONS)).min(1),
  }),
  /** Where a press on a suggestion of the search box opens: the page stays open, or it is replaced. */
  suggestions: z.enum(['new-tab', 'same-tab']),
  featured: z.strictObject({ productTypes: z.array(z.enum(FEATURED_PRODUCT_TYPES)).min(1) }),
  footer: z.strictObject({
    columns: z.array(footerColumn).min(1),
    social: z.array(z.strictObject({ network: z.enum(SOCIAL_NETWORKS), href: workingTarget })),
  }),
  /**
   * `installable`: the site itself is the app, which the badge installs or explains. With a `url` the badge leads to
   * the app in a store. null: no badge.
   */
  mobileApp: z
    .union([z.literal('installable'), z.strictObject({ url: z.url({ protocol: /^https$/ }) })])
    .nullable(),
  /** null: no block, no page and no link; `listId` is the last segment of the subscription call. */
  newsletter: z.strictObject({ listId: slug }).nullable(),
  /**
   * Colours of the browser's own frame around the page. They equal the paper of tokens.css, which a test
   * checks.
   */
  themeColours: z.strictObject({ light: sixDigitColour, dark: sixDigitColour }),
  titles: inEveryLanguage(pageTitles),
  /** Shown by search engines below the title of the home page. */
  description: inEveryLanguage(oneLine.min(20).max(160)),
  contactEmail: z.email(),
});

/**
 * Everything that a white-label decides, as data. Other visible differences are in its tokens.css, its copy
 * and its drawings. Code of the product must not ask for a variant by its name.
 */
export const variantSchema = settings.superRefine((variant, report) => {
  const linked = variant.footer.columns.flatMap((column) => column.pages);
  const sections = variant.home.sections;
  const complain = (path: string[], message: string) => report.addIssue({ code: 'custom', path, message });

  for (const twice of [...repeated(linked), ...repeated(sections)])
    complain(['footer', 'home'], `${twice} is named twice`);
  for (const page of LEGAL_PAGES)
    if (!linked.includes(page)) complain(['footer'], `the law asks for a link to ${page}`);
  if (variant.newsletter === null && linked.includes('newsletter'))
    complain(['newsletter'], 'what is not there must not be shown: newsletter is null');
});

export type Variant = z.output<typeof variantSchema>;

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
