import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Clock } from '@ashore/core/time/clock.ts';
import { createRouterClient } from '@orpc/server';
import Fastify from 'fastify';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database/connect-database.ts';
import type { Settings } from './env.ts';
import { openPictureDesk } from './features/images/picture-desk.ts';
import { followLists } from './features/lists/follow-lists.ts';
import { nativeInventory } from './features/quotes/native-inventory.ts';
import { followSearch } from './features/search/follow-search.ts';
import { createGuessWishes } from './features/search/guess-wishes.ts';
import { openPaperPress } from './features/tickets/press/paper-press.ts';
import type { WaiverFacts } from './features/waivers/waiver-facts.ts';
import { embedderAtAddress } from './gateways/embedder/http.ts';
import { combineInventories, type Inventories } from './gateways/inventory/combine-inventories.ts';
import { openPayments, type Payments } from './gateways/payments/open-payments.ts';
import { createAnswerers } from './http/answerers.ts';
import { createCallTable } from './http/api/call-table.ts';
import { answerFrameworkError } from './http/api/framework-errors.ts';
import { createKeepAnswers } from './http/api/keep-answers.ts';
import { mountApi } from './http/api/mount-api.ts';
import { procedures } from './http/api/procedures.ts';
import { createServeApi } from './http/api/serve-api.ts';
import { createServeDocs } from './http/api/serve-docs.ts';
import { capConnections } from './http/cap-connections.ts';
import { createClientAddress } from './http/client-address.ts';
import { type Answerer, createDispatch } from './http/dispatch.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { dropSlowReaders } from './http/drop-slow-readers.ts';
import { createLimitedServer } from './http/limited-server.ts';
import type { Bundle } from './http/pages/bundle.ts';
import { createRenderPage } from './http/pages/render-page.ts';
import { createServePages } from './http/pages/serve-pages.ts';
import { watchCatalogue } from './http/pages/watch-catalogue.ts';
import { paperSite } from './http/papers/draw-paper.ts';
import { drawnWaiver } from './http/papers/drawn-waiver.ts';
import type { PreparedAnswer } from './http/prepared-answer.ts';
import { sendError } from './http/send-error.ts';
import { type ServerLimits, usualLimits } from './http/server-limits.ts';
import { createVitals } from './http/vitals.ts';

export type AppParts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly bundle: Bundle;
  readonly assets: ReadonlyMap<string, PreparedAnswer>;
  readonly drawings: ReadonlyMap<string, PreparedAnswer>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Where the lines of the request log go: the same place as those of `log`. Without it there are none. */
  readonly writeLog?: ((lines: string) => void) | undefined;
  readonly limits?: Partial<ServerLimits>;
  /** Opens /mailbox from elsewhere than this machine; without one there is no mailbox. */
  readonly mailboxToken?: string | undefined;
  /** Where spots are counted; our own tables unless given. */
  readonly inventories?: Inventories | undefined;
  /** Who moves money; as it is set unless given. */
  readonly payments?: Payments | undefined;
};

/** Of a call. What people upload has a way of its own. */
const largestBody = 64 * 1024;

