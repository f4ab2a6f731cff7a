import { OVERVIEW_PAGE } from '@ashore/core/contract/values/overview.ts';
import type { LoggedIn } from '../../packages/server/test-support/accounts/logged-in.ts';

/** A read of an account, as its pages send it. Each comes from another address, so that no limit of clients counts. */
function readAs({ token, cookie }: Pick<LoggedIn, 'token' | 'cookie'>, path: string): string {
  return written(`GET ${path}`, [`cookie: ${cookie}`, `authorization: Bearer ${token}`]);
}

/** The call with which a page asks for its next token. */
export function renewAs(cookie: string, publicUrl: string): string {
  return written('POST /api/session/token', [
    `cookie: ${cookie}`,
    `origin: ${publicUrl}`,
    'content-length: 0',
  ]);
}

export function bookingsOf(loggedIn: LoggedIn, group: string): string {
  return readAs(
    loggedIn,
    `/api/shopper/user-bookings?subjectId=${loggedIn.sub}&group=${group}&page=0&size=20`,
  );
}

/** The first page of the overview of an organisation, and its charts. */
export function overviewOf(
  member: LoggedIn,
  organisationId: string,
  filter: Readonly<Record<string, string>>,
) {
  const size = String(OVERVIEW_PAGE);
  const query = new URLSearchParams({ subjectId: member.sub, page: '0', size, q: '', ...filter });
  return readAs(member, `/api/organizations/bookings/${organisationId}?${query}`);
}

export function chartsOf(member: LoggedIn, organisationId: string): string {
  return readAs(member, `/api/organizations/sales/${organisationId}?subjectId=${member.sub}`);
}

function written(first: string, headers: readonly string[]): string {
  const lines = [
    `${first} HTTP/1.1`,
    'host: localhost',
    'accept-language: en',
    'x-forwarded-for: {address}',
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
