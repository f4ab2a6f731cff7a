import type { Answer } from '../../src/gateways/payments/port.ts';

export function resultOf<Result>(answer: Answer<Result>): Result {
  if (answer.outcome === 'done') return answer.result;
  throw new Error(`The call did not succeed: ${JSON.stringify(answer)}`);
}

export async function whyNot(asking: Promise<Answer<unknown>>): Promise<string> {
  const answer = await asking;
  return answer.outcome === 'refused' ? answer.why : answer.outcome;
}
