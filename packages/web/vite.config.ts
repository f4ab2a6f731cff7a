import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import type { Variant } from '../../variants/variant-schema.ts';
import { contractPlugin } from './contract-plugin.ts';
import { fullRouterPlugin, isOfFullRouter } from './full-router-plugin.ts';
import { homeModules } from './home-modules.ts';
import { importAgainPlugin } from './import-again-plugin.ts';
import { noSourceMapLinkPlugin } from './no-source-map-link-plugin.ts';
import { screensPlugin } from './screens-plugin.ts';

const variant = process.env.VARIANT ?? 'ashore';
const variantFolder = fileURLToPath(new URL(`../../variants/${variant}/`, import.meta.url));
const { variant: settings }: { variant: Variant } = await import(`${variantFolder}variant.ts`);

const hasPicker = settings.home.search === 'picker';
const home = homeModules((id) => !hasPicker && /[\\/]fleet-picker\.tsx$/.test(id));

/**
 * Modules for choosing and booking. The product page and the pages after it load them. What only a traveller with a hold sees
 * stays apart.
 */
const forBooking =
  /[\\/]src[\\/](?:availability|pricing|features[\\/]quotes(?![\\/]hold[\\/]hold-(?:again|banner|calls|ended-dialog|timer))|ui[\\/]calendar)[\\/]|[\\/](?:carousel|live-price|option-panel|stepper|ticket|use-carousel)\.tsx?$/;

/**
 * Two groups: form controls, and the parts above and below a page's content. Each page uses one of them as a
 * whole.
 */
const forForms =
  /[\\/](?:checkbox|choice-group|errors|field|form-result|honeypot|select|text-input|use-form-submission)\.tsx?$/;
const forReading =
  /[\\/](?:breadcrumbs|empty-state|format-date|product-type-links|local-date-time|page-number|breadcrumb-trail|tab-\w+)\.tsx?$/;

/**
 * Most pages load their shared code in two files instead of twenty, because each request costs time, mainly
 * for headers. The framework changes rarely, so browsers keep it across our releases. The frame holds what
 * the home page also needs. Pages that need more load the other groups.
 */
const sharedChunks = [
  {
    name: 'framework',
    test: (id: string) =>
      /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/.test(id) && !isOfFullRouter(id),
  },
  {
    name: 'frame',
    test: (id: string) => /packages[\\/](core|web)[\\/]src[\\/]/.test(id) && home.isNeeded(id),
    minShareCount: 2,
  },
  // Must come after the frame: a group also takes the dependencies of its modules, unless an earlier group
  // has them.
  { name: 'forms', test: (id: string) => forForms.test(id) && !home.isNeeded(id), minShareCount: 2 },
  { name: 'reading', test: (id: string) => forReading.test(id) && !home.isNeeded(id), minShareCount: 2 },
  {
    name: 'booking',
    test: (id: string) => forBooking.test(id) && !home.isNeeded(id),
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    contractPlugin(),
    screensPlugin(),
    home.plugin,
    fullRouterPlugin(),
    reactRouter(),
    importAgainPlugin(),
    noSourceMapLinkPlugin(),
  ],
  cacheDir: fileURLToPath(new URL(`../../.cache/vite-${variant}`, import.meta.url)),
  // Known to the bundler, which leaves the picker out of the frame of other variants.
  define: { 'import.meta.env.HOME_HAS_PICKER': JSON.stringify(hasPicker) },
  resolve: { alias: { '#variant': variantFolder } },
  // Core is TypeScript in the workspace. The bundler must process it, because Node must not load it directly.
  ssr: { noExternal: [/^@ashore\//] },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox121'],
    cssMinify: 'lightningcss',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } }),
  },
}));
