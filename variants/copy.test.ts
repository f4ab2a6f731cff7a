import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COPY_LOCALES, COPY_PAGES, COPY_PLACEHOLDERS, type CopyLocale, LEGAL_PAGES } from './copy-schema.ts';
import { parseCopyPage } from './parse-copy-page.ts';
import { variantFolders } from './read-variants.ts';

const LINK = /\[([^\]\n]+)\]\(([^)\s]+)\)/g;
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** Everything that binds somebody must say which version one has read. */
const DATED_PAGES: readonly string[] = [...LEGAL_PAGES, 'affiliate-terms'];
const LINK_TARGETS = ['/', '/toursAndActivities', ...COPY_PAGES.map((page) => `/${page}`)];
const ALL_PAGES = ['shared', ...variantFolders()].flatMap((folder) =>
  COPY_LOCALES.flatMap((locale) =>
    COPY_PAGES.map((page) => ({ folder, locale, page, path: pathOf(folder, locale, page) })),
  ),
);
const WRITTEN = ALL_PAGES.filter(({ path }) => existsSync(new URL(path, import.meta.url)));

describe.each(variantFolders())('%s', (name) => {
  test('every page exists in every language: its own text, else the shared one', () => {
    const missing = COPY_LOCALES.flatMap((locale) =>
      COPY_PAGES.filter((page) => ![name, 'shared'].some((folder) => isWritten(folder, locale, page))).map(
        (page) => `${locale}/${page}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  test('a page of its own is written in all languages, so that no two languages tell different things', () => {
    const partly = COPY_PAGES.filter((page) => {
      const languages = COPY_LOCALES.filter((locale) => isWritten(name, locale, page)).length;
      return languages !== 0 && languages !== COPY_LOCALES.length;
    });
    expect(partly).toEqual([]);
  });
});

test('the shared folder alone is a complete set, so a new white-label can start without a word of its own', () => {
  const shared = WRITTEN.filter(({ folder }) => folder === 'shared');
  expect(shared).toHaveLength(COPY_LOCALES.length * COPY_PAGES.length);
});

test.each(ALL_PAGES.filter(({ folder, locale, page }) => locale === 'en' && isWritten(folder, locale, page)))(
  '$folder/$page has the same sections in every language',
  ({ folder, page }) => {
    const counts = COPY_LOCALES.map((locale) => headingsOf(bodyOf(pathOf(folder, locale, page))).length);
    expect(new Set(counts)).toEqual(new Set([counts[0]]));
  },
);

describe.each(WRITTEN)('$path', ({ locale, page, path }) => {
  test('a page has title, description and lead, and says when its law changed', () => {
    const { frontMatter } = parseCopyPage(read(path));
    expect(frontMatter.updated !== undefined).toBe(DATED_PAGES.includes(page));
  });

  test('a page is made of second-level headings, paragraphs, lists and links only', () => {
    const odd = bodyOf(path)
      .split('\n')
      .filter((line) => !/^$|^## \S|^- \S|^\d+\. \S|^[\p{L}\p{N}{„“（《[]/u.test(line));
    expect(odd).toEqual([]);
    // A line broken by hand inside a paragraph or an item would be read as part of neither.
    const blocks = bodyOf(path).split(/\n{2,}/);
    expect(
      blocks.filter((block) => block.includes('\n') && !/^(- .*(\n- .*)*|1\. .*(\n\d\. .*)*)$/.test(block)),
    ).toEqual([]);
    expect(bodyOf(path)).not.toMatch(/[<>`*_|~]|!\[|https?:/);
  });

  test('a link leads to a page that exists, or to a mailbox', () => {
    const targets = [...bodyOf(path).matchAll(LINK)].map(([, , target = '']) => target);
    expect(
      targets.filter((target) => !target.startsWith('mailto:') && !LINK_TARGETS.includes(target)),
    ).toEqual([]);
  });

  test('a text asks only for what the settings can tell', () => {
    const asked = [...read(path).matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    expect(asked.filter((name) => !(COPY_PLACEHOLDERS as readonly string[]).includes(name))).toEqual([]);
  });

  test('the voice is calm and the signs are those of the language', () => {
    expect(breaches(locale, read(path).replaceAll(PLACEHOLDER, '').replaceAll(LINK, '$1'))).toEqual([]);
  });
});

describe.each(WRITTEN.filter(({ page }) => page === 'faq'))('$path', ({ path }) => {
  test('a FAQ is six to ten questions, each with an answer: search engines are given it as such', () => {
    const questions = bodyOf(path).split(/^## /m);
    expect(questions[0]).toBe('');
    expect(questions.length - 1).toBeGreaterThanOrEqual(6);
    expect(questions.length - 1).toBeLessThanOrEqual(10);
    expect(questions.slice(1).filter((question) => !/^[^\n]+[?？]\n\n\S/.test(question))).toEqual([]);
  });
});

const RULES: Record<CopyLocale, readonly (readonly [string, RegExp])[]> = {
  en: [
    ['typewriter quotes or apostrophes', /["']/],
    ['American spelling', /\b(color|traveler|center\b|organiz|authoriz|license)/i],
  ],
  de: [
    ['typewriter quotes or apostrophes', /["'”]/],
    ['Duzen', /\b(du|dich|dir|dein\w*|euch|eure\w*)\b/],
    [
      'an English word where a German one sits',
      /\b(Ticketing|Buchungs-Flow|Voucher|Supplier|Tools?|buchbar machen)\b/,
    ],
  ],
  'zh-Hans': [
    ['the informal you', /你/],
    ['half-width signs beside Chinese', /\p{Script=Han}[,;:?!()]|[,;:?!()]\p{Script=Han}/u],
    ['a space inside Chinese', /\p{Script=Han} \p{Script=Han}/u],
    ['typewriter quotes', /["']/],
  ],
};

function breaches(locale: CopyLocale, text: string): string[] {
  const prose = text.replace(/^(title|description|lead|updated): ?/gm, '');
  const rules = [...RULES[locale], ['an exclamation mark', /[!！]/] as const];
  return rules
    .filter(([, pattern]) => pattern.test(prose))
    .map(([name, pattern]) => `${name}: ${pattern.exec(prose)?.[0]}`);
}

function isWritten(folder: string, locale: string, page: string): boolean {
  return WRITTEN.some(
    (written) => written.folder === folder && written.locale === locale && written.page === page,
  );
}

function pathOf(folder: string, locale: string, page: string): string {
  return `./${folder}/copy/${locale}/${page}.md`;
}

function read(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function bodyOf(path: string): string {
  return parseCopyPage(read(path)).body;
}

function headingsOf(body: string): string[] {
  return body.match(/^## .+$/gm) ?? [];
}
