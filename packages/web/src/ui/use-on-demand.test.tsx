import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '../../test-support/render-on-page.tsx';
import { useOnDemand } from './use-on-demand.ts';

type Loaded = { default: () => string };

function Opener({ importPart }: { importPart: () => Promise<Loaded> }) {
  const { component: Part, load } = useOnDemand(importPart);
  return (
    <>
      <button type="button" onClick={() => void load().catch(() => {})}>
        Open
      </button>
      <output>{Part ? <Part /> : 'nothing yet'}</output>
    </>
  );
}

test('A component is loaded when it is needed, once, and a failed attempt does not prevent the next one', async () => {
  const importPart = vi
    .fn<() => Promise<Loaded>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue({ default: () => 'the part' });
  const { user } = renderOnPage(<Opener importPart={importPart} />);
  await act(async () => {});
  expect(importPart).not.toHaveBeenCalled();
  const open = screen.getByRole('button', { name: 'Open' });
  await user.click(open);
  expect(screen.getByRole('status').textContent).toBe('nothing yet');
  await user.click(open);
  expect(await screen.findByText('the part')).toBeTruthy();
  await user.click(open);
  expect(importPart).toHaveBeenCalledTimes(2);
});
