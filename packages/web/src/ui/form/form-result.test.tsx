import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { FormNotSent, FormSent, notSentReason } from './form-result.tsx';

test('The result of a form receives the focus, because the pressed button is no longer on the page', () => {
  renderOnPage(
    <FormSent title="It has arrived" fact={['Reference', 'Q-7K2M']}>
      We answer within a day.
    </FormSent>,
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'It has arrived' }));
  expect(screen.getByText('Q-7K2M').closest('p')?.textContent).toBe('Reference Q-7K2M');
});

test('A result without a reference shows no reference', () => {
  const { container } = renderOnPage(<FormSent title="It has arrived">We answer within a day.</FormSent>);
  expect(container.querySelectorAll('p')).toHaveLength(1);
});

const texts = { fast: 'That was a little fast.', failed: 'It did not get through:' };
const alert = () => screen.getByRole('alert');

test('A failed submission is announced in a region that exists before it has text', () => {
  const { show } = renderOnPage(
    <FormNotSent reason={undefined} texts={texts} address="help@ashore.example" />,
  );
  const region = alert();
  expect(region.textContent).toBe('');
  show(<FormNotSent reason="failed" texts={texts} address="help@ashore.example" />);
  expect(alert()).toBe(region);
  expect(region.textContent).toBe('It did not get through: help@ashore.example');
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:help@ashore.example');
});

test('A visitor who only sent too fast sees no email address for help', () => {
  renderOnPage(<FormNotSent reason="fast" texts={texts} address="help@ashore.example" />);
  expect(alert().textContent).toContain(texts.fast);
  expect(screen.queryByRole('link')).toBeNull();
});

test('A shop without an email address shows none', () => {
  renderOnPage(<FormNotSent reason="failed" texts={texts} address={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  [429, 'fast'],
  [0, 'failed'],
  [500, 'failed'],
] as const)('A form that was refused with the status %i is reported as: %s', (status, reason) => {
  expect(notSentReason(status)).toBe(reason);
});
