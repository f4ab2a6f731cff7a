import { argumentsOf } from '@ashore/core/locale/arguments-of.ts';
import { type Message, parseMessage } from '@ashore/core/locale/format-message.ts';
import { describe, expect, test } from 'vitest';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import zhHans from './messages/zh-Hans.json' with { type: 'json' };
import type { Messages } from './messages.ts';

type Texts = ReadonlyMap<string, string>;

const english = textsOf(en);
const translations = { de: textsOf(de), 'zh-Hans': textsOf(zhHans) };
const every = { en: english, ...translations };

/** Texts that are the same in German and in English. */
const sameInGerman = new Set([
  '{km} km',
  'FAQ',
  'Shows',
  'Transfers',
  '{kind} {place}',
  'Newsletter',
  'Hotel',
  'Hotels',
  '(optional)',
  'Name',
  'Details',
  'Status',
  'Smartphone',
  'Website',
  'Wallet',
  'Alipay',
  '{wallet}: {words}',
  'WeChat Pay',
  'Organisation',
  'Logo',
]);

/** Labels of the buttons that make a contract. */
const bindingWords = new Set(['pay.bookAndPay', 'pay.requestToBook', 'pay.bookOnAccount']);

test('Every text exists in every language, under the same key', () => {
  const keys = [...english.keys()].sort();
  for (const [language, texts] of Object.entries(translations)) {
    expect([...texts.keys()].sort(), language).toEqual(keys);
  }
});

describe.each(Object.entries(every))('%s', (language, texts) => {
  test('Every text is valid and has the same arguments as the English one', () => {
    for (const [key, text] of texts) {
      if (language === 'de' && bindingWords.has(key)) continue;
      expect(argumentsOf(text), `${language} ${key}`).toEqual(argumentsOf(english.get(key) ?? ''));
    }
  });

  test('Quotation marks and apostrophes are typographic', () => {
    expect(withPattern(texts, /["']/)).toEqual([]);
  });

  test('A heading has no full stop', () => {
    const headings = [...texts].filter(([key]) => /title$/i.test(key));
    expect(headings.filter(([, text]) => /[.。]$/.test(text)).map(([key]) => key)).toEqual([]);
  });

  test('No text begins or ends with a space, or has two in a row', () => {
    const spaces = /^\s|\s$|\s\s/;
    expect([...texts].filter(([, text]) => spaces.test(text)).map(([key]) => key)).toEqual([]);
  });
});

test('German binding buttons have exactly the words of § 312j (3) BGB, without a total', () => {
  for (const key of bindingWords.keys()) {
    expect(argumentsOf(translations.de.get(key) ?? ''), key).toEqual([]);
    expect(translations.de.get(key)).toMatch(/^Zahlungspflichtig/);
  }
});

test('No text is left in English', () => {
  const untranslatedTexts = (texts: Texts, allowed: ReadonlySet<string>) =>
    [...texts].filter(([key, text]) => text === english.get(key) && hasWords(text) && !allowed.has(text));
  expect(untranslatedTexts(translations.de, sameInGerman)).toEqual([]);
  expect(untranslatedTexts(translations['zh-Hans'], new Set())).toEqual([]);
});

test('German quotation marks open at the baseline', () => {
  expect(withPattern(translations.de, /“[^”]*”/)).toEqual([]);
});

/** Time that is left, and not a time of the day. */
const countdowns = new Set([
  'shell.cartTime',
  'hold.timer',
  'hold.left',
  'hold.paying',
  'hold.bar',
  'stayHold.bar',
  'stayHold.timer',
  'stayHold.paying',
]);

test('A German time of the day carries the word Uhr, and a deadline, which has it already, does not', () => {
  const times = [...translations.de].filter(([key, text]) => /\{times?\}/.test(text) && !countdowns.has(key));
  expect(times.length).toBeGreaterThan(10);
  expect(times.filter(([, text]) => /\{times?\}(?! Uhr)/.test(text))).toEqual([]);
  expect([...translations.de].filter(([, text]) => text.includes('{until} Uhr'))).toEqual([]);
});

test('German texts are written in sentence case', () => {
  const capitals = /\b\p{Lu}{4,}\b/u;
  expect(withPattern(translations.de, capitals).filter((text) => !/WCAG|USt|JPEG|JSON/.test(text))).toEqual(
    [],
  );
});

test('Chinese punctuation is full-width', () => {
  expect(
    withPattern(translations['zh-Hans'], /\p{Script=Han}\s*[,.:;!?()]|[,:;!?()]\s*\p{Script=Han}/u),
  ).toEqual([]);
});

test('Chinese headings and buttons have no full stop', () => {
  const isHeading = /[tT]itle$|headline$|\.(?:questionsTitle|keep|again|submit|send|apply)$/;
  const stopped = [...translations['zh-Hans']].filter(
    ([key, text]) => isHeading.test(key) && text.endsWith('。'),
  );
  expect(stopped).toEqual([]);
});

test('A Chinese text has a full stop at its end only where the English one has a stop', () => {
  const ends = [...translations['zh-Hans']].filter(
    ([key, text]) => text.endsWith('。') && !/[.!?]\}*$/.test(english.get(key) ?? ''),
  );
  expect(ends).toEqual([]);
});

test('The status of a booking is the same word for travellers and for organisations', () => {
  const pairs = [
    ['dashboard.awaiting_payment', 'overview.paymentPending'],
    ['dashboard.on_request', 'overview.requestPending'],
    ['dashboard.declined', 'overview.declined'],
    ['dashboard.expired', 'overview.expired'],
  ] as const;
  for (const [language, texts] of Object.entries(every))
    for (const [traveller, organisation] of pairs)
      expect([language, texts.get(organisation)]).toEqual([language, texts.get(traveller)]);
});

test('Chinese texts call what is on sale 产品, and 行程 only what is booked', () => {
  const ofBookings =
    /^(?:booking|cancel|namedShip|review)\.|^checkout\.soldTitle$|^waiver\.changed$|^myData\./;
  const early = [...translations['zh-Hans']].filter(
    ([key, text]) => text.includes('行程') && !ofBookings.test(key),
  );
  expect(early).toEqual([]);
});

test('In Chinese texts no space stands beside a value, except beside Latin letters and times that stand alone', () => {
  const latin = /\{(?:currency|other|email|address|order|code|number|url|time|day|date|until)\}/g;
  const apart = /\p{Script=Han} \{|\} \p{Script=Han}/u;
  const spaced = [...translations['zh-Hans']].filter(([, text]) => apart.test(text.replace(latin, 'X')));
  expect(spaced).toEqual([]);
});

test('In Chinese texts the name of a city has no spaces around it', () => {
  const apart = /[\p{Script=Han}（] \{(?:city|place)\}|\{(?:city|place)\} \p{Script=Han}/u;
  expect([...translations['zh-Hans']].filter(([, text]) => apart.test(text))).toEqual([]);
});

function textsOf(messages: Messages): Texts {
  return new Map(
    Object.entries(messages).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  );
}

function withPattern(texts: Texts, pattern: RegExp): string[] {
  return [...texts]
    .filter(([, text]) => pattern.test(written(parseMessage(text))))
    .map(([key, text]) => `${key}: ${text}`);
}

/**
 * The text a reader sees. An argument is written as a letter, and the cases of a choice follow one another.
 */
function written(message: Message): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'value' || part.kind === 'number') return 'x';
      return [...part.options.values()].map(written).join('\n');
    })
    .join('');
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(written(parseMessage(text)));
}
