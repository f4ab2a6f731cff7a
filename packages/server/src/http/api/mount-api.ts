import { Failure } from '@ashore/core/errors/failure.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createOwnSecret } from '../../database/own-secret.ts';
import { readTestToken } from '../../features/accounts/test-token.ts';
import { limitGroup } from '../client-address.ts';
import { exchangeOf } from '../exchange.ts';
import { dataHeaders } from '../security-headers.ts';
import { createAnswerCall } from './answer-call.ts';
import type { CallTable } from './call-table.ts';
import { checkCall, pathOf } from './check-call.ts';
import type { ApiContext } from './context.ts';
import { errorBodyOf } from './error-body.ts';
import { codeOfFrameworkError } from './framework-errors.ts';
import { type HoldLimits, holderOf } from './holder.ts';
import { type KeepAnswers, localeOf } from './keep-answers.ts';
import { parseJson } from './parse-json.ts';
import { shrinkAnswer } from './shrink-answer.ts';

export type ApiSurroundings = Pick<
  ApiContext,
  | 'database'
  | 'featuredTypes'
  | 'newsletterList'
  | 'site'
  | 'desk'
  | 'memory'
  | 'cards'
  | 'lists'
  | 'search'
  | 'guessWishes'
  | 'now'
  | 'inventories'
  | 'payments'
  | 'publishableKey'
  | 'drawWaiver'
  | 'defaultOrganisationId'
>;

type Input = {
  readonly surroundings: ApiSurroundings;
  readonly calls: CallTable;
  readonly publicUrl: string;
  /** Never where money is real. */
  readonly takesTestTokens: boolean;
  readonly limits: HoldLimits & {
    /** A minute: to hold, to hold for longer and to let go. */
    readonly holdCallsPerAddress: number;
  };
  readonly clientOf: (request: FastifyRequest['raw']) => string;
  readonly takeToken: (key: string, perMinute: number) => number;
  readonly onFault: (fault: unknown, call: string) => void;
  readonly keepAnswers: KeepAnswers;
};

/** Of everything but holds: more than any visitor can do, and little enough to read. */
const writesPerMinute = 60;

/** Puts the contract's calls under /api, with every refusal in our shape. */
export function mountApi(app: FastifyInstance, input: Input): void {
  const {
    surroundings,
    calls,
    publicUrl,
    takesTestTokens,
    limits,
    clientOf,
    takeToken,
    onFault,
    keepAnswers,
  } = input;
  const answerCall = createAnswerCall(onFault);
  const own = { database: surroundings.database, clock: { now: surroundings.now } };
  const holderSecret = createOwnSecret({ ...own, name: 'holders' });
  const tokenSecret = createOwnSecret({ ...own, name: 'test-tokens' });

  // Ours instead of the framework's, which lets through what only looks like JSON. Nothing else is read at all.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) =>
    parseJson(body),
  );

  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers({ ...dataHeaders, 'cache-control': 'no-store', vary: 'Accept-Language, Accept-Encoding' });
    checkCall(raw, { calls, publicUrl, allow: (methods) => reply.header('allow', methods.join(', ')) });
    // Before the body is read: reading it is what costs. Each call that writes has a limit of its own besides.
    if (raw.method === 'GET' || raw.method === 'HEAD') return;
    if (calls.isAboutHolds(pathOf(raw))) takeOrRefuse(raw, reply, 'hold', limits.holdCallsPerAddress);
    else takeOrRefuse(raw, reply, 'write', writesPerMinute);
  });
  app.addHook('onSend', async ({ raw }, reply, payload) => {
    if (reply.statusCode === 503) reply.header('retry-after', '2');
    return shrinkAnswer(raw, reply, keepAnswers.finish(raw, reply, payload));
  });

  app.all('/api/*', async (request, reply) => {
    const { raw } = request;
    const locale = localeOf(raw);
    const notes = keepAnswers.begin(raw, locale);
    const matched = await answerCall(request, reply, {
      ...surroundings,
      locale,
      shows: notes.shows,
      holdsUntil: notes.holdsUntil,
      endless: () => {},
      wait: (call, perMinute) => wait(raw, reply, call, perMinute),
      comeBackIn: (seconds) => void reply.header('retry-after', String(seconds)),
      holderOf: async (browserId) =>
        holderOf({ address: clientOf(raw), browserId }, limits, await holderSecret()),
      member: async () => {
        const [, token] = /^Bearer (\S+)$/i.exec(raw.headers.authorization ?? '') ?? [];
        return takesTestTokens && token !== undefined ? readTestToken(await tokenSecret(), token) : undefined;
      },
      called(name) {
        notes.called(name);
        const exchange = exchangeOf(raw);
        if (exchange) exchange.route = name;
      },
    });
    if (!matched) throw new Failure('not_found');
  });

  app.setNotFoundHandler((_, reply) => reply.code(404).send(errorBodyOf('not_found')));
  app.setErrorHandler((error, { raw }, reply) => {
    const code = codeOfFrameworkError(error);
    if (code === 'internal') onFault(error, 'api');
    // The rest of a body that is not wanted is not waited for.
    if (!raw.complete) reply.header('connection', 'close');
    const body = errorBodyOf(code, error instanceof Failure ? error.field : undefined);
    return reply.code(body.status).send(body);
  });

  function wait(raw: FastifyRequest['raw'], reply: FastifyReply, what: string, perMinute: number): number {
    const seconds = takeToken(`${what} ${limitGroup(clientOf(raw))}`, perMinute);
    if (seconds > 0) reply.header('retry-after', String(seconds));
    return seconds;
  }

  function takeOrRefuse(...asked: Parameters<typeof wait>): void {
    if (wait(...asked) > 0) throw new Failure('too_many_requests');
  }
}
