/**
 * For requests that change nothing. The server closes an idle connection after five seconds; a request sent on it at that
 * very moment fails and may be sent again.
 */
export const maxRetries = 2;
