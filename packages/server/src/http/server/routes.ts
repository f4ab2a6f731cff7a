import type { Clock } from '@ashore/core/time/clock.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { Logger } from 'pino';
import type { Database } from '../../database/connect.ts';
import type { Settings } from '../../env.ts';
import {
  countListPaths,
  countProductPaths,
  listListPaths,
  listProductPaths,
} from '../../features/catalogue/places/sitemap-paths.ts';
import { countCruisePaths, listCruisePaths } from '../../features/cruises/cruise-paths.ts';
import type { ImageService } from '../../features/images/image-service.ts';
import { readTicketPicture } from '../../features/images/show-image.ts';
import { unsubscribe } from '../../features/newsletter/unsubscribe.ts';
import { refuseInvitations } from '../../features/reviews/refuse-invitations.ts';
import type { DocumentRenderer } from '../../features/tickets/pdf/renderer.ts';
import { enqueueSettlement } from '../../gateways/payments/enqueue-settlement.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import { createFindCaller } from '../access/find-caller.ts';
import { createDrawDocument, documentSite } from '../documents/draw-document.ts';
import { createServeDocuments } from '../documents/serve-documents.ts';
import { createServeUnsubscribe } from '../hooks/unsubscribe.ts';
import { createServeWebhooks } from '../hooks/webhooks.ts';
import { createServeImages } from '../images/serve-images.ts';
import { createMailboxAccess } from '../mailbox/mailbox-access.ts';
import { createServeMailbox } from '../mailbox/serve-mailbox.ts';
import { createServeCspReports } from '../monitoring/csp-reports.ts';
import { createServeHealth } from '../monitoring/health.ts';
import { createMetricsAccess } from '../monitoring/metrics-access.ts';
import type { Vitals } from '../monitoring/vitals.ts';
import type { Bundle } from '../pages/web-bundle.ts';
import { createServeFiles } from '../responses/files.ts';
import type { PreparedAnswer } from '../responses/prepared-answer.ts';
import { createServeSandbox } from '../sandbox/serve-sandbox.ts';
import { pagePaths } from '../site/page-paths.ts';
import { createServeSitemaps } from '../site/serve-sitemaps.ts';
import { createServeSiteFiles } from '../site/site-files.ts';
import { type ClientAddress, limitGroup } from './client-address.ts';
import type { Route } from './dispatch.ts';

type RoutesInput = {
  readonly settings: Settings;
  readonly database: Database;
  readonly bundle: Bundle;
  readonly assets: ReadonlyMap<string, PreparedAnswer>;
  readonly drawings: ReadonlyMap<string, PreparedAnswer>;
  readonly images: ImageService;
  readonly documentRenderer: DocumentRenderer;
  readonly payments: Payments;
  /** The routes of identity. */
  readonly identity: ReadonlyMap<string, Route>;
  readonly clock: Clock;
  readonly vitals: Vitals;
  readonly clients: ClientAddress;
  readonly log: Pick<Logger, 'warn'>;
  readonly isDraining: () => boolean;
  /** Opens /mailbox. Without a token there is no mailbox. */
  readonly mailboxToken?: string | undefined;
};

