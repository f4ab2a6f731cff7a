import { readdirSync, readFileSync, statSync } from 'node:fs';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { RETURN_PROMISE_VERSIONS } from '@ashore/core/cruises/return-promise.ts';
import { LOCALES, localeTable } from '@ashore/core/locale/locales.ts';
import { describe, expect, test } from 'vitest';
import { COPY_LOCALES, COPY_PAGES } from './copy-schema.ts';
import { variantFolders, variantOf } from './read-variants.ts';
import { FEATURED_PRODUCT_TYPES, VARIANT_NAMES, type Variant, variantSchema } from './variant-schema.ts';

const REQUIRED = ['icon.svg', 'logo.svg', 'tokens.css', 'variant.ts'];
/** Former versions of terms keep their pages. */
const FORMER_PAGES = RETURN_PROMISE_VERSIONS.slice(1).map((version) => `returnPromise-${version}`);
const COPY_FILES = COPY_LOCALES.flatMap((locale) =>
  [...COPY_PAGES, ...FORMER_PAGES].map((page) => `copy/${locale}/${page}.md`),
);

test('all white-labels that ship exist', () => {
  expect(variantFolders()).toEqual(expect.arrayContaining([...VARIANT_NAMES]));
});

test('the languages of the copy are those that the product offers', () => {
  expect(COPY_LOCALES).toEqual(LOCALES.filter((locale) => localeTable[locale].offered));
});

test('the product types a variant may feature are those of the product', () => {
  expect(FEATURED_PRODUCT_TYPES).toEqual(PRODUCT_TYPES);
});

describe.each(variantFolders())('%s', (name) => {
  test('its settings satisfy the schema and have the name of its folder', async () => {
    expect((await variantOf(name)).name).toBe(name);
  });

  test('it has its settings, tokens, logo and icon, and no file that is never read', () => {
    const files = filesBelow(name);
    expect(REQUIRED.filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => ![...REQUIRED, ...COPY_FILES].includes(file))).toEqual([]);
  });

  test('its drawings contain no letters, because the display name is set beside the mark', () => {
    for (const file of ['logo.svg', 'icon.svg']) {
      const drawing = readFileSync(new URL(`./${name}/${file}`, import.meta.url), 'utf8');
      expect(drawing.match(/<(?:text|title|tspan)\b/)).toBeNull();
    }
  });

  test('no file of a variant is empty or large enough to be a mistake', () => {
    const sizes = filesBelow(name).map(
      (file) => statSync(new URL(`./${name}/${file}`, import.meta.url)).size,
    );
    expect(Math.min(...sizes)).toBeGreaterThan(20);
    expect(Math.max(...sizes)).toBeLessThan(64_000);
  });
});

test.each(['concierge', 'cruise-concierge'])(
  '%s, whose readers book for others, has no newsletter and can be installed',
  async (name) => {
    const { newsletter, mobileApp, footer } = await variantOf(name);
    expect({ newsletter, mobileApp }).toEqual({ newsletter: null, mobileApp: 'installable' });
    expect(footer.columns.flatMap(({ pages }) => pages)).not.toContain('newsletter');
  },
);

test('the shared folder contains only copy', () => {
  expect(filesBelow('shared').filter((file) => !COPY_FILES.includes(file))).toEqual([]);
});

describe('the schema refuses', () => {
  test('a setting it does not know, so that a misspelt setting is noticed', async () => {
    expect(await errorsOf((variant) => ({ ...variant, chekoutKind: 'billed' }))).toMatch(/chekoutKind/);
  });

  test('a footer without one of the pages that the law requires', async () => {
    const withoutPrivacy = (pages: string[]) => pages.filter((page) => page !== 'privacy');
    expect(await errorsOf((variant) => withFooterPages(variant, withoutPrivacy))).toMatch(/privacy/);
  });

  test('a link to the newsletter if there is none', async () => {
    const errors = await errorsOf((variant) => ({ ...variant, newsletter: null }));
    expect(errors).toMatch(/newsletter is null/);
  });

  test('a page or section named twice', async () => {
    expect(await errorsOf((variant) => withFooterPages(variant, (pages) => [...pages, 'faq']))).toMatch(
      /named twice/,
    );
    const sections = ['hero', 'hero'];
    expect(await errorsOf((variant) => ({ ...variant, home: { ...variant.home, sections } }))).toMatch(
      /hero is named twice/,
    );
  });

  test('a social link that leads nowhere', async () => {
    const social = [{ network: 'instagram', href: '#' }];
    expect(await errorsOf((variant) => ({ ...variant, footer: { ...variant.footer, social } }))).toMatch(
      /href/,
    );
  });

  test.each([
    ['a template without room for the title of the page', { template: 'by {name}' }, /template.*\{page\}/],
    ['a template that writes the name itself', { template: '{page} · Ashore' }, /template.*\{name\}/],
    ['a home title that writes the name itself', { home: 'Ashore: tours' }, /home.*\{name\}/],
    ['a placeholder that nothing fills', { home: '{name}: {city}' }, /home/],
  ])('%s', async (_, wrong, message) => {
    const errors = await errorsOf((variant) => ({
      ...variant,
      titles: { ...variant.titles, de: { ...variant.titles.de, ...wrong } },
    }));
    expect(errors).toMatch(message);
  });

  test('a missing language', async () => {
    const { en, de } = (await variantOf('ashore')).description;
    expect(await errorsOf((variant) => ({ ...variant, description: { en, de } }))).toMatch(/zh-Hans/);
  });
});

async function errorsOf(change: (variant: Variant) => unknown): Promise<string> {
  const { success, error } = variantSchema.safeParse(change(await variantOf('ashore')));
  return success ? 'accepted' : JSON.stringify(error.issues);
}

function withFooterPages(variant: Variant, change: (pages: string[]) => string[]): unknown {
  const columns = variant.footer.columns.map((column) => ({ ...column, pages: change(column.pages) }));
  return { ...variant, footer: { ...variant.footer, columns } };
}

function filesBelow(folder: string): string[] {
  return readdirSync(new URL(`./${folder}`, import.meta.url), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.split(`/variants/${folder}/`)[1] ?? entry.name);
}
