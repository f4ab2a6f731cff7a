import { isRouteErrorResponse } from 'react-router';

/** The status a page failed with. In a browser a call that never arrived ends as a TypeError: the connection is gone. */
export function failedStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 408 : 500;
}
