import { act, render, screen } from '@testing-library/react';
import { afterEach, test } from 'vitest';
import { useMayHold } from './use-may-hold.ts';

function Note() {
  return <p>{useMayHold() ? 'may hold' : 'holds nothing'}</p>;
}
afterEach(() => localStorage.clear());

test('A hold that another tab saves or releases is noticed without a reload', () => {
  render(<Note />);
  screen.getByText('holds nothing');
  const saveInOtherTab = (cart: object) =>
    act(() => {
      localStorage.setItem('commerce', JSON.stringify(cart));
      window.dispatchEvent(new StorageEvent('storage', { key: 'commerce' }));
    });
  saveInOtherTab({ cart: { state: 'held' } });
  screen.getByText('may hold');
  saveInOtherTab({ cart: { state: 'released' } });
  screen.getByText('holds nothing');
});
