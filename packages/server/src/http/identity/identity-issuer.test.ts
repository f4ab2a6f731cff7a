import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Database } from '../../database/connect.ts';
import { sealTokens } from '../../features/accounts/sessions/sealed-tokens.ts';
import type { Session } from '../../features/accounts/sessions/sessions.ts';
import type { IssuerClient } from '../../gateways/identity/issuer-client.ts';
import { issuerOfSessions } from './identity-issuer.ts';

const name = 'https://issuer.example';
const own = 'https://www.example.org/oidc';
const secret = Buffer.alloc(32, 7);
const tokens = { idToken: 'signed', refreshToken: 'once' };

type Parts = {
  readonly ownIssuer?: string;
  readonly refreshed?: typeof tokens | undefined | Error;
  readonly isDown?: boolean;
};

/** The issuer of sessions, with its requests to the issuer and the faults that it noted. */
function issuerWith(parts: Parts = {}) {
  const requests: string[] = [];
  const faults: unknown[] = [];
  const client = {
    async refresh() {
      requests.push('refresh');
      if (parts.refreshed instanceof Error) throw parts.refreshed;
      return parts.refreshed;
    },
    logOutAddress: (idToken: string) => `${name}/end?hint=${idToken}`,
  } as unknown as IssuerClient;
  const issuer = issuerOfSessions({
    // It lends the renewal to this process.
    database: { pool: { query: async () => ({ rowCount: 1, rows: [] }) } } as unknown as Database,
    issuer: {
      name: parts.ownIssuer ?? name,
      ownIssuer: parts.ownIssuer,
      isEmailTrusted: true,
      client: async () => {
        if (parts.isDown) throw new Error('no answer');
        return client;
      },
      ownSecret: async () => secret,
      metadata: async () => ({}),
    },
    onFault: (error) => faults.push(error),
  });
  return { issuer, requests, faults };
}

function sessionWith(differences: Partial<Session> = {}): Session {
  const id = randomUUID();
  const sealedTokens = sealTokens(tokens, { secret, sessionId: id });
  return { id, issuer: name, sealedTokens, isDue: false, ...differences } as Session;
}

test('A session that is not due lasts without a question to its issuer', async () => {
  const { issuer, requests } = issuerWith();
  expect(await issuer.confirm(sessionWith())).toBe('signed');
  expect(requests).toEqual([]);
});

test('A session that is due lasts if its issuer renews it, and ends if it does not', async () => {
  const renewed = issuerWith({ refreshed: tokens });
  expect(await renewed.issuer.confirm(sessionWith({ isDue: true }))).toBe('signed');
  expect(renewed.requests).toEqual(['refresh']);
  expect(await issuerWith().issuer.confirm(sessionWith({ isDue: true }))).toBeUndefined();
});

test('A session lasts while its issuer does not answer, and the fault is noted', async () => {
  const fault = new Error('no answer');
  const { issuer, faults } = issuerWith({ refreshed: fault });
  expect(await issuer.confirm(sessionWith({ isDue: true }))).toBe('signed');
  expect(faults).toEqual([fault]);
});

test.each<[string, Partial<Session>]>([
  ['of another issuer', { issuer: 'https://old.example' }],
  ['whose tokens were sealed for another session', { id: randomUUID() }],
  ['whose tokens were sealed with another secret', { sealedTokens: Buffer.alloc(80) }],
])('A session %s does not last, and leaves no page to log out', async (_, differences) => {
  const { issuer, requests } = issuerWith({ refreshed: tokens });
  const session = sessionWith({ isDue: true, ...differences });
  expect([await issuer.confirm(session), await issuer.logOutAddress(session)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(requests).toEqual([]);
});

test('After a log-out the traveller leaves an external issuer too, but not our own', async () => {
  expect(await issuerWith().issuer.logOutAddress(sessionWith())).toBe(`${name}/end?hint=signed`);
  const { issuer } = issuerWith({ ownIssuer: own });
  expect(await issuer.logOutAddress(sessionWith({ issuer: own }))).toBeUndefined();
});

test('A log-out is complete although the issuer does not answer, and the fault is noted', async () => {
  const { issuer, faults } = issuerWith({ isDown: true });
  expect(await issuer.logOutAddress(sessionWith())).toBeUndefined();
  expect(faults).toHaveLength(1);
});

test('Travellers choose a password at our own issuer only', () => {
  expect(issuerWith({ ownIssuer: own }).issuer.hasPasswords).toBe(true);
  expect(issuerWith().issuer.hasPasswords).toBe(false);
});