/** The routes that are neither pages nor calls, by the first segment of their path. */
export function createRoutes(input: RoutesInput): Map<string, Route> {
  const {
    settings,
    database,
    bundle,
    assets,
    payments,
    clock,
    vitals,
    clients,
    log,
    isDraining,
    mailboxToken,
  } = input;
  const asset: Route = { routeClass: 'asset', answer: createServeFiles(assets) };
  const image: Route = {
    routeClass: 'image',
    answer: createServeImages({
      ...input,
      memory: vitals.pictures,
      admission: vitals.admission,
      takeCallToken: ({ request }) => vitals.buckets.take(`images ${limitGroup(clients.of(request))}`, 300),
      visitorOf: ({ request }) => limitGroup(clients.of(request)),
    }),
  };
  const health: Route = {
    routeClass: 'health',
    answer: createServeHealth({
      isDraining,
      checkDatabase: async () => void (await database.pool.query('SELECT')),
      metrics: vitals.metrics.text,
      maySeeMetrics: createMetricsAccess(settings.metricsToken),
    }),
  };
  const today = () => localDateAt(clock.now(), 'UTC');
  const sitemap: Route = {
    routeClass: 'site',
    answer: createServeSitemaps({
      ...vitals,
      publicUrl: settings.publicUrl,
      pages: pagePaths(bundle),
      lists: { count: () => countListPaths(database), list: (page) => listListPaths(database, page) },
      products: {
        count: () => countProductPaths(database),
        list: (page) => listProductPaths(database, page),
      },
      cruises: {
        count: () => countCruisePaths(database, today()),
        list: (page) => listCruisePaths(database, { ...page, today: today() }),
      },
    }),
  };
  const site: Route = {
    routeClass: 'site',
    answer: createServeSiteFiles({
      ...settings,
      variant: bundle.entry.variant,
      files: assets.keys(),
      now: clock.now(),
    }),
  };
  const reports: Route = {
    routeClass: 'site',
    acceptsWrites: true,
    answer: createServeCspReports({
      onViolation(violation) {
        vitals.metrics.countViolation(violation.directive);
        log.warn(violation, 'a browser refused something on one of our pages');
      },
      takeCallToken: ({ request }) => vitals.buckets.take(`reports ${limitGroup(clients.of(request))}`, 20),
    }),
  };
  const unsubscribing: Route = {
    routeClass: 'site',
    acceptsWrites: true,
    answer: createServeUnsubscribe({
      newsletter: { page: '/newsletter/unsubscribe', unsubscribe: (token) => unsubscribe(database, token) },
      reviews: { page: '/reviews/unsubscribe', unsubscribe: (token) => refuseInvitations(database, token) },
      takeCallToken: ({ request }) =>
        vitals.buckets.take(`unsubscribe ${limitGroup(clients.of(request))}`, 20),
    }),
  };
  const webhooks: Route = {
    // Never refused under load: payment events report what has been paid.
    routeClass: 'webhook',
    acceptsWrites: true,
    answer: createServeWebhooks({
      ...payments,
      settle: (gateway, event) => enqueueSettlement(database.pool, gateway, event),
      onRefused(gateway, reason) {
        vitals.metrics.countRefusedEvent(gateway);
        log.warn({ gateway, reason }, 'an event was refused');
      },
      now: () => clock.now(),
    }),
  };
  const documents: Route = {
    routeClass: 'site',
    answer: createServeDocuments({
      findCaller: createFindCaller({ database, publicUrl: settings.publicUrl, now: () => clock.now() }),
      findAndDraw: createDrawDocument({
        database,
        documentRenderer: input.documentRenderer,
        readPicture: (stem) => readTicketPicture(input.images, stem),
        site: documentSite(bundle.entry.variant.displayName, settings.publicUrl, settings.operator),
      }),
      // Limited so that keys cannot be guessed.
      takeCallToken: ({ request }) => vitals.buckets.take(`documents ${limitGroup(clients.of(request))}`, 60),
      // Enough for the tickets of six coaches: a sheet occupies a processor for a twentieth of a second.
      takeSheetTokens: ({ request }, sheets) =>
        vitals.buckets.take(`sheets ${limitGroup(clients.of(request))}`, 120, sheets),
    }),
  };
  const sandbox: Route | undefined = settings.payments.hasSandbox
    ? {
        routeClass: 'site',
        acceptsWrites: true,
        answer: createServeSandbox({
          database,
          siteName: bundle.entry.variant.displayName,
          variant: settings.variant,
          files: [...assets.keys()],
          takeCallToken: ({ request }) =>
            vitals.buckets.take(`sandbox ${limitGroup(clients.of(request))}`, 600),
          takeCardToken: ({ request }) =>
            vitals.buckets.take(`sandbox cards ${limitGroup(clients.of(request))}`, 60),
        }),
      }
    : undefined;
  const mailbox: Route | undefined = mailboxToken
    ? {
        routeClass: 'site',
        answer: createServeMailbox({
          database,
          siteName: bundle.entry.variant.displayName,
          takeCallToken: ({ request }) =>
            vitals.buckets.take(`mailbox ${limitGroup(clients.of(request))}`, 10),
          access: createMailboxAccess({ token: mailboxToken, publicUrl: settings.publicUrl }),
        }),
      }
    : undefined;
  const firstSegments = [...assets.keys()].map((path) => path.split('/', 2)[1] ?? '');
  return new Map([
    ...[...firstSegments, 'assets'].map((name) => [name, asset] as const),
    ['images', image],
    ...['healthz', 'readyz', 'metrics'].map((name) => [name, health] as const),
    ['reports', reports],
    ['unsubscribe', unsubscribing],
    ...input.identity,
    ['webhooks', webhooks],
    // The address of documents stays, because it is in emails that were sent.
    ['papers', documents],
    ...(sandbox ? [['sandbox', sandbox] as const] : []),
    ...(mailbox ? [['mailbox', mailbox] as const] : []),
    ...['sitemap.xml', 'sitemaps'].map((name) => [name, sitemap] as const),
    ...['robots.txt', 'manifest.webmanifest', '.well-known'].map((name) => [name, site] as const),
  ]);
}
