/**
 * Which way imports may point, written down once. A zone is a list of path beginnings; the longest that fits a file
 * names its zone. A zone may import itself and what it lists; what is not listed is forbidden.
 */
type Zone = { readonly paths: readonly string[]; readonly mayImport: readonly string[] };

const server = 'packages/server/src/';
const web = 'packages/web/src/';

// From the bottom up: who stands higher may use everything below.
const belowServerFeatures = ['server gateways', 'server database', 'artwork', 'search', 'core'];
// Whoever answers or works may know how this installation is set; what features decide must not depend on it.
const belowServerHttp = ['server features', 'server settings', ...belowServerFeatures];
const belowServerEntry = ['server http', 'server jobs', ...belowServerHttp];

const belowWebFeatures = ['web state', 'web ui', 'web ground', 'variants', 'core'];
const belowWebShell = ['web features', 'web copy', ...belowWebFeatures];
const belowWebRoutes = ['web shell', ...belowWebShell];

export const zones: Readonly<Record<string, Zone>> = {
  core: { paths: ['packages/core/'], mayImport: [] },
  // Draws, and knows nobody.
  artwork: { paths: ['packages/artwork/'], mayImport: [] },
  // Understands what people type and finds it among what it was told; reads no database and asks no network.
  search: { paths: ['packages/search/'], mayImport: ['core'] },

  // The files right below src start and compose; nothing below them may know them.
  'server entry': { paths: [server, 'packages/server/'], mayImport: belowServerEntry },
  'server command line': {
    paths: [`${server}command-line/`],
    mayImport: ['server entry', 'server jobs', ...belowServerHttp],
  },
  'server http': { paths: [`${server}http/`], mayImport: belowServerHttp },
  'server jobs': { paths: [`${server}jobs/`], mayImport: belowServerHttp },
  'server features': { paths: [`${server}features/`], mayImport: belowServerFeatures },
  // The embedded half of a gateway keeps its things (outbox, sandbox payments) in the database; never the reverse.
  'server gateways': { paths: [`${server}gateways/`], mayImport: ['server database', 'search', 'core'] },
  'server settings': {
    paths: [`${server}env.ts`, `${server}settings/`],
    mayImport: ['server database', 'core'],
  },
  'server database': { paths: [`${server}database/`], mayImport: ['core'] },

  'web entry': { paths: ['packages/web/'], mayImport: ['web routes', ...belowWebRoutes] },
  'web routes': { paths: [`${web}routes/`], mayImport: belowWebRoutes },
  // The frame around every page shows pieces of features (cart, wishlist) and so stands above them.
  'web shell': { paths: [`${web}shell/`], mayImport: belowWebShell },
  'web features': { paths: [`${web}features/`], mayImport: belowWebFeatures },
  'web copy': { paths: [`${web}copy/`], mayImport: ['web ui', 'web ground', 'variants', 'core'] },
  'web state': {
    paths: [`${web}store/`, `${web}analytics/`, `${web}api/`],
    // A checkout begins at the step that the white-label has set.
    mayImport: ['web ground', 'variants', 'core'],
  },
  'web ui': { paths: [`${web}ui/`], mayImport: ['core'] },
  // What a page is: its screen, its language and texts, and how to link to another one in the same language.
  'web ground': {
    paths: [`${web}page/`, `${web}screens.ts`, `${web}i18n/`, `${web}shell/local-link.tsx`],
    mayImport: ['core'],
  },

  variants: { paths: ['variants/'], mayImport: ['core'] },
  demo: { paths: ['demo/'], mayImport: ['server entry', ...belowServerHttp] },
  tools: {
    paths: ['scripts/', 'bench/', 'tests/', 'vitest.config.ts', 'playwright.config.ts'],
    mayImport: ['server entry', ...belowServerEntry, 'web ground', 'variants', 'demo'],
  },
};

/** The features of the server, lowest floor first. One may use those of the floors below it, never its neighbours. */
export const floors: readonly (readonly string[])[] = [
  ['locations', 'organisations', 'content', 'images'],
  ['catalogue'],
  ['availability', 'reviews', 'maps'],
  ['search', 'lists', 'quotes', 'discounts', 'waivers', 'payments'],
  ['hotels', 'cruises'],
  ['bookings', 'tickets'],
  // What people write to us is a thing of its own: neither a page's content nor anybody's account.
  ['checkout', 'accounts', 'wishlist', 'newsletter', 'suppliers', 'enquiries'],
];

type FeatureFolder = {
  readonly folder: string;
  /** Those of the web stand side by side, none above another. */
  readonly isFloored: boolean;
  /** Names beyond the nouns of the trade. */
  readonly also: readonly string[];
};

export const featureFolders: readonly FeatureFolder[] = [
  { folder: `${server}features/`, isFloored: true, also: [] },
  { folder: `${web}features/`, isFloored: false, also: ['home'] },
];

/** Core decides; it does not reach out. These are its only packages. */
export const corePackages: readonly string[] = ['zod', '@orpc/contract'];
