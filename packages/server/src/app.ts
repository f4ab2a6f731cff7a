import { join } from 'node:path';
import type { Clock } from '@ashore/core/time/clock.ts';
import { createRouterClient } from '@orpc/server';
import { Client } from 'pg';
import type { Logger } from 'pino';
import type { Database } from './database/connect.ts';
import { createSharedSecret } from './database/shared-secret.ts';
import type { Settings } from './env.ts';
import { numberDocumentsTogether } from './features/bookings/documents/number-documents-together.ts';
import { findSailingPicture } from './features/cruises/show-route.ts';
import { OFFER_SECRET } from './features/hotels/offers/room-offer.ts';
import { watchHotels } from './features/hotels/offers/watch-hotels.ts';
import { openImageService } from './features/images/image-service.ts';
import { watchLists } from './features/lists/watch-lists.ts';
import { nativeInventory } from './features/quotes/holds/native-inventory.ts';
import { createSearchCounts, SEARCHES_SECRET } from './features/search/counts/search-counts.ts';
import { createTopicSuggester } from './features/search/topic-suggester.ts';
import { watchSearch } from './features/search/watch-search.ts';
import { openDocumentRenderer } from './features/tickets/pdf/renderer.ts';
import type { WaiverFacts } from './features/waivers/document-facts.ts';
import { httpEmbedder } from './gateways/embedder/http.ts';
import type { CallProvider } from './gateways/identity/embedded/call-provider.ts';
import { combineInventories, type Inventories } from './gateways/inventory/combine-inventories.ts';
import { openLodging } from './gateways/lodging/open-lodging.ts';
import type { LodgingSupplies } from './gateways/lodging/port.ts';
import { openPayments, type Payments } from './gateways/payments/open-payments.ts';
import { createAnswerApi } from './http/api/call/answer-api.ts';
import { createAnswerCache } from './http/api/call/answer-cache.ts';
import { createCallTable } from './http/api/call/check-call.ts';
import { createServeApi } from './http/api/call/serve-api.ts';
import { createServeDocs } from './http/api/docs/serve-docs.ts';
import { documentSite, drawnWaiver } from './http/documents/draw-document.ts';
import { createIdentity } from './http/identity/create-identity.ts';
import { createVitals } from './http/monitoring/vitals.ts';
import { createCountSearch } from './http/pages/count-search.ts';
import { dropChangedEntries } from './http/pages/drop-changed-entries.ts';
import { createRenderPage } from './http/pages/render-page.ts';
import { createServePages } from './http/pages/serve-pages.ts';
import type { Bundle } from './http/pages/web-bundle.ts';
import { procedures } from './http/procedures/procedures.ts';
import { sendError } from './http/responses/errors.ts';
import type { PreparedAnswer } from './http/responses/prepared-answer.ts';
import { createClientAddress, limitGroup } from './http/server/client-address.ts';
import { createDispatch, type Route } from './http/server/dispatch.ts';
import { createDrain } from './http/server/drain.ts';
import {
  capConnections,
  createLimitedServer,
  DEFAULT_SERVER_LIMITS,
  dropSlowReaders,
  type ServerLimits,
} from './http/server/limited-server.ts';
import { type ListenAddress, listen, stopListening } from './http/server/listen.ts';
import type { RequestResponse } from './http/server/request-response.ts';
import { createRoutes } from './http/server/routes.ts';

export type AppParts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly bundle: Bundle;
  readonly assets: ReadonlyMap<string, PreparedAnswer>;
  readonly drawings: ReadonlyMap<string, PreparedAnswer>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /**
   * Receives the lines of the request log; it writes to the same place as `log`. Without it there is no
   * request log.
   */
  readonly writeRequestLines?: ((lines: string) => void) | undefined;
  readonly limits?: Partial<ServerLimits>;
  /** Opens /mailbox from other machines. Without a token there is no mailbox. */
  readonly mailboxToken?: string | undefined;
  /** Where spots are counted; our own tables by default. */
  readonly inventories?: Inventories | undefined;
  /** Sellers of rooms at hotels of others; by default those in the settings. */
  readonly sellers?: LodgingSupplies | undefined;
  /** The payment providers; by default those in the settings. */
  readonly payments?: Payments | undefined;
  /** How the shop calls the embedded issuer; within the process by default. */
  readonly callProvider?: CallProvider | undefined;
};

