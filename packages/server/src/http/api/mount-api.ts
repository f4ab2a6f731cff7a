import { negotiateLocale } from '@ashore/core/locale/negotiate-locale.ts';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { FastifyInstance } from 'fastify';
import { dataHeaders } from '../security-headers.ts';
import type { ApiContext } from './context.ts';
import { encodeError, errorBodyOf } from './error-body.ts';
import { procedures } from './procedures.ts';

export type ApiSurroundings = Omit<ApiContext, 'locale' | 'shows'>;

/** Puts the contract's calls under /api. */
export function mountApi(app: FastifyInstance, surroundings: ApiSurroundings): void {
  const handler = new OpenAPIHandler(procedures, { customErrorResponseBodyEncoder: encodeError });
  app.all('/api/*', async (request, reply) => {
    reply.headers({ ...dataHeaders, 'cache-control': 'no-store', vary: 'Accept-Language' });
    const locale = negotiateLocale({ cookie: undefined, acceptLanguage: request.headers['accept-language'] });
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: { ...surroundings, locale, shows: () => undefined },
    });
    if (!matched) reply.code(404).send(errorBodyOf('not_found'));
  });
}
