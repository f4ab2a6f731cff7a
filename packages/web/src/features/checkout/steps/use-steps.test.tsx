import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  marie,
  marieAndJonas,
  testQuestion,
  testRequirements,
} from '../../../../test-support/checkout-requirements.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import type { CheckoutStep } from '../../../store/checkout-steps.ts';
import { useRootStore } from '../../../store/root-store.ts';
import { readSavedStores } from '../../../store/saved-store.ts';
import type { FormValues } from '../fields/field.ts';
import { type Steps, useSteps } from './use-steps.ts';

const requirements = testRequirements({ questions: [testQuestion()] });

beforeEach(() =>
  act(async () => {
    await readSavedStores();
    useRootStore.getState().forgetForm();
  }),
);

/** The steps as they are at the address of a step, after this was typed. */
function stepsAt(requested: CheckoutStep, typed: FormValues) {
  act(() => useRootStore.getState().keepForm(typed, Date.now()));
  let steps: Steps | undefined;
  function Probe({ at }: { at: CheckoutStep }) {
    steps = useSteps(requirements, at);
    return null;
  }
  const address = `/de/new/checkout/${requested}`;
  const page = renderOnPage(<Probe at={requested} />, { locale: 'de', address });
  const current = () => {
    if (!steps) throw new Error('The steps were not computed.');
    return steps;
  };
  return { ...page, current, goBack: (at: CheckoutStep) => page.show(<Probe at={at} />) };
}

test('The address of a step that is reached shows that step, with its neighbours', () => {
  const { current, address } = stepsAt('traveler_info', marie);
  expect(current()).toMatchObject({
    step: 'traveler_info',
    isAtAddress: true,
    previousStep: 'personal_info',
    nextStep: 'questions',
  });
  expect(address()).toBe('/de/new/checkout/traveler_info');
});

test('The address of a step that is not reached leads to the furthest one', async () => {
  const { current, address, goBack } = stepsAt('payment', marieAndJonas);
  expect(current()).toMatchObject({ step: 'questions', isAtAddress: false, nextStep: 'payment' });
  await waitFor(() => expect(address()).toBe('/de/new/checkout/questions'));
  await goBack('questions');
  expect(current()).toMatchObject({ step: 'questions', isAtAddress: true });
});

test('The first step has none before it, and a press leads to the address of a step', async () => {
  const { current, address } = stepsAt('personal_info', marie);
  expect(current()).toMatchObject({ previousStep: undefined, nextStep: 'traveler_info' });
  expect(current().addressOf('payment')).toBe('/de/new/checkout/payment');
  act(() => current().goTo('traveler_info'));
  await waitFor(() => expect(address()).toBe('/de/new/checkout/traveler_info'));
});
