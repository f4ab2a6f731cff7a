import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { english } from '../../../../test-support/english.ts';
import { renderOnPage } from '../../../../test-support/render-on-page.tsx';
import { type CheckoutStep, checkoutAddress, stepsOf } from '../../../store/checkout-steps.ts';
import { StepFoot, StepHead } from './step-frame.tsx';
import type { Steps } from './use-steps.ts';

const stepNames = stepsOf('direct');
const labels = ['checkout.back', 'checkout.steps', 'checkout.plans', 'checkout.asGuest'] as const;

/** The steps of a direct checkout, at this one. */
function stepsAt(step: CheckoutStep) {
  const at = stepNames.indexOf(step);
  const goTo = vi.fn();
  const steps: Steps = {
    stepNames,
    step,
    isAtAddress: true,
    previousStep: stepNames[at - 1],
    nextStep: stepNames[at + 1],
    textsOf: (one) => ({
      label: labels[stepNames.indexOf(one)] ?? 'checkout.done',
      title: 'checkout.steps',
      goTo: 'checkout.back',
    }),
    addressOf: (one) => checkoutAddress(one, 'en'),
    goTo,
  };
  return { steps, goTo };
}

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const addressOf = (step: CheckoutStep) => checkoutAddress(step, 'en');

test('Only the steps before the current one are links', () => {
  const { steps } = stepsAt('questions');
  renderOnPage(<StepHead steps={steps} timer={null} />);
  expect(hrefs()).toEqual([addressOf('personal_info'), addressOf('traveler_info')]);
});

test('The first step of the list leads nowhere', () => {
  const { steps } = stepsAt('personal_info');
  renderOnPage(<StepHead steps={steps} timer={null} />);
  expect(hrefs()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(english('checkout.steps'));
});

test('An earlier step is shown without a new document', async () => {
  const { steps, goTo } = stepsAt('questions');
  const { user } = renderOnPage(<StepHead steps={steps} timer={null} />);
  const [first] = screen.getAllByRole('link');
  if (first) await user.click(first);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('personal_info');
});

test('The foot leads to the step before, and the foot of the first step to none', async () => {
  const { steps, goTo } = stepsAt('traveler_info');
  const { container, user, show } = renderOnPage(<StepFoot steps={steps}>Next</StepFoot>);
  const back = within(container).getByRole('link', { name: english('checkout.back') });
  expect(back.getAttribute('href')).toBe(addressOf('personal_info'));
  await user.click(back);
  expect(goTo).toHaveBeenCalledExactlyOnceWith('personal_info');
  show(<StepFoot steps={stepsAt('personal_info').steps}>Next</StepFoot>);
  expect(hrefs()).toEqual([]);
});
