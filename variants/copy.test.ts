import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ABILITIES, type Abilities } from './abilities.ts';
import { COPY_LOCALES, COPY_PAGES, COPY_PLACEHOLDERS, type CopyLocale, LEGAL_PAGES } from './copy-schema.ts';
import { keepTrueLines } from './keep-true-lines.ts';
import { parseCopyPage } from './parse-copy-page.ts';
import { variantFolders } from './read-variants.ts';

const LINK = /\[([^\]\n]+)\]\(([^)\s]+)\)/g;
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** Every binding page must say which version it is. */
const DATED_PAGES: readonly string[] = [...LEGAL_PAGES, 'affiliate-terms', 'accessibility', 'returnPromise'];
const LINK_TARGETS = [
  '/',
  '/toursAndActivities',
  '/toursForCruises',
  '/find-booking',
  ...COPY_PAGES.map((page) => `/${page}`),
];
const ALL_PAGES = ['shared', ...variantFolders()].flatMap((folder) =>
  COPY_LOCALES.flatMap((locale) =>
    COPY_PAGES.map((page) => ({ folder, locale, page, path: pathOf(folder, locale, page) })),
  ),
);
const WRITTEN = ALL_PAGES.filter(({ path }) => existsSync(new URL(path, import.meta.url)));

/** A page must be right today, and on the day when every feature is built. */
const everything: Abilities = {
  search: true,
  booking: true,
  accounts: true,
  reviews: true,
};
const DAYS = [ABILITIES, everything] as const;

describe.each(variantFolders())('%s', (name) => {
  test('every page exists in every language, as its own text or as the shared one', () => {
    const missing = COPY_LOCALES.flatMap((locale) =>
      COPY_PAGES.filter((page) => ![name, 'shared'].some((folder) => isWritten(folder, locale, page))).map(
        (page) => `${locale}/${page}`,
      ),
    );
    expect(missing).toEqual([]);
  });

  test('a variant’s own page is written in all languages, so that the languages agree', () => {
    const partly = COPY_PAGES.filter((page) => {
      const languages = COPY_LOCALES.filter((locale) => isWritten(name, locale, page)).length;
      return languages !== 0 && languages !== COPY_LOCALES.length;
    });
    expect(partly).toEqual([]);
  });
});

test.each(WRITTEN.filter(({ page }) => page === 'faq' || page === 'contactus'))(
  'a traveller who has lost the email is led to the booking: $path',
  ({ path }) => {
    expect(bodyOf(path, ABILITIES)).toContain('](/find-booking)');
  },
);

test('the shared folder alone is a complete set, so that a new white-label can start without its own texts', () => {
  const shared = WRITTEN.filter(({ folder }) => folder === 'shared');
  expect(shared).toHaveLength(COPY_LOCALES.length * COPY_PAGES.length);
});

test.each(ALL_PAGES.filter(({ folder, locale, page }) => locale === 'en' && isWritten(folder, locale, page)))(
  '$folder/$page has the same sections in every language',
  ({ folder, page }) => {
    for (const day of DAYS) {
      const counts = COPY_LOCALES.map(
        (locale) => headingsOf(bodyOf(pathOf(folder, locale, page), day)).length,
      );
      expect(new Set(counts)).toEqual(new Set([counts[0]]));
    }
  },
);

const ON_EACH_DAY = DAYS.flatMap((day, number) =>
  WRITTEN.map((page) => ({ ...page, day, when: number === 0 ? 'today' : 'when all is built' })),
);

describe.each(ON_EACH_DAY)('$path $when', ({ locale, page, path, day }) => {
  test('a page has title, description and lead, and a binding page states its date', () => {
    const { frontMatter } = parseCopyPage(read(path, day));
    expect(frontMatter.updated !== undefined).toBe(DATED_PAGES.includes(page));
  });

  test('a page is made of headings, paragraphs, lists, tables and links only', () => {
    const odd = bodyOf(path, day)
      .split('\n')
      .filter((line) => !/^$|^###? \S|^- \S|^\d+\. \S|^\| .* \|$|^[\p{L}\p{N}{„“（《[]/u.test(line));
    expect(odd).toEqual([]);
    // A line break inside a paragraph or an item would end it.
    const blocks = bodyOf(path, day).split(/\n{2,}/);
    expect(
      blocks.filter(
        (block) =>
          block.includes('\n') &&
          !/^(- .*(\n- .*)*|1\. .*(\n\d\. .*)*|\|.*\|\n\| ---.*\|(\n\|.*\|)+)$/.test(block),
      ),
    ).toEqual([]);
    expect(bodyOf(path, day).replace(/^\|.*\|$/gm, '')).not.toMatch(/[<>`*_|~]|!\[|https?:/);
  });

  test('a link leads to an existing page or to a mailbox', () => {
    const targets = [...bodyOf(path, day).matchAll(LINK)].map(([, , target = '']) => target);
    expect(
      targets.filter((target) => !target.startsWith('mailto:') && !LINK_TARGETS.includes(target)),
    ).toEqual([]);
  });

  test('a text uses only placeholders that the settings can fill', () => {
    const names = [...read(path, day).matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    expect(names.filter((name) => !(COPY_PLACEHOLDERS as readonly string[]).includes(name))).toEqual([]);
  });

  test('the voice is calm, and punctuation is that of the language', () => {
    expect(breaches(locale, read(path, day).replaceAll(PLACEHOLDER, '').replaceAll(LINK, '$1'))).toEqual([]);
  });
});

describe.each(ON_EACH_DAY.filter(({ page }) => page === 'faq'))('$path $when', ({ path, day }) => {
  test('an FAQ is groups of questions, each with an answer, as search engines receive it', () => {
    const groups = bodyOf(path, day).split(/^## /m);
    expect(groups[0]).toBe('');
    expect(groups.slice(1).filter((group) => !/^[^\n]+\n\n### /.test(group))).toEqual([]);
    const questions = bodyOf(path, day)
      .replace(/^## .*\n\n/gm, '')
      .split(/^### /m);
    expect(questions.length - 1).toBeGreaterThanOrEqual(6);
    expect(questions.length - 1).toBeLessThanOrEqual(28);
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
    ['another word for the number of a booking', /\bBestellnummer|\bBuchungscode/],
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

function read(path: string, day: Abilities): string {
  return keepTrueLines(readFileSync(new URL(path, import.meta.url), 'utf8'), day);
}

function bodyOf(path: string, day: Abilities): string {
  return parseCopyPage(read(path, day)).body;
}

function headingsOf(body: string): string[] {
  return body.match(/^###? .+$/gm) ?? [];
}
