import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Scores = Readonly<Record<(typeof categories)[number], number>>;

const program = fileURLToPath(new URL('../node_modules/lighthouse/cli/index.js', import.meta.url));
const mostRuns = 3;

/**
 * The mobile scores of a page. Performance is the median of three runs, as its makers advise on a busy machine; the
 * others do not vary.
 */
export async function lighthouse(url: string, chromePath: string): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < mostRuns; run++) runs.push(await runOnce(url, chromePath));
  const [, median = runs[0]] = runs.toSorted((a, b) => a.performance - b.performance);
  if (!median) throw new Error('Lighthouse did not run.');
  return median;
}

async function runOnce(url: string, chromePath: string): Promise<Scores> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: chromePath };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], options);
  const report: { categories: Record<string, { score: number | null }> } = JSON.parse(stdout);
  const score = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  return Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
}
