import { reasonPhraseOf } from './reason-phrases.ts';

/** What is known about a failed HTTP call, depending on how far it came. */
export type FailedCall = {
  cancelled?: boolean;
  request?: { url: string; status?: number };
  response?: { status: number; statusText?: string };
};

export type NormalisedFailure = { message: string; status: number };

/** One form for every failed call. A cancelled call is not a failure and gives undefined. */
export function normaliseFailedCall({
  cancelled,
  request,
  response,
}: FailedCall): NormalisedFailure | undefined {
  if (cancelled) return undefined;
  if (response !== undefined) return { message: messageOf(response), status: response.status };
  if (request !== undefined) {
    const message = `Request to ${request.url} failed; check console (F12) for more info.`;
    return { message, status: request.status ?? 0 };
  }
  return { message: 'Unable to construct request; unexpected error', status: 0 };
}

// HTTP/2 carries no status text, so an empty one is replaced by the standard text of the number.
function messageOf(response: { status: number; statusText?: string }): string {
  if (response.status === 204) return 'network.no_content_found';
  return response.statusText || reasonPhraseOf(response.status);
}
