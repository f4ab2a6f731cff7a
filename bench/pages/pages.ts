import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { median, quantity } from '../tools/numbers.ts';
import { say } from '../tools/progress.ts';
import { type Line, openReport } from '../tools/report.ts';
import { mainProgram, type RunningServer, runServer, timeNpmStart, untilIdle } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import { lighthouse } from './audit.ts';
import { type FirstVisit, firstVisit } from './first-visit.ts';
import { samplePages, visitPages } from './page-mix.ts';
import { measureSpeed } from './speed.ts';

const starts = isShort ? 3 : 5;
/** Pages that are requested before memory is measured. */
const mixSize = 300;
/** Script of a first visit, in kilobytes. */
const mostScript = { home: 115, product: 150 };

/**
 * Measures how fast our pages are, in one run on one machine. Only numbers of the same run can be compared.
 */
const report = openReport('pages');
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const database = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const main = { entry: mainProgram, path: '/en', env: { DATABASE_URL: database.url } };
// In other environments every page asks search engines to stay away, which lowers the Lighthouse score.
const production = { ...main, env: { ...main.env, ENVIRONMENT: 'production', SANDBOX_PAYMENTS: 'on' } };

try {
  report.add(await warmStart(join(folder, 'own')));
  // The first start loads the demonstration catalogue, which a start as production does not.
  say('loading the demonstration catalogue');
  await (await runServer(main)).stop();
  const ours = await runServer(production);
  try {
    await measurePages(ours);
  } finally {
    await ours.stop();
  }
  report.end();
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measurePages(ours: RunningServer): Promise<void> {
  await untilIdle(ours);
  const idle = ours.megabytes();
  say('speed');
  report.add(...(await measureSpeed(production, ours, folder)));
  const pages = await samplePages(ours.url, mixSize);
  report.add(...(await memory(ours, pages, idle)));
  const product = pages.find((path) => /^\/en\/tours\/[^/]+\/[^/]+$/.test(path));
  if (!product) throw new Error('The sitemaps name no tour.');
  report.add(...(await weight('home', `${ours.url}/en`)), ...(await weight('product', ours.url + product)));
  for (const { page, path, locale } of audited(product))
    report.add(
      await lighthouse({
        what: `${page}, ${locale}`,
        url: `${ours.url}/${locale}${path}`,
        isIndexed: page !== 'search',
      }),
    );
}

/** Measured as a person does who enters `npm start` in a folder where it has run before. */
async function warmStart(dataFolder: string): Promise<Line> {
  say('first start with npm');
  await timeNpmStart(dataFolder, '/en');
  const times: number[] = [];
  for (let start = 1; start <= starts; start++) {
    say(`warm start ${start} of ${starts}`);
    times.push(await timeNpmStart(dataFolder, '/en'));
  }
  const { value, numbers } = quantity(median(times), 'ms');
  return {
    what: 'warm `npm start` to first answer',
    value: `${value}, best ${quantity(Math.min(...times), 'ms').value}`,
    numbers,
    target: '<= 1500 ms',
    reached: median(times) <= 1_500,
  };
}

async function memory(server: RunningServer, pages: readonly string[], idle: number): Promise<Line[]> {
  say(`${pages.length} pages of all kinds`);
  const failed = await visitPages(server.url, pages);
  const megabytes = server.megabytes();
  return [
    { what: 'memory of server and database, idle', ...quantity(idle, 'MB', 0) },
    {
      what: `memory of both after load and ${pages.length} pages of all kinds`,
      ...quantity(megabytes, 'MB', 0),
      target: '<= 300 MB',
      reached: megabytes <= 300,
    },
    {
      what: 'pages of the sitemaps that were not shown',
      value: String(failed),
      numbers: { failed },
      target: '0',
      reached: failed === 0,
    },
  ];
}

async function weight(page: keyof typeof mostScript, url: string): Promise<Line[]> {
  say(`a first visit to ${page}`);
  const visit = await firstVisit(url);
  const most = mostScript[page];
  const of = (kind: keyof FirstVisit) => quantity(visit[kind] / 1_000, 'kB', 1);
  return [
    {
      what: `first visit to ${page}: script`,
      ...of('js'),
      target: `<= ${most} kB`,
      reached: visit.js <= most * 1_000,
    },
    { what: `first visit to ${page}: styles`, ...of('css') },
    { what: `first visit to ${page}: fonts`, ...of('fonts') },
    { what: `first visit to ${page}: pictures`, ...of('images') },
    { what: `first visit to ${page}: document`, ...of('html') },
  ];
}

/** In a short run only home in English, because an audit takes a quarter of a minute. */
function audited(product: string) {
  const paths = {
    home: '',
    list: '/tours/lisbon',
    product: product.replace(/^\/en/, ''),
    search: '/search?query=museum',
  };
  const all = ['en', 'de', 'zh-Hans'].flatMap((locale) =>
    Object.entries(paths).map(([page, path]) => ({ page, path, locale })),
  );
  return isShort ? all.slice(0, 1) : all;
}
