import { createHash } from 'node:crypto';
import type { Encoding } from './choose-encoding.ts';

/** What is sent for one encoding. Names and values of headers alternate: the form that Node writes fastest. */
type Form = { readonly head: readonly string[]; readonly body: Buffer };

/** An answer that is made once and sent many times. */
export type PreparedAnswer = {
  readonly status: number;
  readonly etag: string;
  readonly notModified: readonly string[];
  readonly forms: { readonly [encoding in Encoding]?: Form } & { readonly identity: Form };
  readonly bytes: number;
};

type Ingredients = {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
};

export function prepareAnswer({ status = 200, headers, body, br, gzip }: Ingredients): PreparedAnswer {
  // Weak: the same page in two encodings has one name, and is not the same bytes.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const shared = [...Object.entries(headers).flat(), 'etag', etag];
  const form = (encoded: Buffer, encoding?: Encoding): Form => ({
    head: [
      ...shared,
      'content-length',
      String(encoded.length),
      ...(encoding ? ['content-encoding', encoding] : []),
    ],
    body: encoded,
  });
  return {
    status,
    etag,
    notModified: shared,
    forms: {
      identity: form(body),
      ...(br && br.length < body.length && { br: form(br, 'br') }),
      ...(gzip && gzip.length < body.length && { gzip: form(gzip, 'gzip') }),
    },
    bytes: body.length + (br?.length ?? 0) + (gzip?.length ?? 0) + shared.join().length,
  };
}
