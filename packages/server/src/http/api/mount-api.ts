import { Failure } from '@ashore/core/errors/failure.ts';
import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitGroup } from '../client-address.ts';
import { exchangeOf } from '../exchange.ts';
import { dataHeaders } from '../security-headers.ts';
import { createCallTable } from './call-table.ts';
import { checkWrite } from './check-call.ts';
import type { ApiContext } from './context.ts';
import { encodeError, errorBodyOf, fieldAt, firstIssue } from './error-body.ts';
import { codeOfFrameworkError } from './framework-errors.ts';
import { isText, parseJson } from './parse-json.ts';
import { procedures } from './procedures.ts';

export type ApiSurroundings = Pick<ApiContext, 'database' | 'featuredTypes' | 'newsletterList'>;

export type MountApiInput = ApiSurroundings & {
  readonly publicUrl: string;
  readonly clientOf: (request: FastifyRequest['raw']) => string;
  readonly takeToken: (key: string, perMinute: number) => number;
  readonly onFault: (error: unknown, call: string) => void;
};

/** Puts the contract's calls under /api. */
export function mountApi(app: FastifyInstance, input: MountApiInput): void {
  const { publicUrl, clientOf, takeToken, onFault, ...surroundings } = input;
  const calls = createCallTable();
  const handler = new OpenAPIHandler(procedures, {
    customErrorResponseBodyEncoder: encodeError,
    clientInterceptors: [
      async ({ next, path, procedure, context }) => {
        context.called(path.join('.'));
        try {
          return await next();
        } catch (error) {
          throw asRefusal(error, procedure['~orpc'].route.path ?? '', path.join('.'));
        }
      },
    ],
  });

  // Ours instead of the framework's: it must refuse what only looks like JSON, and nothing else is read at all.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJson(body),
  );
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...dataHeaders, 'cache-control': 'no-store', vary: 'Accept-Language' });
    check(request, reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503) reply.header('retry-after', '2');
  });
  app.setErrorHandler((error, request, reply) => {
    const code = codeOfFrameworkError(error);
    if (code === 'internal') onFault(error, 'api');
    const field = error instanceof Failure ? error.field : undefined;
    const body = errorBodyOf(code, field);
    // The rest of a body that was refused is not waited for.
    if (code === 'payload_too_large') request.raw.socket.setTimeout(1_000);
    return reply.code(body.status).send(body);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(errorBodyOf('not_found')));
  app.all('/api/*', answer);

  function check({ raw, url }: FastifyRequest, reply: FastifyReply) {
    const path = url.split('?', 1)[0] ?? '';
    const methods = calls.methodsAt(path.slice('/api'.length));
    if (methods.length === 0) throw new Failure('not_found');
    if (!methods.includes(raw.method ?? 'GET')) {
      reply.header('allow', methods.join(', '));
      throw new Failure('method_not_allowed');
    }
    if (!isText(decoded(url))) throw new Failure('invalid_input');
    if (raw.method !== 'GET' && raw.method !== 'HEAD') checkWrite(raw, publicUrl);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { raw } = request;
    // A call that reads answers HEAD as well; Node leaves out the body by itself.
    if (raw.method === 'HEAD') raw.method = 'GET';
    const locale = negotiateLocale({ acceptLanguage: raw.headers['accept-language'] });
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: {
        ...surroundings,
        locale,
        shows: () => undefined,
        wait(call: string, perMinute: number) {
          const seconds = takeToken(`${call} ${limitGroup(clientOf(raw))}`, perMinute);
          if (seconds > 0) reply.header('retry-after', String(seconds));
          return seconds;
        },
        called(call: string) {
          const exchange = exchangeOf(raw);
          if (exchange) exchange.route = call;
        },
      },
    });
    if (!matched) throw new Failure('not_found');
  }

  function asRefusal(error: unknown, route: string, call: string): unknown {
    if (!(error instanceof ORPCError)) {
      onFault(error, call);
      return error;
    }
    // A path whose words are none of ours names no call: that is 404, not a call with a wrong word in it.
    const issue = error.code === 'BAD_REQUEST' ? firstIssue(error) : undefined;
    const isNoPath = issue?.code === 'invalid_value' && route.includes(`{${fieldAt(issue.path)}}`);
    return isNoPath ? new ORPCError('not_found', { status: 404 }) : error;
  }
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    throw new Failure('bad_request');
  }
}
