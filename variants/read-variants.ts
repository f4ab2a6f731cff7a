import { readdirSync, readFileSync } from 'node:fs';
import type { VariantTokens } from './token-rules.ts';
import { type Variant, variantSchema } from './variant-schema.ts';

/** Every folder except `shared` is a white-label. A new folder is checked without further steps. */
export function variantFolders(): string[] {
  return readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map((entry) => entry.name)
    .sort();
}

export async function variantOf(name: string): Promise<Variant> {
  const loaded: { variant: unknown } = await import(new URL(`./${name}/variant.ts`, import.meta.url).href);
  return variantSchema.parse(loaded.variant);
}

export async function variantTokens(name: string): Promise<VariantTokens> {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const { themeColours } = await variantOf(name);
  return {
    theme: read('../packages/web/src/ui/tokens.css'),
    own: read(`./${name}/tokens.css`),
    themeColours,
  };
}
