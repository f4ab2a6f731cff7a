/**
 * Which way imports may point, written down once. A zone is a list of path beginnings; the longest that fits a file
 * names its zone. A zone may import itself and what it lists; what is not listed is forbidden.
 */
type Zone = { readonly paths: readonly string[]; readonly mayImport: readonly string[] };

const server = 'packages/server/src/';
const web = 'packages/web/src/';

export const zones: Readonly<Record<string, Zone>> = {
  core: { paths: ['packages/core/'], mayImport: [] },

  // The files right below src start, compose and configure; nothing below them may know them.
  'server entry': {
    paths: [server, 'packages/server/'],
    mayImport: [
      'server http',
      'server jobs',
      'server features',
      'server gateways',
      'server database',
      'core',
    ],
  },
  'server command line': {
    paths: [`${server}command-line/`],
    mayImport: [
      'server entry',
      'server jobs',
      'server features',
      'server gateways',
      'server database',
      'core',
    ],
  },
  'server http': {
    paths: [`${server}http/`],
    mayImport: ['server features', 'server gateways', 'server database', 'server settings', 'core'],
  },
  'server jobs': {
    paths: [`${server}jobs/`],
    mayImport: ['server features', 'server gateways', 'server database', 'server settings', 'core'],
  },
  'server features': {
    paths: [`${server}features/`],
    mayImport: ['server gateways', 'server database', 'core'],
  },
  // The embedded half of a gateway keeps its things (outbox, sandbox payments) in the database; never the reverse.
  'server gateways': { paths: [`${server}gateways/`], mayImport: ['server database', 'core'] },
  // Whoever answers or works may know how this installation is set; what features decide must not depend on it.
  'server settings': { paths: [`${server}env.ts`], mayImport: ['server database', 'core'] },
  'server database': { paths: [`${server}database/`], mayImport: ['core'] },

  'web entry': {
    paths: ['packages/web/'],
    mayImport: [
      'web routes',
      'web shell',
      'web features',
      'web copy',
      'web state',
      'web ui',
      'web ground',
      'variants',
      'core',
    ],
  },
  'web routes': {
    paths: [`${web}routes/`],
    mayImport: [
      'web shell',
      'web features',
      'web copy',
      'web state',
      'web ui',
      'web ground',
      'variants',
      'core',
    ],
  },
  // The frame around every page shows pieces of features (cart, wishlist) and so stands above them.
  'web shell': {
    paths: [`${web}shell/`],
    mayImport: ['web features', 'web copy', 'web state', 'web ui', 'web ground', 'variants', 'core'],
  },
  'web copy': { paths: [`${web}copy/`], mayImport: ['web ui', 'web ground', 'variants', 'core'] },
  'web features': {
    paths: [`${web}features/`],
    mayImport: ['web state', 'web ui', 'web ground', 'variants', 'core'],
  },
  'web state': {
    paths: [`${web}store/`, `${web}analytics/`, `${web}api/`],
    mayImport: ['web ground', 'core'],
  },
  'web ui': { paths: [`${web}ui/`], mayImport: ['core'] },
  // What a page is: its screen, its language and texts, and how to link to another one in the same language.
  'web ground': {
    paths: [`${web}page/`, `${web}screens.ts`, `${web}i18n/`, `${web}shell/local-link.tsx`],
    mayImport: ['core'],
  },

  variants: { paths: ['variants/'], mayImport: ['core'] },
  demo: {
    paths: ['demo/'],
    mayImport: ['server entry', 'server features', 'server database', 'server settings', 'core'],
  },
  tools: {
    paths: ['scripts/', 'bench/', 'tests/', 'vitest.config.ts', 'playwright.config.ts'],
    mayImport: [
      'server entry',
      'server http',
      'server database',
      'server settings',
      'web ground',
      'variants',
      'demo',
      'core',
    ],
  },
};

/** The features of the server, lowest floor first. One may use those of the floors below it, never its neighbours. */
export const floors: readonly (readonly string[])[] = [
  ['locations', 'organisations', 'content', 'images'],
  ['catalogue'],
  ['availability', 'reviews'],
  ['search', 'quotes', 'discounts', 'waivers', 'payments'],
  ['hotels', 'cruises'],
  ['bookings', 'tickets'],
  ['checkout', 'accounts', 'wishlist', 'newsletter', 'suppliers'],
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
