import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRead } from './use-read.ts';

/** Shows what was read, with each answer in the hands of the test. */
function shown() {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answers: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  function Reader({ of }: { of: string }) {
    const { value, hasFailed, setValue, again } = useRead(read, 'It could not be read', of);
    return (
      <>
        <p>{hasFailed ? 'failed' : (value ?? 'nothing yet')}</p>
        <button type="button" onClick={again}>
          Again
        </button>
        <button type="button" onClick={() => setValue('changed')}>
          Change
        </button>
      </>
    );
  }
  const { rerender } = render(<Reader of="one" />);
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  return { answers, press, about: (of: string) => rerender(<Reader of={of} />) };
}

const says = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

test('A value is read once, and replaced by what another call answered', async () => {
  const { answers, press } = shown();
  await says('nothing yet');
  await act(async () => answers[0]?.resolve('first'));
  await says('first');
  await press('Change');
  await says('changed');
  expect(answers).toHaveLength(1);
});

test('After a failure it is read again on demand', async () => {
  const { answers, press } = shown();
  await act(async () => answers[0]?.reject(new Error('away')));
  await says('failed');
  await press('Again');
  await act(async () => answers[1]?.resolve('second'));
  await says('second');
});

test('An answer about something else that arrives late is ignored, and so is its failure', async () => {
  const { answers, about } = shown();
  about('two');
  about('three');
  await act(async () => answers[2]?.resolve('about three'));
  await act(async () => answers[0]?.resolve('about one'));
  await act(async () => answers[1]?.reject(new Error('away')));
  await says('about three');
});
