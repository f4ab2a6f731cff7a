import { createHash } from 'node:crypto';
import { type Encoding, encodingsTaken } from './encodings-taken.ts';

/** What is sent for one encoding. Names and values of headers alternate: the form that Node writes fastest. */
type Form = { readonly head: readonly string[]; readonly body: Buffer };

/** An answer that is made once and sent many times. */
export type PreparedAnswer = {
  readonly status: number;
  readonly etag: string;
  readonly notModified: readonly string[];
  readonly forms: { readonly [encoding in Encoding]?: Form | undefined } & { readonly identity: Form };
  readonly bytes: number;
};

type Ingredients = {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly br?: Buffer | undefined;
  /** A function where it is not worth making before somebody asks: hardly anybody does who does not take brotli. */
  readonly gzip?: Buffer | (() => Buffer) | undefined;
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
  const shorter = (encoding: Encoding, encoded: Buffer | undefined) =>
    encoded && encoded.length < body.length ? form(encoded, encoding) : undefined;
  let zipped: Form | undefined;
  const forms = {
    identity: form(body),
    br: shorter('br', br),
    get gzip() {
      zipped ??= shorter('gzip', typeof gzip === 'function' ? gzip() : gzip);
      return zipped;
    },
  };
  // What is not made yet is counted as if it were, so that the room for pages is never overdrawn.
  const zippedBytes = typeof gzip === 'function' ? Math.ceil(body.length / 3) : (gzip?.length ?? 0);
  const bytes = body.length + (br?.length ?? 0) + zippedBytes + shared.join().length;
  return { status, etag, notModified: shared, forms, bytes };
}

/** Of the forms that there are the smallest that an Accept-Encoding header takes. Not every answer is made in all of them. */
export function formFor({ forms }: PreparedAnswer, acceptEncoding: string | string[] | undefined): Form {
  if (acceptEncoding === undefined) return forms.identity;
  for (const encoding of encodingsTaken(String(acceptEncoding))) {
    const form = forms[encoding];
    if (form) return form;
  }
  return forms.identity;
}
