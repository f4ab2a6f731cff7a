import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import en from './messages/en.json' with { type: 'json' };

type Rule = { readonly pattern: RegExp; readonly instead: string; readonly except?: ReadonlySet<string> };

/** What is said of a stay at a hotel. */
const keysOfStays: ReadonlySet<string> = new Set(Object.keys(en.stay).map((name) => `stay.${name}`));

/** Words that travellers, suppliers and partners do not read in English, and what to write instead. */
const bannedWords: readonly Rule[] = [
  { pattern: /\bwho(?:so)?ever\b/i, instead: 'the role, such as traveller or supplier' },
  { pattern: /\b(?:nobody|somebody|everybody)\b/i, instead: 'the role, or "no one"' },
  { pattern: /\bshall\b/i, instead: '"will" or a direct question' },
  { pattern: /\banew\b/i, instead: '"again"' },
  { pattern: /\bmeanwhile\b|\bin the meantime\b/i, instead: '"until then", or what has changed' },
  { pattern: /\bcannot be had\b/i, instead: '"isn’t available"' },
  { pattern: /\bis no (?!longer)/i, instead: '"isn’t a"' },
  { pattern: /\be-mails?\b/i, instead: '"email"' },
  { pattern: /\b(?:in|by|your|this|the|that|a|answer this) mail\b/i, instead: '"email"' },
  {
    pattern: /\b(?:comes?|given|goes|gone|gives?) back\b/i,
    instead: '"refund"',
    except: new Set([
      'hold.releaseText',
      'hold.releaseFailed',
      'cancel.warning',
      'cancel.textWithdraw',
      'cancel.textUnpaid',
      ...keysOfStays,
    ]),
  },
  { pattern: /\blet(?:ting)? (?:go|the spots go)\b/i, instead: '"release"' },
  { pattern: /\bcalled off\b/i, instead: '"cancelled by the supplier"' },
  { pattern: /\bon the house\b|\bhouse account\b/i, instead: '"your organisation’s account"' },
  { pattern: /\bpart(?:y|ies)\b/i, instead: '"travellers"' },
  { pattern: /\bsign(?:ed)? in\b/i, instead: '"log in"' },
  // Guests of a hotel show a voucher, which has no ticket code to be let in by.
  { pattern: /\bvouchers?\b/i, instead: '"ticket" or "discount code"', except: keysOfStays },
  { pattern: /\bpickups?\b/i, instead: '"pick-up"' },
  { pattern: /\bfree (?:spots?|seats?|places?)\b/i, instead: '"available"' },
  { pattern: /(?:^|[.?!] )(?:Wasn|Didn|Isn|Haven)’t /, instead: '"If you didn’t …"' },
  // Read by travellers it would ask them to answer.
  { pattern: /\banswer by \{/i, instead: '"the supplier has until … to answer"' },
  { pattern: /[}\d] percent\b/, instead: '"per cent"' },
  { pattern: /\badministrators?\b/i, instead: '"admin"' },
  { pattern: /\bone (?:adult|child|traveller) (?:fewer|more)\b/i, instead: '"one fewer adult"' },
  { pattern: /\bcoming sailings?\b/i, instead: '"upcoming sailing"' },
  { pattern: /\bof (?:your guest|these travellers)\b/i, instead: '"your guest’s"' },
  { pattern: /\bcancel this booking in full\b/i, instead: '"free of charge", or "for a full refund"' },
  { pattern: /\bpay your way\b|\} a person\b/i, instead: '"pay for your journey", "per person"' },
  { pattern: /\b(?:another|other|this) start(?! times?\b)\b/i, instead: '"start time"' },
  { pattern: /\btime of all aboard\b|\bberth or all aboard\b/i, instead: '"all-aboard time"' },
  { pattern: /\byour [\w ]+ or other (?:place|address)\b/i, instead: '"the hotel or other place"' },
  { pattern: /\bwish(?:es)?\b/i, instead: '"special request"' },
  { pattern: /\bno arrival\b|\bnot arriving\b/i, instead: '"no-show"' },
  { pattern: /^(?:Until|Later)\b[^.]*\b(?:we keep|may charge)\b/i, instead: '"If you cancel …, we keep"' },
  { pattern: /\} of 5\b/, instead: '"out of 5"' },
  {
    pattern: /\bis (?:won|lost)$|\bbank of the payer\b|\bnothing is left to do\b/i,
    instead: '"dispute won", "the payer’s bank"',
  },
];

/** Contractions: interface and email say "can’t" and "you’re". */
const fullForms =
  /\b(?:can ?not|do not|does not|did not|is not|are not|was not|were not|will not|could not|has not|have not|had not|must not|(?:you|we|they) (?:are|will)|(?:you|we|they) have (?:already|been|\w+ed))\b/i;

/** Texts that the specification or the law gives. */
const specified: ReadonlySet<string> = new Set([
  'error.not_found',
  'error.not_found_title',
  'product.onRequestNote',
  // The wording of a duty of travel law.
  'hotels.single',
]);

/** A fixed phrase, and a list of what the reader is. */
const fixed: ReadonlySet<string> = new Set(['shell.breadcrumbs', 'apply.byMail']);

