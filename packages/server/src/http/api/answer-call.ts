import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError } from '@orpc/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from './context.ts';
import { encodeError, fieldAt, firstIssue } from './error-body.ts';
import { procedures } from './procedures.ts';

export type CallContext = ApiContext & {
  /** Told the name of the call as soon as it is known. */
  readonly called: (name: string) => void;
};

type AnswerCall = (request: FastifyRequest, reply: FastifyReply, context: CallContext) => Promise<boolean>;

/** Answers the contract's calls below /api. False when there is no such call. */
export function createAnswerCall(onFault: (fault: unknown, call: string) => void): AnswerCall {
  const handler = new OpenAPIHandler<CallContext>(procedures, {
    customErrorResponseBodyEncoder: encodeError,
    clientInterceptors: [
      async ({ next, path, procedure, context }) => {
        const name = path.join('.');
        context.called(name);
        try {
          return await next();
        } catch (error) {
          if (isFault(error)) onFault(error, name);
          throw isNoCall(error, procedure['~orpc'].route.path)
            ? new ORPCError('not_found', { status: 404 })
            : error;
        }
      },
    ],
  });

  return async (request, reply, context) => {
    // A call that reads answers HEAD as well; Node leaves out the body by itself.
    if (request.raw.method === 'HEAD') request.raw.method = 'GET';
    const { matched } = await handler.handle(request, reply, { prefix: '/api', context });
    return matched;
  };
}

function isFault(error: unknown): boolean {
  return !(error instanceof ORPCError) || (error.status >= 500 && error.code !== 'unavailable');
}

/** A path whose words are none of ours names no call. That is 404, not a call with a wrong word in it. */
function isNoCall(error: unknown, route = ''): boolean {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return false;
  const issue = firstIssue(error);
  return issue?.code === 'invalid_value' && route.includes(`{${fieldAt(issue.path)}}`);
}
