import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../../../test-support/render-on-page.tsx';
import { Chip } from '../actions/chip.tsx';
import { Checkbox } from './checkbox.tsx';
import { ChoiceChip, ChoiceGroup } from './choice-group.tsx';

const textOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('A press on the label toggles a checkbox, and its error is read before its hint', async () => {
  const onChange = vi.fn();
  const { user } = renderOnPage(
    <Checkbox label="Only hold the amount" hint="For 24 hours" error="Choose one" onChange={onChange} />,
  );
  await user.click(screen.getByText('Only hold the amount'));
  expect(onChange).toHaveBeenCalledTimes(1);
  const box = screen.getByRole('checkbox', { name: /Only hold the amount/ });
  expect(textOf(box)).toEqual(['Choose one', 'For 24 hours']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('A checkbox without an error or a hint has no description', () => {
  renderOnPage(<Checkbox label="Instant confirmation" count="12" />);
  const box = screen.getByRole('checkbox');
  expect(box.hasAttribute('aria-describedby')).toBe(false);
  expect(box.hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByText('12')).toBeTruthy();
});

test('Radio buttons form one group, and screen readers hear the question of the group with each button', async () => {
  const onDraw = vi.fn();
  const { user } = renderOnPage(
    <ChoiceGroup legend="How would you like to sign?" hint="Both are valid" error="Choose one">
      <ChoiceChip name="kind" checked onChange={() => {}}>
        Type
      </ChoiceChip>
      <ChoiceChip name="kind" checked={false} onChange={onDraw}>
        Draw
      </ChoiceChip>
    </ChoiceGroup>,
  );
  const group = screen.getByRole('group', { name: 'How would you like to sign?' });
  expect(textOf(group)).toEqual(['Choose one', 'Both are valid']);
  await user.click(screen.getByRole('radio', { name: 'Draw' }));
  expect(onDraw).toHaveBeenCalledTimes(1);
});

test('The accessible name of a filter chip says what pressing it removes', () => {
  renderOnPage(
    <Chip href="/en/tours/lisbon" removeLabel="Remove Wine">
      Wine
    </Chip>,
  );
  expect(screen.getByRole('link', { name: 'Remove Wine' }).textContent).toBe('Wine');
});

test('A chip without an address is a button with a pressed state', async () => {
  const onClick = vi.fn();
  const { user } = renderOnPage(
    <Chip chosen={false} onClick={onClick}>
      Wine
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Wine' });
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  await user.click(chip);
  expect(onClick).toHaveBeenCalledTimes(1);
});