/** Statements of travel law, in full forms. */
const legal: ReadonlySet<string> = new Set(['stay.commentsHint', 'stay.single', 'hotels.single']);

const messages: readonly (readonly [key: string, text: string])[] = Object.entries(en).flatMap(
  ([namespace, texts]) => Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text] as const),
);

test('English messages use the words of the trade', () => {
  const wrong = messages.flatMap(([key, text]) =>
    bannedWords
      .filter(({ pattern, except }) => pattern.test(text) && !except?.has(key))
      .map(({ instead }) => `${key}: ${text} (write ${instead})`),
  );
  expect(wrong).toEqual([]);
});

test('English messages use contractions', () => {
  const stiff = messages.filter(
    ([key, text]) => fullForms.test(text) && !specified.has(key) && !fixed.has(key) && !legal.has(key),
  );
  expect(stiff).toEqual([]);
});

test('English headings and buttons have no full stop', () => {
  const titles = messages.filter(
    ([key, text]) => /(?:[tT]itle|headline)$/.test(key) && text.endsWith('.') && key !== 'home.headline',
  );
  expect(titles).toEqual([]);
});

test('An ellipsis stands after a space, as in “Loading …”', () => {
  expect(messages.filter(([, text]) => /\S…/.test(text))).toEqual([]);
});

test('English emails and documents use the words of the trade and contractions', () => {
  const files = globSync([
    'packages/server/src/features/bookings/notifications/templates/*-en.ts',
    'packages/server/src/features/{newsletter/newsletter-texts,suppliers/applicant-texts,tickets/document-texts}.ts',
    'packages/server/src/features/accounts/*/*-texts.ts',
    'packages/server/src/features/reviews/{decide-on-review,invite-traveller}.ts',
    'packages/server/src/features/enquiries/send-enquiry.ts',
    'packages/core/src/booking/transfer-text.ts',
    'packages/core/src/cruises/{return-promise,ship-fact-texts}.ts',
    'packages/core/src/errors/log-in-problems.ts',
    'packages/server/src/features/bookings/notifications/{message-travellers,send-notifications}.ts',
    'packages/server/src/features/bookings/notifications/templates/{ship,supplier}.ts',
    'packages/server/src/features/organisations/members/invitation-texts.ts',
    'packages/server/src/features/personal-data/erasure-texts.ts',
    'packages/server/src/features/bookings/trip-facts/trip-fact-texts.ts',
    'packages/server/src/gateways/mail/render/text.ts',
    'packages/server/src/http/{identity,sandbox}/texts.ts',
    'packages/server/src/http/identity/security-texts.ts',
    'packages/web/src/shell/frame/log-in-window-texts.ts',
  ]);
  expect(files.length).toBeGreaterThanOrEqual(27);
  const wrong = files.flatMap((file) =>
    englishTexts(readFileSync(file, 'utf8'))
      .filter((text) => fullForms.test(text) || rulesOf(file).some(({ pattern }) => pattern.test(text)))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

/** Emails about stays may use the words that messages about stays may use. */
function rulesOf(file: string): readonly Rule[] {
  const isOfStays = file.endsWith('/stay-en.ts');
  return bannedWords.filter(({ except }) => !(isOfStays && except === keysOfStays));
}

test('What a trip includes, what to bring and why it is cancelled is written with the words of the trade', () => {
  const files = [
    'packages/server/src/features/catalogue/details/feature-texts.ts',
    'packages/core/src/booking/cancellation-reasons.ts',
  ];
  const texts = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\ben: '([^'\n]+)'/g)].map(([, text = '']) => text),
  );
  expect(texts.length).toBeGreaterThan(90);
  const wrong = texts.filter(
    (text) => fullForms.test(text) || bannedWords.some(({ pattern }) => pattern.test(text)),
  );
  expect(wrong).toEqual([]);
});

const bannedOnPages =
  /\b(?:whoever|nobody|somebody|everybody|anybody|anew|shall|e-mails?|sign(?:ing)? in|comes? back to you|can ?not be had|free (?:spots?|seats?|places?)|pickups?|(?:amounts?|money) (?:is|are)? ?held|house account|birthdays?|happens with|shore desks?|choose so|changes of your|course of the booking|is up to you|come again|reduced trips?)\b/i;
/** Pages that bind keep full forms. */
const bindingPage =
  /\/(?:accessibility|affiliate-terms|generalTermsAndConditions|legalDisclosures|privacy|returnPromise(?:-[\d-]+)?|termsOfUse)\.md$/;
const stiffNegation = /\b(?:can ?not|(?:do|does|did|is|are|was|were|will|could|has|have|had|must) not)\b/i;

test('English company pages use the words of the trade and contractions', () => {
  const files = globSync('variants/*/copy/en/*.md');
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => bannedOnPages.test(line) || (stiffNegation.test(line) && !bindingPage.test(file)))
      .map((line) => `${file}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

/** The quoted texts of a file, or of its English parts if it has one per language. */
function englishTexts(source: string): string[] {
  const [start = '', ...parts] = source.split(/^(?: {2}|const )(?='?(?:en|de|zh)\b)/m);
  const english = [start, ...parts.filter((part) => part.startsWith('en'))].join('\n');
  const code = english.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)].map(([, quoted, template]) => quoted ?? template ?? '');
}
