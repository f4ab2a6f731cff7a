import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractPlugin } from './contract-plugin.ts';

const variant = process.env.VARIANT ?? 'ashore';
const variantFolder = fileURLToPath(new URL(`../../variants/${variant}/`, import.meta.url));

export default defineConfig({
  plugins: [tailwindcss(), contractPlugin(), reactRouter()],
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
  },
});
