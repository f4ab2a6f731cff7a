import { expect, test } from 'vitest';
import { formField } from './page-parts.ts';

const look = { locale: 'en' } as Parameters<typeof formField>[0]['look'];

test.each(['password', 'newPassword', 'code'] as const)(
  'What was typed as %s is never part of the page that asks again',
  (name) => {
    expect(formField({ name, look, siteName: 'Ashore', typed: { [name]: 'typed before' } })).not.toContain(
      'typed before',
    );
  },
);

test('A name and an address are filled in again, without becoming markup', () => {
  expect(formField({ name: 'name', look, siteName: 'Ashore', typed: { name: '"><b>Ada' } })).toContain(
    'value="&#34;&#62;&#60;b&#62;Ada"',
  );
});

test('The first wrong field has the focus, else the first one of the form', () => {
  const field = (name: 'email' | 'password', errors: object) =>
    formField({ name, look, siteName: 'Ashore', errors, isFirst: name === 'email' });
  expect(field('email', {})).toContain(' autofocus');
  expect(field('password', {})).not.toContain(' autofocus');
  expect(field('email', { password: 'Wrong.' })).not.toContain(' autofocus');
  expect(field('password', { password: 'Wrong.' })).toContain(' autofocus');
  expect(field('password', { password: 'Wrong.' })).toContain('aria-invalid="true"');
});
