import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import type { WantedSpots } from '../hold/hold-calls.ts';
import { prepareHold, useHold } from './use-hold.ts';

vi.mock('../hold/hold-calls.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Panel() {
  const { hold, isHolding, problem } = useHold('choice', 'en', () => {});
  return (
    <>
      <button type="button" onPointerEnter={prepareHold} onClick={() => void hold({} as WantedSpots)}>
        Hold
      </button>
      <output>{isHolding ? 'holding' : problem?.kind}</output>
    </>
  );
}

test('If what holds spots cannot be loaded, a press says that the server could not be reached', async () => {
  const { user } = renderOnPage(<Panel />);
  await user.click(screen.getByRole('button', { name: 'Hold' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('offline'));
});
