import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Scores = Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;

const attempts = 3;

/**
 * Lighthouse scores of a page on a mid-range phone. The command of Lighthouse is used, so that each run has a
 * fresh browser. On a busy machine it sometimes misses the start of the page and asks for another run.
 */
export async function audit(url: string): Promise<Scores> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await auditOnce(url);
    } catch (error) {
      if (attempt === attempts || !String(error).includes('run Lighthouse again')) throw error;
    }
  }
}

async function auditOnce(url: string): Promise<Scores> {
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
  const report: { categories: Record<string, { score: number }> } = JSON.parse(
    await readFile(output, 'utf8'),
  );
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
