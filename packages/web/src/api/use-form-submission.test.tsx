import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useFormSubmission } from './use-form-submission.ts';

let send: ReturnType<typeof useFormSubmission<object>>['send'];

function Form() {
  ({ send } = useFormSubmission<object>());
  return null;
}

const form = (
  <MemoryRouter>
    <Form />
  </MemoryRouter>
);

/** The open time that a form reports if it is sent after this number of seconds. */
async function secondsTakenAt(seconds: number) {
  vi.spyOn(performance, 'now').mockReturnValue(seconds * 1000);
  const durations: number[] = [];
  await act(() =>
    send({ text: 'Hello' }, async (_, { secondsTaken }) => {
      durations.push(secondsTaken);
      return {};
    }),
  );
  return durations;
}

test('The open time of a form that was rendered with the page counts from the start of the page', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(form);
  vi.spyOn(performance, 'now').mockReturnValue(30_000);
  const root = await act(() => hydrateRoot(container, form));
  expect(await secondsTakenAt(31)).toEqual([31]);
  act(() => root.unmount());
});

test('The open time of a form that was opened later counts from its opening', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_000);
  render(form);
  expect(await secondsTakenAt(34)).toEqual([4]);
});
