import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../tools/numbers.ts';
import { say } from '../tools/progress.ts';
import type { Line } from '../tools/report.ts';
import { isShort } from '../tools/short.ts';

const run = promisify(execFile);

type Audit = Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>> & {
  /** Milliseconds until the largest content is painted. */
  readonly largestPaintMs: number;
};

const audits = isShort ? 1 : 3;
const attempts = 3;
const latestPaintMs = 2_000;

type Audited = {
  readonly what: string;
  readonly url: string;
  /** Pages that ask search engines to stay away, such as results of a search, have no full score for them. */
  readonly isIndexed: boolean;
};

/**
 * The median of three audits, as the makers of Lighthouse advise. The performance score depends on the processor time of a busy
 * machine.
 */
export async function lighthouse({ what, url, isIndexed }: Audited): Promise<Line> {
  const all: Audit[] = [];
  for (let run = 1; run <= audits; run++) {
    say(`Lighthouse, ${what}, ${run} of ${audits}`);
    all.push(await audit(url));
  }
  const performance = median(all.map((one) => one.performance));
  const paintMs = median(all.map((one) => one.largestPaintMs));
  const parts = ['accessibility', 'best-practices', ...(isIndexed ? (['seo'] as const) : [])] as const;
  const others = parts.map((part) => Math.min(...all.map((one) => one[part])));
  return {
    what: `Lighthouse, phone, ${what}`,
    value: `${[performance, ...others].join(' / ')}, largest paint ${(paintMs / 1_000).toFixed(2)} s`,
    numbers: { score: performance, ms: paintMs },
    target: `>= ${[97, ...others.map(() => 100)].join(' / ')}, <= 2.0 s`,
    reached: performance >= 97 && others.every((score) => score === 100) && paintMs <= latestPaintMs,
  };
}

/**
 * Lighthouse scores of a page on a mid-range phone. The command of Lighthouse is used, so that each run has a
 * fresh browser. On a busy machine it sometimes misses the start of the page and asks for another run.
 */
async function audit(url: string): Promise<Audit> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(url);
    } catch (error) {
      if (attempt === attempts || !String(error).includes('run Lighthouse again')) throw error;
    }
  }
}

async function auditOnce(url: string): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'ashore-audit-'));
  const output = join(folder, 'report.json');
  await run(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking',
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
      maxBuffer: 32 * 1024 * 1024,
      timeout: 120_000,
    },
  );
  const report: {
    readonly categories: Readonly<Record<string, { readonly score: number }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  } = JSON.parse(await readFile(output, 'utf8'));
  await rm(folder, { recursive: true });
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    largestPaintMs: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
}
