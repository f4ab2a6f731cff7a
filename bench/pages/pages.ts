import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres.ts';
import { median, whole } from '../tools/numbers.ts';
import { type Line, printReport } from '../tools/report.ts';
import { mainProgram, runServer, type ServerToRun } from '../tools/run-server.ts';
import { audit } from './audit.ts';
import { firstVisit } from './first-visit.ts';
import { client } from './load.ts';
import { measureSpeed } from './speed.ts';

const starts = 5;
const audits = 3;

/**
 * Measures how fast our pages are, in one run on one machine. Only numbers of the same run can be compared.
 */
const begun = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'ashore-bench-'));
const database = await startEmbeddedPostgres({ dataFolder: join(folder, 'data'), log: () => {} });
const main = { entry: mainProgram, path: '/en', env: { DATABASE_URL: database.url } };

try {
  const lines = [await warmStart(join(folder, 'own')), ...(await measurePages())];
  const machine = `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}, requests by ${client}`;
  if (process.argv.includes('--json')) console.log(JSON.stringify({ machine, lines }, undefined, 2));
  else {
    printReport(lines);
    console.log(machine);
  }
  process.exitCode = lines.some(({ reached }) => reached === false) ? 1 : 0;
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measurePages(): Promise<Line[]> {
  // The first start loads the demonstration catalogue, which a start as production does not.
  say('loading the demonstration catalogue');
  await (await runServer(main)).stop();
  // In other environments every page asks search engines to stay away, which lowers the Lighthouse score.
  const ours = await runServer({
    ...main,
    env: { ...main.env, ENVIRONMENT: 'production', SANDBOX_PAYMENTS: 'on' },
  });
  try {
    say('speed');
    const speed = await measureSpeed(main, ours, folder);
    const memory = ours.residentMegabytes();
    const lines = [
      ...speed,
      {
        what: 'memory after load',
        value: `${whole(memory)} MB`,
        target: '<= 300 MB',
        reached: memory <= 300,
      },
      ...(await weight(`${ours.url}/en`)),
    ];
    for (const locale of ['en', 'de', 'zh-Hans'])
      lines.push(await lighthouse(`${ours.url}/${locale}`, locale));
    return lines;
  } finally {
    await ours.stop();
  }
}

/** Uses the database that the server starts for itself, as `npm start` does. */
async function warmStart(dataFolder: string): Promise<Line> {
  const own: ServerToRun = { ...main, env: { DATA_FOLDER: dataFolder } };
  await (await runServer(own)).stop();
  const times: number[] = [];
  for (let start = 1; start <= starts; start++) {
    say(`warm start ${start} of ${starts}`);
    const server = await runServer(own);
    times.push(server.startMs);
    await server.stop();
  }
  const value = `${whole(median(times))} ms (best ${whole(Math.min(...times))})`;
  return { what: 'warm start to first answer', value, target: '<= 1500 ms', reached: median(times) <= 1_500 };
}

async function weight(url: string): Promise<Line[]> {
  say('a first visit');
  const visit = await firstVisit(url);
  return [
    {
      what: 'first visit: script',
      value: kilobytes(visit.js),
      target: '<= 125 kB',
      reached: visit.js <= 125_000,
    },
    { what: 'first visit: styles', value: kilobytes(visit.css) },
    { what: 'first visit: fonts', value: kilobytes(visit.fonts) },
    { what: 'first visit: pictures', value: kilobytes(visit.images) },
    { what: 'first visit: document', value: kilobytes(visit.html) },
  ];
}

/**
 * The median of three runs, as the makers of Lighthouse advise. The performance score depends on the
 * processor time of a busy machine.
 */
async function lighthouse(url: string, locale: string): Promise<Line> {
  const all = [];
  for (let run = 1; run <= audits; run++) {
    say(`Lighthouse, ${locale}, ${run} of ${audits}`);
    all.push(await audit(url));
  }
  const performances = all.map(({ performance }) => performance);
  const others = all.flatMap((scores) => [scores.accessibility, scores['best-practices'], scores.seo]);
  const [last] = all;
  return {
    what: `Lighthouse, phone, ${locale}`,
    value: [median(performances), last?.accessibility, last?.['best-practices'], last?.seo].join(' / '),
    target: '>= 97 / 100 / 100 / 100',
    reached: median(performances) >= 97 && others.every((score) => score === 100),
  };
}

function say(line: string) {
  console.error(`${whole((performance.now() - begun) / 1_000).padStart(5)} s  ${line}`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} kB`;
}
