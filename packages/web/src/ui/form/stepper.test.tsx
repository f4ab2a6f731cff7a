import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { StepperPart } from '../kit/choice-part.tsx';

test('A stepper stops at its ends without dropping the focus, and announces its number', async () => {
  const { user } = renderOnPage(<StepperPart />);
  const adults = within(screen.getByRole('group', { name: 'Adults' }));
  const more = adults.getByRole('button', { name: 'One more adult' });
  const fewer = adults.getByRole('button', { name: 'One fewer adult' });
  more.focus();
  await user.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(adults.getByRole('status').textContent).toMatch(/4 adults/);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(more));
  for (let press = 0; press < 5; press += 1) await user.click(fewer);
  expect(adults.getByRole('status').textContent).toMatch(/1 adults/);
  expect(fewer.getAttribute('aria-disabled')).toBe('true');
});
