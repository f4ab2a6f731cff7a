import { expect, test } from 'vitest';
import { loader } from './checkout.tsx';

/** The status of the page of a step. */
function statusOf(step: string): number {
  try {
    loader({ params: { step } } as unknown as Parameters<typeof loader>[0]);
    return 200;
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status;
  }
}

test('Only the steps of this shop’s checkout have a page, and all other steps are not found', () => {
  for (const step of ['personal_info', 'traveler_info', 'questions', 'payment'])
    expect(statusOf(step), step).toBe(200);
  for (const step of ['method_select', 'guest', 'pay', '']) expect(statusOf(step), step).toBe(404);
});
