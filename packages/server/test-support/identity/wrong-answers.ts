import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An ID token that an issuer has answered with. */
export type AnsweredToken = {
  readonly claims: JWTPayload;
  readonly alg: string;
  readonly kid: string;
  /** Signs claims as the issuer does, with a key that it has published. */
  sign(claims: JWTPayload): Promise<string>;
};

/** What is wrong with the answers of one log-in. */
export type WrongAnswer = {
  /** Changes the claims of the ID token, which the issuer then signs. */
  readonly claims?: (claims: JWTPayload) => void;
  /** Puts another text in the place of the ID token. */
  readonly token?: (token: AnsweredToken) => Promise<string>;
  readonly answer?: (body: Record<string, unknown>) => void;
  readonly userinfo?: (claims: Record<string, unknown>) => void;
  /** Changes the address to which the issuer sends the browser back. */
  readonly callback?: (address: URL) => void;
};

const tokenPath = /^\/(?:oidc\/)?token$/;
const keysPath = /^\/(?:oidc\/)?jwks$/;
const userinfoPath = /^\/(?:oidc\/)?(?:me|userinfo)$/;

/**
 * Stands between the shop and any issuer, in place of `fetch` and of calls to the embedded one. The issuer seems to have published keys of the test, and signs its
 * ID tokens with them. So every claim can be wrong by itself, although the signature is right.
 */
export async function answerWrongly(send: typeof fetch) {
  const pairs = await Promise.all(
    ['RS256', 'ES256'].map(async (alg) => ({
      alg,
      kid: `of the test ${alg}`,
      ...(await generateKeyPair(alg, { extractable: true })),
    })),
  );
  const keys = await Promise.all(
    pairs.map(async ({ alg, kid, publicKey }) => ({ ...(await exportJWK(publicKey)), alg, kid, use: 'sig' })),
  );
  let wrong: WrongAnswer = {};
  const callbacks: string[] = [];

  async function replaceToken(text: string): Promise<string> {
    const { alg = '' } = decodeProtectedHeader(text);
    const pair = pairs.find((one) => one.alg === alg);
    if (!pair) throw new Error(`The test has no key for ${alg}.`);
    const { kid, privateKey } = pair;
    const sign = (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(privateKey);
    const claims = decodeJwt(text);
    wrong.claims?.(claims);
    return wrong.token ? wrong.token({ claims, alg, kid, sign }) : sign(claims);
  }

  async function changedAnswer(answer: Response, change: (body: Record<string, unknown>) => unknown) {
    const body = await answer.json();
    await change(body);
    return Response.json(body, { status: answer.status });
  }

  /** The answer of an issuer, as the shop is to receive it. */
  async function changedBy(address: URL | string, answer: Response): Promise<Response> {
    const { pathname } = new URL(address);
    if (keysPath.test(pathname)) return Response.json({ keys });
    if (userinfoPath.test(pathname)) return changedAnswer(answer, (claims) => wrong.userinfo?.(claims));
    if (!tokenPath.test(pathname) || !answer.ok) return answer;
    return changedAnswer(answer, async (body) => {
      body.id_token = await replaceToken(String(body.id_token));
      wrong.answer?.(body);
    });
  }

  return {
    callbacks: callbacks as readonly string[],
    /** From now on the answers are wrong in this way. */
    set(next: WrongAnswer) {
      wrong = next;
    },
    change: changedBy,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const address = new URL(input instanceof Request ? input.url : input);
      const { pathname } = address;
      if (pathname === '/oauth/callback') {
        wrong.callback?.(address);
        callbacks.push(pathname + address.search);
        return send(address, init);
      }
      return changedBy(address, await send(input, init));
    },
  };
}
