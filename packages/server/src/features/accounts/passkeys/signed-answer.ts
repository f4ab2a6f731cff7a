import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]{1,8000}$/);

const signedAnswer = z.object({
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: z.string(),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).catch({}),
});

const registration = signedAnswer.extend({
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .catch([]),
  }),
});

const assertion = signedAnswer.extend({
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional().catch(undefined),
  }),
});

export type SignedRegistration = z.output<typeof registration>;
export type SignedAssertion = z.output<typeof assertion>;

const clientData = z.object({ challenge: base64url });

/** Reads what a device answered; undefined for anything else that was sent. */
export function readRegistration(text: string): SignedRegistration | undefined {
  return registration.safeParse(parseJson(text)).data;
}

export function readAssertion(text: string): SignedAssertion | undefined {
  return assertion.safeParse(parseJson(text)).data;
}

/** The challenge that a device says it has signed. */
export function challengeOf({ response }: { response: { clientDataJSON: string } }): string {
  const text = Buffer.from(response.clientDataJSON, 'base64url').toString();
  return clientData.safeParse(parseJson(text)).data?.challenge ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
