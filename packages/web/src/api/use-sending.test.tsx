import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { useSending } from './use-sending.ts';

let send: ReturnType<typeof useSending<object>>['send'];

function Form() {
  ({ send } = useSending<object>());
  return null;
}

const form = (
  <MemoryRouter>
    <Form />
  </MemoryRouter>
);

afterEach(() => void vi.restoreAllMocks());

/** How long the traveller took, as the form says it, when it is sent so many seconds after the page was opened. */
async function secondsTakenAt(seconds: number) {
  vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);
  const taken: number[] = [];
  await act(() =>
    send({ text: 'Hello' }, async (_, { secondsTaken }) => {
      taken.push(secondsTaken);
      return {};
    }),
  );
  return taken;
}

test('A form that came with the page was open from its start, also before the page was alive', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  vi.spyOn(performance, 'now').mockReturnValue(30_000);
  const root = await act(() => hydrateRoot(container, form));
  expect(await secondsTakenAt(31)).toEqual([31]);
  act(() => root.unmount());
});

test('A form that was opened later was open from then', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_000);
  render(form);
  expect(await secondsTakenAt(34)).toEqual([4]);
});
