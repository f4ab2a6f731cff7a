import { expect, test } from 'vitest';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import zhHans from './messages/zh-Hans.json' with { type: 'json' };

const languages = [en, de, zhHans];

// A sender taken for a program, and one who writes often, gets no acknowledgement. The page cannot know.
test('A form that was sent promises the reply, and no confirmation', () => {
  const texts = languages.flatMap(({ contact, apply }) => [contact.sentText, apply.sentText]);
  expect(texts.filter((text) => /confirmation|Bestätigung|确认/.test(text))).toEqual([]);
});

test('The heading for passengers of ships names no hours, because excursions also start at noon', () => {
  const titles = languages.map(({ home }) => home.byShipTitle);
  expect(
    titles.filter((title) => /\b(?:nine|five|neun|fünf)\b|\d|[一二三四五六七八九十]点/.test(title)),
  ).toEqual([]);
});
