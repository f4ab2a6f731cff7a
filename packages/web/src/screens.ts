import { isProductType } from '@ashore/core/contract/values/product-types.ts';
import { splitLocale } from '@ashore/core/locale/locale-path.ts';
import { matchPath } from 'react-router';

/**
 * `public` pages contain nothing personal and are cached whole. `private` pages are never cached. `internal`
 * pages are like public ones, but not for visitors and never indexed.
 */
type ScreenKind = 'public' | 'private' | 'internal';

export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly file: string;
  readonly kind: ScreenKind;
  /** Other spellings, which redirect permanently to `path`. */
  readonly aliases?: readonly string[];
  /**
   * The only query parameters that change what the server renders. All others do not affect the cache key.
   */
  readonly query?: readonly string[];
  /** The one of these parameters that visitors type; all others are chosen. */
  readonly textParameter?: string;
  /**
   * A screen with unlimited pages, none of which is cached. Otherwise the queries of one visitor would push
   * out all other pages.
   */
  readonly uncacheable?: boolean;
  /** Stricter content security policy than elsewhere: only code for booking and paying may run. */
  readonly policy?: 'checkout';
  /** Editorial page whose text comes from the variant's copy folder. */
  readonly copy?: string;
};

const copyPage = (name: string, ...aliases: string[]): Screen => ({
  name,
  path: `/${name}`,
  file: 'routes/copy-page.tsx',
  kind: 'public',
  aliases,
  copy: name,
});

/** Filter parameters of lists, in the order of their addresses. */
const filters = [
  'interest',
  'allInterests',
  'language',
  'dateFrom',
  'dateTo',
  'party',
  'duration',
  'priceFrom',
  'priceTo',
  'priceIn',
  'rating',
  'age',
  'timeOfDay',
  'requirement',
  'freeCancellation',
  'instant',
  'sort',
  'page',
];

/** Stay, filters and order of a list of hotels, in the order of its addresses. */
const hotelFilters = [
  'dateFrom',
  'dateTo',
  'rooms',
  'nationality',
  'residence',
  'stars',
  'board',
  'bed',
  'amenities',
  'freeCancellation',
  'payAtHotel',
  'priceFrom',
  'priceTo',
  'priceIn',
  'sight',
  'maxKmToSight',
  'maxKmToQuay',
  'sort',
  'page',
];

