import { expect, test } from 'vitest';
import de from './messages/de.json' with { type: 'json' };

type Rule = { readonly pattern: RegExp; readonly instead: string; readonly namespaces?: readonly string[] };

/** Words for one thing, and the one that German messages use. Words of all texts are in `scripts/checks/words`. */
const rules: readonly Rule[] = [
  {
    pattern: /\b(?:Ihr(?:e[ms]|en)?|dieses|für das) Haus(?:es)?\b/,
    instead: '"Organisation": hotels, travel agencies and cruise lines read the same text',
  },
  { pattern: /Rolle Administration/, instead: 'the role in quotation marks: „Administration“' },
  { pattern: /(?:^|[.!?] )Das (?:hat nicht geklappt|konnten wir)/, instead: 'what was not done' },
  {
    pattern: /\bReisen?\b/,
    instead: '"Kreuzfahrt" of a sailing, "Reisetermin" of its date',
    namespaces: ['cruises', 'fleet', 'portPage', 'ship', 'shipPage', 'yourSailing'],
  },
  {
    pattern: /\bAusfl[uü]g/,
    instead: '"Angebot" and "Termin": hotels book tickets and transfers as well',
    namespaces: ['overview', 'dashboard', 'confirmation', 'booking', 'checkout', 'pay'],
  },
];

const messages = Object.entries(de).flatMap(([namespace, texts]) =>
  Object.entries(texts).map(([key, text]) => ({ namespace, key: `${namespace}.${key}`, text })),
);

test('German messages have one word for one thing', () => {
  const wrong = messages.flatMap(({ namespace, key, text }) =>
    rules
      .filter(({ pattern, namespaces }) => pattern.test(text) && (namespaces?.includes(namespace) ?? true))
      .map(({ instead }) => `${key}: ${text} (write ${instead})`),
  );
  expect(wrong).toEqual([]);
});

test('A German sentence with a number of people is right for one person', () => {
  expect(
    messages.filter(({ text }) => /\{people\} (?:zusammen )?(?:zahlen|gehen|kommen)\b/.test(text)),
  ).toEqual([]);
});
