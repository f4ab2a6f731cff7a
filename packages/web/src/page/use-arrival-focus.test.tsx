import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useArrivalFocus } from './use-arrival-focus.ts';

function Arrived() {
  return (
    <h1 ref={useArrivalFocus()} tabIndex={-1}>
      You are booked
    </h1>
  );
}

test('The heading of a page drawn after its document has the focus, unless something else already has it', () => {
  const { unmount } = render(<Arrived />);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  unmount();
  render(<button type="button">Pay</button>);
  screen.getByRole('button').focus();
  render(<Arrived />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