/** Every URL of the site in one table, without language prefix. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/', file: 'routes/home.tsx', kind: 'public' },
  {
    name: 'toursAndActivities',
    path: '/toursAndActivities',
    file: 'routes/tours-and-activities.tsx',
    kind: 'public',
    query: ['place', 'type', ...filters],
  },
  {
    name: 'search',
    path: '/search',
    file: 'routes/search.tsx',
    kind: 'public',
    query: [
      'q',
      'type',
      'interest',
      'duration',
      'language',
      'priceTo',
      'rating',
      'freeCancellation',
      'dateFrom',
      'dateTo',
      'party',
      'age',
      'page',
    ],
    textParameter: 'q',
    uncacheable: true,
  },
  {
    name: 'cruises',
    path: '/toursForCruises',
    file: 'routes/cruises/picker.tsx',
    kind: 'public',
    query: ['line', 'ship'],
  },
  {
    name: 'sailing',
    path: '/toursForCruises/:routeId',
    file: 'routes/cruises/sailing.tsx',
    kind: 'public',
  },
  { name: 'ship', path: '/cruiseShips/:ship', file: 'routes/cruises/ship.tsx', kind: 'public' },
  {
    name: 'port',
    path: '/cruisePorts/:port',
    file: 'routes/cruises/port.tsx',
    kind: 'public',
    query: ['month'],
  },
  {
    name: 'compare',
    path: '/compare',
    file: 'routes/compare.tsx',
    kind: 'public',
    query: ['codes', 'date', 'party', 'ages'],
    uncacheable: true,
  },
  {
    name: 'compare-hotels',
    path: '/compare/hotels',
    file: 'routes/hotels/compare.tsx',
    kind: 'public',
    query: ['codes', 'dateFrom', 'dateTo', 'rooms', 'nationality', 'residence'],
    uncacheable: true,
  },
  {
    name: 'hotel-search',
    path: '/hotels',
    file: 'routes/hotels/search.tsx',
    kind: 'public',
    query: ['place', 'from', ...hotelFilters],
    textParameter: 'place',
    uncacheable: true,
  },
  // Prices of hotels are valid for minutes, so that neither their lists nor their pages are kept.
  {
    name: 'hotels',
    path: '/hotels/:city',
    file: 'routes/hotels/list.tsx',
    kind: 'public',
    query: hotelFilters,
    uncacheable: true,
  },
  {
    name: 'hotel',
    path: '/hotels/:city/:product',
    file: 'routes/hotels/hotel.tsx',
    kind: 'public',
    query: [
      ...['dateFrom', 'dateTo', 'rooms', 'nationality', 'residence'],
      ...['board', 'bed', 'freeCancellation', 'payAtHotel', 'choice'],
    ],
    uncacheable: true,
  },
  {
    name: 'list',
    path: '/:productType/:city',
    file: 'routes/list.tsx',
    kind: 'public',
    query: filters,
  },
  {
    name: 'product',
    path: '/:productType/:city/:product',
    file: 'routes/product.tsx',
    kind: 'public',
  },
  // Opened by the link in an email, like the two newsletter screens below.
  {
    name: 'review',
    path: '/review/:productId',
    file: 'routes/review.tsx',
    kind: 'internal',
  },
  {
    name: 'checkout',
    path: '/new/checkout/:step',
    file: 'routes/checkout.tsx',
    kind: 'private',
    policy: 'checkout',
  },
  // Return address from a bank or wallet, which does not keep the language.
  {
    name: 'bancontact-processing',
    path: '/bancontact-processing',
    file: 'routes/bancontact-processing.tsx',
    kind: 'private',
    policy: 'checkout',
  },
  { name: 'confirmation', path: '/confirmation', file: 'routes/confirmation.tsx', kind: 'private' },
  // Opened by the link in an email. The browser reads the key from it, and the page is the same for every
  // visitor.
  { name: 'booking', path: '/booking', file: 'routes/booking.tsx', kind: 'internal' },
  { name: 'find-booking', path: '/find-booking', file: 'routes/find-booking.tsx', kind: 'public' },
  {
    name: 'supplier-answer',
    path: '/supplier-answer',
    file: 'routes/supplier-answer.tsx',
    kind: 'internal',
  },
  copyPage('aboutus', '/aboutUs'),
  {
    ...copyPage('contactus', '/contactUs'),
    file: 'routes/contactus.tsx',
  },
  copyPage('faq'),
  { ...copyPage('press'), file: 'routes/press.tsx' },
  { ...copyPage('suppliers'), file: 'routes/suppliers.tsx' },
  copyPage('distributors'),
  copyPage('termsOfUse'),
  copyPage('generalTermsAndConditions'),
  copyPage('privacy'),
  copyPage('legalDisclosures'),
  copyPage('affiliate-terms'),
  copyPage('accessibility'),
  // Opened from what states the promise. Where the operator gives none, only bookings that have one lead here.
  {
    name: 'return-promise',
    path: '/returnPromise/:version',
    file: 'routes/cruises/return-promise.tsx',
    kind: 'internal',
    copy: 'returnPromise',
  },
  {
    name: 'newsletter',
    path: '/newsletter',
    file: 'routes/newsletter.tsx',
    kind: 'public',
  },
  // Opened by links in our emails. The browser reads the secret in them; it is not part of the page.
  {
    name: 'newsletter-confirm',
    path: '/newsletter/confirm',
    file: 'routes/email-links/newsletter-confirm.tsx',
    kind: 'internal',
  },
  {
    name: 'newsletter-unsubscribe',
    path: '/newsletter/unsubscribe',
    file: 'routes/email-links/newsletter-unsubscribe.tsx',
    kind: 'internal',
  },
  {
    name: 'reviews-unsubscribe',
    path: '/reviews/unsubscribe',
    file: 'routes/email-links/reviews-unsubscribe.tsx',
    kind: 'internal',
  },
  {
    name: 'billing-email',
    path: '/billing-email',
    file: 'routes/email-links/billing-email.tsx',
    kind: 'internal',
  },
  { name: 'login', path: '/login', file: 'routes/account/login.tsx', kind: 'private' },
  { name: 'dashboard', path: '/dashboard', file: 'routes/account/dashboard.tsx', kind: 'private' },
  { name: 'my-data', path: '/my-data', file: 'routes/account/my-data.tsx', kind: 'private' },
  { name: 'invitation', path: '/invitation', file: 'routes/account/invitation.tsx', kind: 'private' },
  // Opened by the link in an email. The browser reads the code from it.
  { name: 'verification', path: '/verification', file: 'routes/account/verification.tsx', kind: 'private' },
  { name: 'ui-kit', path: '/ui-kit', file: 'routes/ui-kit.tsx', kind: 'internal' },
  { name: 'status', path: '/status/:status', file: 'routes/status.tsx', kind: 'internal' },
  { name: 'fourOhFour', path: '/fourOhFour', file: 'routes/not-found.tsx', kind: 'public' },
];

/** Screen of any unknown path. */
export const notFoundScreen: Screen = {
  name: 'not-found',
  path: '/*',
  file: 'routes/not-found.tsx',
  kind: 'public',
};

/** Finds the screen of a path with or without a language prefix. */
export function screenOf(pathname: string): Screen {
  const { path } = splitLocale(pathname);
  return screens.find((screen) => isOn(screen, path)) ?? notFoundScreen;
}

/** Whether a navigation leads from one page of a screen to another page of the same screen. */
export function isSameScreen(name: string, from: { pathname: string }, to: { pathname: string }): boolean {
  return (
    from.pathname !== to.pathname && [from, to].every(({ pathname }) => screenOf(pathname).name === name)
  );
}

/** Any two segments look like the list of a place. They are one only if the first is a product type. */
function isOn(screen: Screen, path: string): boolean {
  const match = matchPath({ path: screen.path, caseSensitive: true }, path);
  const type = match?.params.productType;
  return match !== null && (type === undefined || isProductType(type));
}

/** Canonical path of an alternative spelling; undefined for any other path. */
export function aliasTarget(pathname: string): string | undefined {
  const { locale, path } = splitLocale(pathname);
  const screen = screens.find((candidate) => candidate.aliases?.includes(path));
  if (!screen) return undefined;
  return locale ? `/${locale}${screen.path}` : screen.path;
}
