import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { ORPCError } from '@orpc/server';
import { procedures } from '../../procedures/procedures.ts';
import type { RequestResponse } from '../../server/request-response.ts';
import type { ApiContext } from './context.ts';
import { encodeError, fieldAt, firstIssue } from './errors.ts';

export type CallContext = ApiContext & {
  /** Receives the name of the call as soon as it is known. */
  readonly recordCall: (name: string) => void;
};

type CallAnswer = { readonly status: number; readonly body?: unknown };

type AnswerCall = (
  exchange: RequestResponse,
  body: unknown,
  context: CallContext,
) => Promise<CallAnswer | undefined>;

/** Answers the calls of the contract below /api. Returns undefined for an unknown call. */
export function createAnswerCall(onFault: (fault: unknown, call: string) => void): AnswerCall {
  const handler = new StandardOpenAPIHandler<CallContext>(procedures, {
    customErrorResponseBodyEncoder: encodeError,
    clientInterceptors: [
      async ({ next, path, procedure, context }) => {
        const name = path.join('.');
        context.recordCall(name);
        try {
          return await next();
        } catch (error) {
          if (isFault(error)) onFault(error, name);
          throw isUnknownCall(error, procedure['~orpc'].route.path)
            ? new ORPCError('not_found', { status: 404 })
            : error;
        }
      },
    ],
  });

  return async ({ request, response, method, url }, body, context) => {
    const clientGone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) clientGone.abort();
    });
    const result = await handler.handle(
      {
        // A call that reads also answers HEAD.
        method: method === 'HEAD' ? 'GET' : method,
        url: new URL(`http://localhost${url}`),
        headers: request.headers,
        body: async () => body,
        signal: clientGone.signal,
      },
      { prefix: '/api', context },
    );
    return result.response;
  };
}

function isFault(error: unknown): boolean {
  return !(error instanceof ORPCError) || (error.status >= 500 && error.code !== 'unavailable');
}

/**
 * Whether the path contains a word that is not allowed there. Such a path names no call, so the answer is 404
 * and not 400.
 */
function isUnknownCall(error: unknown, route = ''): boolean {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return false;
  const issue = firstIssue(error);
  return issue?.code === 'invalid_value' && route.includes(`{${fieldAt(issue.path)}}`);
}
