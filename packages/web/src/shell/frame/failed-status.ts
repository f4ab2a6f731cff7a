import { isRouteErrorResponse } from 'react-router';

/**
 * Status of a failed page. In a browser a call without connection ends in a `TypeError`, which is reported as
 * 408.
 */
export function failedStatus(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 408 : 500;
}
