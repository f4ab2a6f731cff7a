import { createHash } from 'node:crypto';

/**
 * What is sent for one encoding. Names and values of headers alternate, which is the form that Node writes
 * fastest.
 */
type EncodedAnswer = { readonly head: readonly string[]; readonly body: Buffer };

/** An answer that is prepared once and sent many times. */
export type PreparedAnswer = {
  readonly status: number;
  readonly etag: string;
  readonly notModifiedHeaders: readonly string[];
  readonly encodings: { readonly [encoding in Encoding]?: EncodedAnswer | undefined } & {
    readonly identity: EncodedAnswer;
  };
  readonly bytes: number;
};

type AnswerToPrepare = {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly br?: Buffer | undefined;
  /** A function if it is to be made only on request: nearly every visitor accepts brotli. */
  readonly gzip?: Buffer | (() => Buffer) | undefined;
};

export function prepareAnswer({ status = 200, headers, body, br, gzip }: AnswerToPrepare): PreparedAnswer {
  // Weak, because one tag names the same page in two encodings with different bytes.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const sharedHeaders = [...Object.entries(headers).flat(), 'etag', etag];
  const encode = (encoded: Buffer, encoding?: Encoding): EncodedAnswer => ({
    head: [
      ...sharedHeaders,
      'content-length',
      String(encoded.length),
      ...(encoding ? ['content-encoding', encoding] : []),
    ],
    body: encoded,
  });
  const encodeIfShorter = (encoding: Encoding, encoded: Buffer | undefined) =>
    encoded && encoded.length < body.length ? encode(encoded, encoding) : undefined;
  let gzipAnswer: EncodedAnswer | undefined;
  const encodings = {
    identity: encode(body),
    br: encodeIfShorter('br', br),
    get gzip() {
      gzipAnswer ??= encodeIfShorter('gzip', typeof gzip === 'function' ? gzip() : gzip);
      return gzipAnswer;
    },
  };
  // A gzip encoding that is not made yet is counted by an estimate. The memory for pages is therefore never
  // exceeded.
  const gzipBytes = typeof gzip === 'function' ? Math.ceil(body.length / 3) : (gzip?.length ?? 0);
  const bytes = body.length + (br?.length ?? 0) + gzipBytes + sharedHeaders.join().length;
  return { status, etag, notModifiedHeaders: sharedHeaders, encodings, bytes };
}

/**
 * Returns the answer in the smallest existing encoding that an Accept-Encoding header accepts. Not every answer exists in every
 * encoding.
 */
export function encodingFor(
  { encodings }: PreparedAnswer,
  acceptEncoding: string | string[] | undefined,
): EncodedAnswer {
  if (acceptEncoding === undefined) return encodings.identity;
  for (const encoding of acceptedEncodings(String(acceptEncoding))) {
    const encodedAnswer = encodings[encoding];
    if (encodedAnswer) return encodedAnswer;
  }
  return encodings.identity;
}

/**
 * Caches the results for the last few values of a header that nearly every browser sends alike. A client that
 * sends a new value each time costs only the work, never memory.
 */
export function cacheByHeader<Result>(
  compute: (text: string) => Result,
  { maxEntries = 200, maxLength = 100 } = {},
) {
  const results = new Map<string, Result>();
  return (text: string): Result => {
    const cached = results.get(text);
    if (cached !== undefined || results.has(text)) return cached as Result;
    const result = compute(text);
    if (text.length > maxLength) return result;
    if (results.size >= maxEntries) results.clear();
    results.set(text, result);
    return result;
  };
}

type Encoding = 'br' | 'gzip' | 'identity';

/** The supported encodings that an Accept-Encoding header accepts, the smallest first. */
export const acceptedEncodings: (acceptEncoding: string) => readonly Encoding[] = cacheByHeader(
  (acceptEncoding) => {
    const weights = new Map<string, number>();
    for (const range of acceptEncoding.toLowerCase().split(',')) {
      const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
      weights.set(name, qualityOf(parameters));
    }
    const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
    // Ordered by size alone: a visitor who prefers gzip to brotli still reads both.
    return [...COMPRESSED_ENCODINGS.filter(accepts), 'identity'];
  },
);

const COMPRESSED_ENCODINGS = ['br', 'gzip'] as const;

function qualityOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