/** Puts the server together: what answers what, and with which parts. */
export async function createApp({ limits: given, ...parts }: AppParts) {
  const { settings, database, bundle, clock, log, writeLog } = parts;
  const { publicUrl, environment, operator, analyticsTag, analyticsHosts } = settings;
  const { variant } = bundle.entry;
  const limits = { ...usualLimits, connectionsPerAddress: settings.connectionsPerAddress, ...given };
  const clients = createClientAddress(settings.trustedProxies);
  const desk = openPictureDesk({
    database,
    dataFolder: settings.dataFolder,
    maxBytes: settings.imageCacheMegabytes * 1024 * 1024,
  });
  const press = openPaperPress();
  const search = followSearch({
    database,
    kind: settings.searchIndex,
    file: join(settings.dataFolder, 'cache/search'),
    log: (line) => log.warn(line),
  });
  const wishes =
    settings.embedder &&
    createGuessWishes({ embedder: embedderAtAddress(settings.embedder), log: (line) => log.warn(line) });
  const payments = parts.payments ?? openPayments({ database, clock, settings: settings.payments });
  const vitals = createVitals({
    database,
    search,
    guesses: wishes?.counts,
    desk,
    clock,
    writeLog,
    pageCacheBytes: settings.pageCacheMegabytes * 1024 * 1024,
  });
  const { admission, cache, exchanges, metrics } = vitals;
  const lists = followLists({
    database,
    now: () => clock.now(),
    onChange: (shown) => {
      for (const kept of [vitals.memory, vitals.answers, cache]) kept.drop(shown);
    },
    log: (line) => log.warn(line),
  });
  const keepAnswers = createKeepAnswers({
    lists: vitals.answers,
    searches: vitals.searches,
    searchVersion: search.version,
  });
  const surroundings = {
    database,
    memory: vitals.memory,
    cards: vitals.cards,
    lists,
    search,
    guessWishes: wishes?.guess,
    payments,
    // Who works for several in a shop for organisations is at the desk of his first.
    defaultOrganisationId: variant.checkoutKind === 'billed' ? undefined : settings.defaultOrganisationId,
    publishableKey: settings.payments.stripe?.publishableKey ?? null,
    inventories: parts.inventories ?? combineInventories(nativeInventory(database)),
    now: () => clock.now(),
    featuredTypes: variant.featured.productTypes,
    newsletterList: variant.newsletter?.listId,
    site: { name: variant.displayName, publicUrl },
    drawWaiver: (facts: WaiverFacts) =>
      drawnWaiver(press, facts, paperSite(variant.displayName, publicUrl, operator)),
    desk: {
      variant: variant.name,
      operatorAddress: operator.email,
    },
  };

  const pages = createServePages({
    bundle,
    cache,
    admission,
    counts: vitals.pageCounts,
    tagOrigins: analyticsTag ? [new URL(analyticsTag).origin, ...analyticsHosts] : [],
    hasStripe: settings.payments.stripe !== undefined,
    render: createRenderPage({
      bundle,
      site: { publicUrl, environment, operator, analyticsTag },
      now: () => clock.now(),
      apiFor: ({ locale }, { shows, staleAt }) =>
        createRouterClient(procedures, {
          context: {
            ...surroundings,
            locale,
            shows,
            holdsUntil: (instant) => instant && staleAt(instant),
            endless: () => staleAt(clock.now()),
            wait: () => 0,
            comeBackIn: () => {},
            // No page holds anything: it is rendered for everybody.
            holderOf: refuseToHold,
            member: async () => undefined,
          },
        }),
    }),
    onRendered: metrics.rendered,
    onFault: (err, { name }) => log.error({ err, screen: name }, 'a page could not be made'),
  });

  const calls = createCallTable();
  let drain: Drain | undefined;
  const isDraining = () => drain?.isDraining ?? false;
  const answerers = createAnswerers({ ...parts, payments, desk, press, vitals, clients, isDraining });

  function createServer(toFramework: Parameters<typeof createServeApi>[0]['toFramework']): Server {
    const docs = createServeDocs(`${variant.displayName} API`);
    const api = {
      routeClass: 'api',
      takesWrites: true,
      answer: createServeApi({ docs, admission, calls, toFramework, keepAnswers }),
    } as const;
    const dispatch = createDispatch({
      ...(settings.role === 'worker'
        ? onlyHealth(answerers)
        : {
            answerers: new Map([...answerers, ['api', api]]),
            pages: { routeClass: 'page', answer: pages.answer },
          }),
      begin: exchanges.add,
      isDraining,
      refuse: (exchange, code, more) =>
        exchange.routeClass === 'page' ? pages.refuse(exchange, code, more) : sendError(exchange, code, more),
      onFault: (err, { routeClass }, code) =>
        log[code === 'unavailable' ? 'warn' : 'error'](
          { err, class: routeClass },
          'a request could not be answered',
        ),
    });
    const server = createLimitedServer(limits, dispatch);
    capConnections(server, { perAddress: limits.connectionsPerAddress, clients });
    drain = createDrain({ server, open: exchanges.open });
    return server;
  }

  const app = Fastify({
    // Its lines would hold addresses and whole URLs.
    logger: false,
    bodyLimit: largestBody,
    // The server answers these itself, also where the framework never gets to see the request.
    clientErrorHandler: () => {},
    frameworkErrors: (error, _request, reply) => answerFrameworkError(error, reply),
    serverFactory: createServer,
  });
  mountApi(app, {
    surroundings,
    calls,
    publicUrl,
    takesTestTokens: environment === 'integration',
    limits: settings,
    keepAnswers,
    clientOf: clients.of,
    takeToken: vitals.buckets.take,
    onFault: (err, call) => log.error({ err, call }, 'a call failed'),
  });
  const watch = watchCatalogue({
    // A process that only does jobs shows no lists and finds nothing.
    caches: [...vitals.caches, ...(settings.role === 'worker' ? [] : [lists, search])],
    newClient: () => new Client({ ...database.pool.options, query_timeout: 5_000 }),
    log: (line) => log.warn(line),
  });
  const stopDropping = dropSlowReaders(exchanges.open, limits);
  app.addHook('onClose', async () => {
    stopDropping();
    vitals.stop();
    desk.workshop.close();
    press.close();
    lists.stop();
    await watch.stop();
    await search.stop();
  });
  await app.ready();
  return {
    app,
    cache,
    memory: vitals.memory,
    admission,
    desk,
    watch,
    drain: async (acceptFor?: number) => drain?.begin(acceptFor),
  };
}

function refuseToHold(): never {
  throw new Error('A page cannot hold spots.');
}

/** A process that does jobs says how it fares, and shows nothing to visitors that are sent to it by mistake. */
function onlyHealth(answerers: ReadonlyMap<string, Answerer>) {
  return {
    answerers: new Map([...answerers].filter(([, { routeClass }]) => routeClass === 'health')),
    pages: { routeClass: 'site', answer: (exchange) => sendError(exchange, 'not_found') } satisfies Answerer,
  };
}
