import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ABILITIES, type Abilities, type Features, featuresOf } from './abilities.ts';
import { COPY_LOCALES, COPY_PAGES, COPY_PLACEHOLDERS, type CopyLocale, LEGAL_PAGES } from './copy-schema.ts';
import { keepTrueLines } from './keep-true-lines.ts';
import { parseCopyPage } from './parse-copy-page.ts';
import { variantFolders, variantOf } from './read-variants.ts';

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
const variants = await Promise.all(variantFolders().map(variantOf));
/** What a page may mention, today and on that day, in every white-label. Several white-labels offer the same. */
const DAYS = (
  [
    ['today', ABILITIES],
    ['when all is built', everything],
  ] as const
).flatMap(([day, abilities]) => {
  const offers = variants.map((variant) => featuresOf(variant, abilities));
  return offers
    .filter((offer, index) => offers.findIndex((other) => isDeepStrictEqual(other, offer)) === index)
    .map((features) => ({
      features,
      when: `${day}, ${features.newsletter ? 'with' : 'without'} a newsletter`,
    }));
});

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
    for (const { features } of DAYS) expect(bodyOf(path, features)).toContain('](/find-booking)');
  },
);

/** What only some white-labels offer, in the words of each language. */
const OFFERED: Record<'newsletter' | 'guestCheckout', Record<CopyLocale, RegExp>> = {
  newsletter: { en: /newsletter/i, de: /Newsletter/i, 'zh-Hans': /订阅|退订(?!评价)/ },
  guestCheckout: { en: /book as a guest/i, de: /als Gast buchen/i, 'zh-Hans': /不注册直接预订/ },
};

test.each(variants)('$name mentions nothing on its pages that it does not offer', (variant) => {
  const features = featuresOf(variant);
  const shown = COPY_PAGES.filter((page) => page !== 'newsletter' || features.newsletter);
  const untrue = COPY_LOCALES.flatMap((locale) =>
    shown.flatMap((page) => {
      const folder = isWritten(variant.name, locale, page) ? variant.name : 'shared';
      const lines = read(pathOf(folder, locale, page), features).split('\n');
      return (['newsletter', 'guestCheckout'] as const)
        .filter((offer) => !features[offer])
        .flatMap((offer) => lines.filter((line) => OFFERED[offer][locale].test(line)));
    }),
  );
  expect(untrue).toEqual([]);
});

test('the shared folder alone is a complete set, so that a new white-label can start without its own texts', () => {
  const shared = WRITTEN.filter(({ folder }) => folder === 'shared');
  expect(shared).toHaveLength(COPY_LOCALES.length * COPY_PAGES.length);
});

test.each(ALL_PAGES.filter(({ folder, locale, page }) => locale === 'en' && isWritten(folder, locale, page)))(
  '$folder/$page has the same sections in every language',
  ({ folder, page }) => {
    for (const { features } of DAYS) {
      const counts = COPY_LOCALES.map(
        (locale) => headingsOf(bodyOf(pathOf(folder, locale, page), features)).length,
      );
      expect(new Set(counts)).toEqual(new Set([counts[0]]));
    }
  },
);

const ON_EACH_DAY = DAYS.flatMap(({ features, when }) =>
  WRITTEN.map((page) => ({ ...page, features, when })),
);

describe.each(ON_EACH_DAY)('$path $when', ({ locale, page, path, features }) => {
  test('a page has title, description and lead, and a binding page states its date', () => {
    const { frontMatter } = parseCopyPage(read(path, features));
    expect(frontMatter.updated !== undefined).toBe(DATED_PAGES.includes(page));
  });

  test('a page is made of headings, paragraphs, lists, tables and links only', () => {
    const odd = bodyOf(path, features)
      .split('\n')
      .filter((line) => !/^$|^###? \S|^- \S|^\d+\. \S|^\| .* \|$|^[\p{L}\p{N}{„“（《[]/u.test(line));
    expect(odd).toEqual([]);
    // A line break inside a paragraph or an item would end it.
    const blocks = bodyOf(path, features).split(/\n{2,}/);
    expect(
      blocks.filter(
        (block) =>
          block.includes('\n') &&
          !/^(- .*(\n- .*)*|1\. .*(\n\d\. .*)*|\|.*\|\n\| ---.*\|(\n\|.*\|)+)$/.test(block),
      ),
    ).toEqual([]);
    expect(bodyOf(path, features).replace(/^\|.*\|$/gm, '')).not.toMatch(/[<>`*_|~]|!\[|https?:/);
  });

  test('a link leads to an existing page or to a mailbox', () => {
    const targets = [...bodyOf(path, features).matchAll(LINK)].map(([, , target = '']) => target);
    expect(
      targets.filter((target) => !target.startsWith('mailto:') && !LINK_TARGETS.includes(target)),
    ).toEqual([]);
  });

  test('a text uses only placeholders that the settings can fill', () => {
    const names = [...read(path, features).matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    expect(names.filter((name) => !(COPY_PLACEHOLDERS as readonly string[]).includes(name))).toEqual([]);
  });

  test('the voice is calm, and punctuation is that of the language', () => {
    expect(breaches(locale, read(path, features).replaceAll(PLACEHOLDER, '').replaceAll(LINK, '$1'))).toEqual(
      [],
    );
  });
});

describe.each(ON_EACH_DAY.filter(({ page }) => page === 'faq'))('$path $when', ({ path, features }) => {
  test('an FAQ is groups of questions, each with an answer, as search engines receive it', () => {
    const groups = bodyOf(path, features).split(/^## /m);
    expect(groups[0]).toBe('');
    expect(groups.slice(1).filter((group) => !/^[^\n]+\n\n### /.test(group))).toEqual([]);
    const questions = bodyOf(path, features)
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

function read(path: string, features: Features): string {
  return keepTrueLines(readFileSync(new URL(path, import.meta.url), 'utf8'), features);
}

function bodyOf(path: string, features: Features): string {
  return parseCopyPage(read(path, features)).body;
}

function headingsOf(body: string): string[] {
  return body.match(/^###? .+$/gm) ?? [];
}
