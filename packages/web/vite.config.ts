import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractPlugin } from './contract-plugin.ts';
import { homeModules } from './home-modules.ts';

const variant = process.env.VARIANT ?? 'ashore';
const variantFolder = fileURLToPath(new URL(`../../variants/${variant}/`, import.meta.url));

const home = homeModules();

/** What one chooses, books and looks on with: the page of a product carries it, and those after it. */
const forBooking =
  /[\\/]src[\\/](?:availability|pricing|features[\\/]quotes)[\\/]|[\\/](?:calendar[\w-]*|carousel[\w-]*|live-price|option-panel|stepper|ticket|use-carousel|use-rested)\.tsx?$/;

/** What one types and chooses with, and what stands over and under a page: each page has all of one of them. */
const forForms =
  /[\\/](?:checkbox|choice-\w+|error-summary|field|field-error|form-trap|not-sent|select|sent|text-area|use-complaints|use-sending)\.tsx?$/;
const forReading =
  /[\\/](?:breadcrumbs|empty-state|format-date|kind-links|local-time|page-links|page-number|page-trail|tab-\w+|use-current-in-view)\.tsx?$/;

/**
 * What most pages need comes in two files instead of twenty: each request has its price, above all in headers. The
 * framework changes rarely and is kept by browsers across our releases. The frame is what home is made of as well: what
 * it does without comes with the pages that have it.
 */
const sharedChunks = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  {
    name: 'frame',
    test: (id: string) => /packages[\\/](core|web)[\\/]src[\\/]/.test(id) && home.isNeeded(id),
    minShareCount: 2,
  },
  // After the frame: a group takes along what its modules need, unless an earlier one has it.
  { name: 'forms', test: (id: string) => forForms.test(id) && !home.isNeeded(id), minShareCount: 2 },
  { name: 'reading', test: (id: string) => forReading.test(id) && !home.isNeeded(id), minShareCount: 2 },
  {
    name: 'booking',
    test: (id: string) => forBooking.test(id) && !home.isNeeded(id),
    minShareCount: 2,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), contractPlugin(), home.plugin, reactRouter()],
  cacheDir: fileURLToPath(new URL(`../../.cache/vite-${variant}`, import.meta.url)),
  resolve: { alias: { '#variant': variantFolder } },
  // Core is TypeScript in the workspace: it must go through the bundler, not be left to Node.
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
