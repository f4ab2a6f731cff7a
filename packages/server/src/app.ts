import type { IncomingMessage, Server } from 'node:http';
import type { Clock } from '@ashore/core/time/clock.ts';
import { createRouterClient } from '@orpc/server';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { Database } from './database/connect-database.ts';
import type { Settings } from './env.ts';
import { mountApi } from './http/api/mount-api.ts';
import { procedures } from './http/api/procedures.ts';
import { createLimitedServer } from './http/listen.ts';
import type { Asset } from './http/load-assets.ts';
import type { Bundle } from './http/pages/bundle.ts';
import { createPageCache } from './http/pages/page-cache.ts';
import { createRenderPage } from './http/pages/render-page.ts';
import { createServePages } from './http/pages/serve-pages.ts';
import { sendAsset } from './http/send-asset.ts';

type Parts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly bundle: Bundle;
  readonly assets: ReadonlyMap<string, Asset>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

const pageCacheBytes = 64 * 1024 * 1024;

/** Puts the server together: what answers what, and with which parts. */
export async function createApp({ settings, database, bundle, assets, clock, log }: Parts) {
  const { variant } = bundle.entry;
  const surroundings = {
    database,
    featuredTypes: variant.featured.productTypes,
    newsletterList: variant.newsletter?.listId,
  };
  const cache = createPageCache({ clock, maxBytes: pageCacheBytes });
  const pages = createServePages({
    bundle,
    cache,
    clock,
    render: createRenderPage({
      bundle,
      site: {
        publicUrl: settings.publicUrl,
        environment: settings.environment,
        operator: settings.operator,
        analyticsTag: settings.analyticsTag,
      },
      now: () => clock.now(),
      apiFor: ({ locale }, shows) => createRouterClient(procedures, { context: { ...surroundings, locale, shows } }),
    }),
    onFault: (error, url) => log.error({ err: error, url }, 'a page could not be rendered'),
  });

  let server: Server | undefined;
  const app = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    bodyLimit: 1024 * 1024,
    serverFactory: (toFramework) => {
      server = createLimitedServer((request, response) => {
        const asset = assets.get(request.url ?? '');
        if (asset && isRead(request)) sendAsset(request, response, asset);
        else if (isForFramework(request.url ?? '/')) toFramework(request, response);
        else pages.answer(request, response);
      });
      return server;
    },
  });
  mountApi(app, surroundings);
  await app.ready();
  return { app, cache, pages };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

const frameworkPaths = /^\/(api|oidc|images|webhooks|healthz|readyz|metrics)(\/|\?|$)/;

function isForFramework(url: string): boolean {
  return frameworkPaths.test(url);
}
