import type { EventEmitter } from 'node:events';
import { decodeJwt } from 'jose';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import type { ForeignPerson } from './foreign-provider.ts';

type Body = Record<string, unknown>;

/** Lets a test change what the issuer answers, once. */
export type MockIssuer = {
  readonly issuer: string;
  expect(person: ForeignPerson): void;
  /** Changes the header or the claims of the tokens of the next exchange or renewal. */
  changeTokens(change: (token: { header: Body; payload: Body }) => void): void;
  /** Replaces the ID token of the next answer by one with the same claims. */
  changeTokensTo(make: (claims: Body) => Promise<string>): void;
  changeAnswer(change: (answer: { statusCode: number; body: Body }) => void): void;
  changeReturn(change: (address: URL) => void): void;
  /** Signs a token of the issuer with any claims. */
  sign(change: (header: Body, payload: Body) => void): Promise<string>;
  tokenCalls(): number;
  close(): Promise<void>;
};

/** oauth2-mock-server from npm as the issuer of another organisation. */
export async function mockIssuer(): Promise<MockIssuer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = issuer;
  const service = server.service as unknown as EventEmitter & {
    /** Not in its types. */
    buildIdTokens: (...input: unknown[]) => Promise<{ id_token: string; refresh_token: string }>;
  };
  let person: ForeignPerson | undefined;
  let tokenCalls = 0;
  service.on(Events.BeforeTokenSigning, ({ payload }: { payload: Body }) => {
    payload.sub = person?.sub;
    payload.sid = `session of ${person?.sub}`;
  });
  service.on(Events.BeforeResponse, () => {
    tokenCalls += 1;
  });
  service.on(Events.BeforeUserinfo, (answer: { body: Body }) => {
    answer.body = { ...person };
  });
  return {
    issuer,
    expect(next) {
      person = next;
    },
    // One exchange makes an access token and an ID token.
    changeTokens(change) {
      service.once(Events.BeforeTokenSigning, (first: { header: Body; payload: Body }) => {
        change(first);
        service.once(Events.BeforeTokenSigning, change);
      });
    },
    changeTokensTo(make) {
      let next: ((claims: Body) => Promise<string>) | undefined = make;
      const build = service.buildIdTokens.bind(service);
      service.buildIdTokens = async (...input: unknown[]) => {
        const tokens = await build(...input);
        const replace = next;
        next = undefined;
        return replace ? { ...tokens, id_token: await replace(decodeJwt(tokens.id_token)) } : tokens;
      };
    },
    changeAnswer: (change) => void service.once(Events.BeforeResponse, change),
    changeReturn: (change) =>
      void service.once(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }) => change(url)),
    sign: (change) => server.issuer.buildToken({ scopesOrTransform: change as never }),
    tokenCalls: () => tokenCalls,
    close: () => server.stop(),
  };
}
