import { expect, test } from 'vitest';
import { emailField, typedLineField, typedLinesField } from './typed-fields.ts';

test('A field that must be filled is not filled by what nobody sees, and one that may be empty is empty then', () => {
  for (const typed of ['', '  ', '\n\t', '\u200b\u200b\u200b', ' \u200b ', '\u3164', '\u2800']) {
    expect(typedLineField(1, 60).safeParse(typed).success).toBe(false);
    expect(typedLinesField(1, 60).safeParse(typed).success).toBe(false);
    expect(typedLineField(0, 60).parse(typed)).toBe('');
  }
});

test('What is measured is what is kept', () => {
  expect(typedLineField(1, 4).parse('  Mara\u0000 ')).toBe('Mara');
  expect(typedLineField(1, 4).safeParse('Maria').success).toBe(false);
});

test('An address for mails in which somebody wrote the number of a card is none', () => {
  expect(emailField.safeParse(' mara@example.org ').data).toBe('mara@example.org');
  expect(emailField.safeParse('4242424242424242@example.org').success).toBe(false);
});
