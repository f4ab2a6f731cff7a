import { identityHeaders } from '../responses/security-headers.ts';
import type { RequestResponse } from '../server/request-response.ts';

type IdentityAnswer = {
  readonly status?: number;
  readonly contentType?: string;
  readonly body: string;
  readonly cacheControl?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export function sendAnswer(
  { response, id }: RequestResponse,
  { status = 200, contentType = 'text/html', body, cacheControl = 'no-store', headers = {} }: IdentityAnswer,
): void {
  response.writeHead(status, {
    ...identityHeaders,
    ...headers,
    'content-type': `${contentType}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': cacheControl,
    'x-request-id': id,
  });
  response.end(body);
}

export function redirectAfterForm({ response, id }: RequestResponse, location: string): void {
  response
    .writeHead(303, { ...identityHeaders, location, 'cache-control': 'no-store', 'x-request-id': id })
    .end();
}
