import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

const draw = (texts: { hint?: string; error?: string }) =>
  renderToStaticMarkup(
    <Field id="phone" label="Mobile number" {...texts}>
      {(wiring) => <TextInput {...wiring} type="tel" />}
    </Field>,
  );

test('The label, error and hint belong to the input, the error first', () => {
  const html = draw({ hint: 'With country code', error: 'Too short' });
  expect(html).toContain('for="phone"');
  expect(html).toContain('aria-describedby="phone-error phone-hint"');
  expect(html).toContain('aria-invalid="true"');
  for (const id of ['phone', 'phone-error', 'phone-hint']) expect(html).toContain(`id="${id}"`);
});

test('An input without an error is not invalid and has no dangling references', () => {
  const html = draw({});
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});

test('An error has an icon as well as a colour', () => {
  expect(draw({ error: 'Too short' })).toContain('<svg');
});
