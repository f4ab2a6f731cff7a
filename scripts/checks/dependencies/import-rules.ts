/**
 * The only definition of the directions in which imports may point. A zone is a list of path prefixes; the
 * longest one that fits a file names its zone. A zone may import itself and the zones it lists. Everything
 * else is forbidden.
 */
type Zone = { readonly paths: readonly string[]; readonly mayImport: readonly string[] };

const server = 'packages/server/src/';
const web = 'packages/web/src/';

// From the bottom up: a higher zone may use everything below it.
const usableByServerFeatures = ['server gateways', 'server database', 'artwork', 'search', 'core'];
// Request handlers and jobs may read the settings of this installation. What features decide must not depend
// on them.
const usableByServerHttp = ['server features', 'server settings', ...usableByServerFeatures];
const usableByServerEntry = ['server http', 'server jobs', ...usableByServerHttp];

const usableByWebFeatures = ['web state', 'web ui', 'web ground', 'variants', 'core'];
const usableByWebShell = ['web features', 'web copy', ...usableByWebFeatures];
const usableByWebRoutes = ['web shell', ...usableByWebShell];

export const zones: Readonly<Record<string, Zone>> = {
  core: { paths: ['packages/core/'], mayImport: [] },
  // Draws, and imports no other zone.
  artwork: { paths: ['packages/artwork/'], mayImport: [] },
  // Understands queries and searches the data it was given. It reads no database and uses no network.
  search: { paths: ['packages/search/'], mayImport: ['core'] },

  // The files directly below src start and compose the server. Nothing below may import them.
  'server entry': { paths: [server, 'packages/server/'], mayImport: usableByServerEntry },
  'server command line': {
    paths: [`${server}command-line/`],
    mayImport: ['server entry', 'server jobs', ...usableByServerHttp],
  },
  'server http': { paths: [`${server}http/`], mayImport: usableByServerHttp },
  'server jobs': { paths: [`${server}jobs/`], mayImport: usableByServerHttp },
  'server features': { paths: [`${server}features/`], mayImport: usableByServerFeatures },
  // The embedded half of a gateway stores its data (outbox, sandbox payments) in the database; never the
  // reverse.
  'server gateways': { paths: [`${server}gateways/`], mayImport: ['server database', 'search', 'core'] },
  'server settings': {
    paths: [`${server}env.ts`, `${server}settings/`],
    mayImport: ['server database', 'core'],
  },
  'server database': { paths: [`${server}database/`], mayImport: ['core'] },

  'web entry': { paths: ['packages/web/'], mayImport: ['web build', 'web routes', ...usableByWebRoutes] },
  'web build': { paths: ['packages/web/contract-plugin.ts'], mayImport: ['core'] },
  'web routes': { paths: [`${web}routes/`], mayImport: usableByWebRoutes },
  // The frame around every page shows parts of features (cart, wishlist), so it is above them.
  'web shell': { paths: [`${web}shell/`], mayImport: usableByWebShell },
  'web features': { paths: [`${web}features/`], mayImport: usableByWebFeatures },
  'web copy': { paths: [`${web}copy/`], mayImport: ['web ui', 'web ground', 'variants', 'core'] },
  'web state': {
    paths: [`${web}store/`, `${web}analytics/`, `${web}api/`],
    // The white-label sets the step at which a checkout begins.
    mayImport: ['web ground', 'variants', 'core'],
  },
  'web ui': { paths: [`${web}ui/`], mayImport: ['core'] },
  // What makes a page: its screen, its language and texts, and links to other pages in the same language.
  'web ground': {
    paths: [`${web}page/`, `${web}screens.ts`, `${web}i18n/`],
    mayImport: ['core'],
  },

  variants: { paths: ['variants/'], mayImport: ['core'] },
  demo: { paths: ['demo/'], mayImport: ['server entry', ...usableByServerHttp] },
  tools: {
    paths: ['scripts/', 'bench/', 'tests/', 'vitest.config.ts', 'playwright.config.ts'],
    mayImport: ['server entry', ...usableByServerEntry, 'web build', 'web ground', 'variants', 'demo'],
  },
};

/**
 * The features of the server, lowest floor first. A feature may use those of lower floors, never those of the
 * same floor.
 */
export const floors: readonly (readonly string[])[] = [
  ['organisations', 'content', 'images'],
  ['catalogue'],
  ['availability', 'reviews', 'maps'],
  ['search', 'lists', 'quotes', 'discounts', 'waivers', 'payments'],
  ['hotels', 'cruises'],
  ['bookings', 'tickets'],
  // Messages from visitors are a separate feature: neither the content of a page nor part of an account.
  ['checkout', 'accounts', 'wishlist', 'newsletter', 'suppliers', 'enquiries'],
  // Exports and erases what all others store about a person.
  ['personal-data'],
];

type FeatureFolder = {
  readonly folder: string;
  /** False for features of the web, which are all on one level. */
  readonly hasFloors: boolean;
  /** Names that are allowed besides the nouns of the trade. */
  readonly otherNames: readonly string[];
};

export const featureFolders: readonly FeatureFolder[] = [
  { folder: `${server}features/`, hasFloors: true, otherNames: [] },
  { folder: `${web}features/`, hasFloors: false, otherNames: ['home'] },
];

/** The only packages that core may import. None of them reads or writes; the last knows the phone numbers of every country. */
export const corePackages: readonly string[] = ['zod', '@orpc/contract', 'libphonenumber-js'];