/** Seconds that a page or a request in the queue may take beyond what its statements may take. */
const SECONDS_BEYOND_DATABASE = 5;

/** Assembles the server: its routes and the services they use. */
export async function createApp({ limits: limitOverrides, ...parts }: AppParts) {
  const { settings, database, bundle, clock, log, writeRequestLines } = parts;
  const { publicUrl, environment, operator, analyticsTag, analyticsHosts, mapStyle, mapHosts } = settings;
  const { variant } = bundle.entry;
  const longestWaitMs = (settings.databaseSeconds + SECONDS_BEYOND_DATABASE) * 1_000;
  const limits = {
    ...DEFAULT_SERVER_LIMITS,
    maxConnectionsPerAddress: settings.connectionsPerAddress,
    ...limitOverrides,
  };
  const clients = createClientAddress(settings.trustedProxies);
  const clientGroupOf = ({ request }: RequestResponse) => limitGroup(clients.of(request));
  const images = openImageService({
    database,
    findSailing: (routeId) => findSailingPicture(database, routeId),
    dataFolder: settings.dataFolder,
    maxBytes: settings.imageCacheMegabytes * 1024 * 1024,
  });
  const documentRenderer = openDocumentRenderer();
  const search = watchSearch({
    database,
    kind: settings.searchIndex,
    file: join(settings.dataFolder, 'cache/search'),
    log: (line) => log.warn(line),
  });
  const searchCounts = createSearchCounts({
    database,
    search,
    clock,
    secret: createSharedSecret({ database, name: SEARCHES_SECRET, clock }),
    log: (line) => log.warn(line),
  });
  const topicSuggester =
    settings.embedder &&
    createTopicSuggester({ embedder: httpEmbedder(settings.embedder), log: (line) => log.warn(line) });
  const payments = parts.payments ?? openPayments({ database, clock, settings: settings.payments });
  const vitals = createVitals({
    database,
    search,
    suggestionCounts: topicSuggester?.counts,
    images,
    clock,
    writeRequestLines,
    pageCacheBytes: settings.pageCacheMegabytes * 1024 * 1024,
    maxWaitMs: longestWaitMs,
  });
  const { admission, cache, exchanges, metrics } = vitals;
  const lists = watchLists({
    database,
    now: () => clock.now(),
    onChange: (shown) => {
      for (const entries of [vitals.memory, vitals.answers, cache]) entries.drop(shown);
    },
    log: (line) => log.warn(line),
  });
  const hotels = watchHotels(database);
  const keepAnswers = createAnswerCache({
    lists: vitals.answers,
    searches: vitals.searches,
    searchVersion: search.version,
  });
  // Without a default, a member of several organisations books for the first of them.
  const defaultOrganisationId =
    variant.organisation === 'first-of-user' ? undefined : settings.defaultOrganisationId;
  const apiDeps = {
    database,
    memory: vitals.memory,
    cards: vitals.cards,
    lists,
    hotels,
    sellers: parts.sellers ?? openLodging({ bedbank: settings.bedbank, now: () => clock.now() }),
    offerSecret: createSharedSecret({ database, name: OFFER_SECRET, clock }),
    search,
    suggestTopics: topicSuggester?.suggest,
    payments,
    defaultOrganisationId,
    returnPromise: settings.returnPromise,
    publishableKey: settings.payments.stripe?.publishableKey ?? null,
    inventories: parts.inventories ?? combineInventories(nativeInventory(database)),
    numberDocuments: numberDocumentsTogether({ database, log: (line) => log.warn(line) }),
    now: () => clock.now(),
    files: images.files,
    featuredTypes: variant.featured.productTypes,
    newsletterList: variant.newsletter?.listId,
    site: { name: variant.displayName, publicUrl },
    drawWaiver: (facts: WaiverFacts) =>
      drawnWaiver(documentRenderer, facts, documentSite(variant.displayName, publicUrl, operator)),
    support: {
      variant: variant.name,
      operatorAddress: operator.email,
    },
  };

  const pages = createServePages({
    bundle,
    cache,
    admission,
    clientOf: clientGroupOf,
    counts: vitals.pageCounts,
    countSearch: createCountSearch({ counts: searchCounts, publicUrl }),
    mapOrigins: mapStyle ? [new URL(mapStyle).origin, ...mapHosts] : [],
    tagOrigins: analyticsTag ? [new URL(analyticsTag).origin, ...analyticsHosts] : [],
    hasStripe: settings.payments.stripe !== undefined,
    render: createRenderPage({
      bundle,
      timeLimitMs: longestWaitMs,
      site: {
        ...{ publicUrl, environment, operator, analyticsTag, defaultOrganisationId, mapStyle },
        returnPromise: settings.returnPromise,
      },
      now: () => clock.now(),
      apiFor: ({ locale }, { recordDependency, limitExpiry, recordSearch }) =>
        createRouterClient(procedures, {
          context: {
            ...apiDeps,
            locale,
            statesLanguage: true,
            recordDependency,
            recordSearch,
            limitExpiry: (instant) => instant && limitExpiry(instant),
            markUncacheable: () => limitExpiry(clock.now()),
            takesJson: false,
            takeCallToken: () => 0,
            setRetryAfter: () => {},
            // A page cannot hold spots: the same rendered page serves all visitors.
            holderOf: refuseToHold,
            caller: async () => undefined,
            logIn: noLogIn,
          },
        }),
    }),
    onRendered: metrics.observeRender,
    onFault: (err, { name }) => log.error({ err, screen: name }, 'a page could not be made'),
  });

  const calls = createCallTable();
  const isDraining = (): boolean => drain.isDraining;
  const identity = createIdentity({
    ...parts,
    clients,
    takeToken: vitals.buckets.take,
  });
  const routes = createRoutes({
    ...parts,
    identity: identity.routes,
    payments,
    images,
    documentRenderer,
    vitals,
    clients,
    isDraining,
  });

  const api = {
    routeClass: 'api',
    acceptsWrites: true,
    answer: createServeApi({
      docs: createServeDocs(`${variant.displayName} API`),
      admission,
      calls,
      clientOf: clientGroupOf,
      answerCall: createAnswerApi({
        deps: apiDeps,
        calls,
        publicUrl,
        limits: settings,
        answerCache: keepAnswers,
        issuerOfSessions: identity.issuerOfSessions,
        clientOf: clients.of,
        takeToken: vitals.buckets.take,
        onFault: (err, call) => log.error({ err, call }, 'a call failed'),
      }),
      answerCache: keepAnswers,
    }),
  } as const;
  const dispatch = createDispatch({
    ...(settings.role === 'worker'
      ? onlyHealth(routes)
      : {
          routes: new Map([...routes, ['api', api]]),
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
  capConnections(server, { perAddress: limits.maxConnectionsPerAddress, clients });
  const drain = createDrain({ server, openRequests: exchanges.open });
  const watch = dropChangedEntries({
    // A process that only runs jobs shows no lists and answers no searches.
    caches: [...vitals.caches, ...(settings.role === 'worker' ? [] : [lists, hotels, search])],
    newClient: () => new Client({ ...database.pool.options, query_timeout: 5_000 }),
    log: (line) => log.warn(line),
  });
  const stopDropping = dropSlowReaders(exchanges.open, limits);
  async function close(): Promise<void> {
    await stopListening(server);
    stopDropping();
    vitals.stop();
    images.workerPool.close();
    documentRenderer.close();
    lists.stop();
    await searchCounts.flush();
    await watch.stop();
    await search.stop();
  }
  return {
    app: { server, listen: (place: ListenAddress) => listen(server, place), close },
    cache,
    memory: vitals.memory,
    admission,
    images,
    watch,
    drain: drain.begin,
  };
}

/** A page is rendered for every visitor alike, and has no session. */
const refuseSession = () => Promise.reject(new Error('A page has no session.'));

const noLogIn = {
  secret: undefined,
  origin: undefined,
  keep: () => {},
  makeBearer: refuseSession,
  knownAccounts: refuseSession,
  issuer: {
    confirm: refuseSession,
    logOutAddress: refuseSession,
    metadata: refuseSession,
    knownAccounts: refuseSession,
    hasPasswords: true,
  },
};

function refuseToHold(): never {
  throw new Error('A page cannot hold spots.');
}

/**
 * A process that only runs jobs answers health checks. Visitors who are sent to it by mistake see no content.
 */
function onlyHealth(routes: ReadonlyMap<string, Route>) {
  return {
    routes: new Map([...routes].filter(([, { routeClass }]) => routeClass === 'health')),
    pages: { routeClass: 'site', answer: (exchange) => sendError(exchange, 'not_found') } satisfies Route,
  };
}
