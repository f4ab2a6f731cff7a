import type { Clock } from '@ashore/core/time/clock.ts';
import type { Logger } from 'pino';
import type { Database } from '../database/connect-database.ts';
import type { Settings } from '../env.ts';
import { countListPaths, listListPaths } from '../features/catalogue/list-list-paths.ts';
import { countProductPaths, listProductPaths } from '../features/catalogue/list-product-paths.ts';
import type { PictureDesk } from '../features/images/picture-desk.ts';
import { unsubscribe } from '../features/newsletter/unsubscribe.ts';
import type { PaperPress } from '../features/tickets/press/paper-press.ts';
import type { Payments } from '../gateways/payments/open-payments.ts';
import { putSettlement } from '../gateways/payments/put-settlement.ts';
import { type ClientAddress, limitGroup } from './client-address.ts';
import type { Answerer } from './dispatch.ts';
import { createServeImages } from './images/serve-images.ts';
import { createMailboxAccess } from './mailbox/mailbox-access.ts';
import { createServeMailbox } from './mailbox/serve-mailbox.ts';
import { createMetricsAccess } from './metrics-access.ts';
import type { Bundle } from './pages/bundle.ts';
import { createDrawPaper, paperSite } from './papers/draw-paper.ts';
import { createServePapers } from './papers/serve-papers.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { createServeSandbox } from './sandbox/serve-sandbox.ts';
import { createServeFiles } from './serve-files.ts';
import { createServeHealth } from './serve-health.ts';
import { createServeReports } from './serve-reports.ts';
import { createServeUnsubscribe } from './serve-unsubscribe.ts';
import { createServeWebhooks } from './serve-webhooks.ts';
import { pagePaths } from './site/page-paths.ts';
import { createServeSitemaps } from './site/serve-sitemaps.ts';
import { createServeSiteFiles } from './site/site-files.ts';
import type { Vitals } from './vitals.ts';

type Input = {
  readonly settings: Settings;
  readonly database: Database;
  readonly bundle: Bundle;
  readonly assets: ReadonlyMap<string, PreparedAnswer>;
  readonly drawings: ReadonlyMap<string, PreparedAnswer>;
  readonly desk: PictureDesk;
  readonly press: PaperPress;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly vitals: Vitals;
  readonly clients: ClientAddress;
  readonly log: Pick<Logger, 'warn'>;
  readonly isDraining: () => boolean;
  /** Opens /mailbox; without one there is none. */
  readonly mailboxToken?: string | undefined;
};

/** Who answers what is neither a page nor a call, by the first segment of its path. */
export function createAnswerers(input: Input): Map<string, Answerer> {
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
  const asset: Answerer = { routeClass: 'asset', answer: createServeFiles(assets) };
  const image: Answerer = {
    routeClass: 'image',
    answer: createServeImages({
      ...input,
      memory: vitals.pictures,
      admission: vitals.admission,
      wait: ({ request }) => vitals.buckets.take(`pictures ${limitGroup(clients.of(request))}`, 300),
      visitorOf: ({ request }) => limitGroup(clients.of(request)),
    }),
  };
  const health: Answerer = {
    routeClass: 'health',
    answer: createServeHealth({
      isDraining,
      checkDatabase: async () => void (await database.pool.query('SELECT')),
      metrics: vitals.metrics.text,
      maySeeMetrics: createMetricsAccess(settings.metricsToken),
    }),
  };
  const sitemap: Answerer = {
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
    }),
  };
  const site: Answerer = {
    routeClass: 'site',
    answer: createServeSiteFiles({
      ...settings,
      variant: bundle.entry.variant,
      files: assets.keys(),
      now: clock.now(),
    }),
  };
  const reports: Answerer = {
    routeClass: 'site',
    takesWrites: true,
    answer: createServeReports({
      onRefused(refusal) {
        vitals.metrics.refusedByBrowser(refusal.directive);
        log.warn(refusal, 'a browser refused something on one of our pages');
      },
      wait: ({ request }) => vitals.buckets.take(`reports ${limitGroup(clients.of(request))}`, 20),
    }),
  };
  const unsubscribing: Answerer = {
    routeClass: 'site',
    takesWrites: true,
    answer: createServeUnsubscribe({
      unsubscribe: (token) => unsubscribe(database, token),
      wait: ({ request }) => vitals.buckets.take(`unsubscribe ${limitGroup(clients.of(request))}`, 20),
    }),
  };
  const webhooks: Answerer = {
    // Never turned away when it is busy: what they tell of has been paid.
    routeClass: 'webhook',
    takesWrites: true,
    answer: createServeWebhooks({
      ...payments,
      settle: (gateway, event) => putSettlement(database.pool, gateway, event),
      onRefused(gateway, reason) {
        vitals.metrics.refusedEvent(gateway);
        log.warn({ gateway, reason }, 'an event was refused');
      },
      now: () => clock.now(),
    }),
  };
  const papers: Answerer = {
    routeClass: 'site',
    answer: createServePapers({
      draw: createDrawPaper({
        database,
        press: input.press,
        site: paperSite(bundle.entry.variant.displayName, settings.publicUrl, settings.operator),
      }),
      // Keys are not to be tried.
      wait: ({ request }) => vitals.buckets.take(`papers ${limitGroup(clients.of(request))}`, 60),
      // The tickets of six coaches: a sheet takes a processor for a twentieth of a second.
      waitForSheets: ({ request }, sheets) =>
        vitals.buckets.take(`sheets ${limitGroup(clients.of(request))}`, 120, sheets),
    }),
  };
  const sandbox: Answerer | undefined = settings.payments.hasSandbox
    ? {
        routeClass: 'site',
        takesWrites: true,
        answer: createServeSandbox({
          database,
          siteName: bundle.entry.variant.displayName,
          variant: settings.variant,
          files: [...assets.keys()],
          wait: ({ request }) => vitals.buckets.take(`sandbox ${limitGroup(clients.of(request))}`, 600),
        }),
      }
    : undefined;
  const mailbox: Answerer | undefined = mailboxToken
    ? {
        routeClass: 'site',
        answer: createServeMailbox({
          database,
          siteName: bundle.entry.variant.displayName,
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
    ['webhooks', webhooks],
    ['papers', papers],
    ...(sandbox ? [['sandbox', sandbox] as const] : []),
    ...(mailbox ? [['mailbox', mailbox] as const] : []),
    ...['sitemap.xml', 'sitemaps'].map((name) => [name, sitemap] as const),
    ...['robots.txt', 'manifest.webmanifest', '.well-known'].map((name) => [name, site] as const),
  ]);
}
