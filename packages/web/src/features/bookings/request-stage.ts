import type { BookingState } from '@ashore/core/booking/booking-process.ts';

/** How a request stands for its supplier: what he has just done, what he finds done, or that nothing is to be found. */
export type RequestStage =
  | 'opening'
  | 'asked'
  | 'accepted'
  | 'declined'
  | 'saidYes'
  | 'saidNo'
  | 'late'
  | 'withdrawn'
  | 'missing'
  | 'unreached';

const stages: Record<BookingState, RequestStage> = {
  quoted: 'missing',
  awaiting_payment: 'missing',
  on_request: 'asked',
  accepted: 'saidYes',
  confirmed: 'saidYes',
  completed: 'saidYes',
  declined: 'saidNo',
  unanswered: 'late',
  expired: 'withdrawn',
  unpaid: 'withdrawn',
  cancelled: 'withdrawn',
};

/** What somebody finds who opens the link. The clock may be quicker than whoever writes down that it was. */
export function requestStage({
  state,
  answerUntil,
  utcNow,
}: {
  readonly state: BookingState;
  readonly answerUntil: string | null;
  readonly utcNow: string;
}): RequestStage {
  const isLate = state === 'on_request' && answerUntil !== null && answerUntil <= utcNow;
  return isLate ? 'late' : stages[state];
}
