import { expect, test } from 'vitest';
import { featuresOf } from './abilities.ts';
import { keepTrueLines } from './keep-true-lines.ts';

const today = {
  ...featuresOf({ newsletter: null, checkoutKind: 'direct' }),
  search: true,
  booking: false,
};

test('Lines about features that are not built yet are left out, and their replacements are shown', () => {
  const text = 'a\n\n{{if booking}}\nbook\n{{else}}\nlook\n{{end}}\n\n{{if not search}}\nno\n{{end}}\n\nz';
  expect(keepTrueLines(text, today)).toBe('a\n\nlook\n\nz');
  expect(keepTrueLines(text, { ...today, booking: true })).toBe('a\n\nbook\n\nz');
});

test('Lines about what only some white-labels offer are left out elsewhere', () => {
  const text =
    '{{if newsletter}}\nsubscribe\n{{end}}\n{{if guestCheckout}}\nguest\n{{else}}\nmember\n{{end}}';
  expect(keepTrueLines(text, featuresOf({ newsletter: { listId: 'a' }, checkoutKind: 'direct' }))).toBe(
    'subscribe\nguest',
  );
  expect(keepTrueLines(text, featuresOf({ newsletter: null, checkoutKind: 'billed' }))).toBe('member');
});

test('Inside a list, items appear and disappear without breaking it', () => {
  expect(keepTrueLines('- a\n{{if booking}}\n- b\n{{end}}\n{{if search}}\n- c\n{{end}}\n- d', today)).toBe(
    '- a\n- c\n- d',
  );
});

test.each([
  ['{{if flying}}\nx\n{{end}}'],
  ['{{if search}}\nx'],
  ['x\n{{end}}'],
  ['{{else}}'],
  ['{{if search}}\n{{if booking}}\n{{end}}\n{{end}}'],
])('A marker that is misspelt or out of place breaks the build, not the page: %j', (text) => {
  expect(() => keepTrueLines(text, today)).toThrow();
});
