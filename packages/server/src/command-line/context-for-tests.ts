import { emptyFolder } from '../database/embedded/data-folder-for-tests.ts';
import { migrationsFolder } from '../database/test-database.ts';
import { runCommandLine } from './main.ts';
import type { CommandContext } from './verb.ts';

type Place = { readonly dataFolder?: string; readonly databaseUrl?: string; readonly ratesUrl?: string };

/** A command line on a folder of its own: runs verbs, and keeps what they print until the next. */
export function commandLine({ dataFolder = emptyFolder(), databaseUrl, ratesUrl }: Place = {}) {
  let printed: string[] = [];
  const context: CommandContext = {
    readSettings: () => ({
      dataFolder,
      databaseUrl,
      ratesUrl,
      publicUrl: 'https://www.example.org',
      operator: { email: 'desk@example.org' },
    }),
    migrationsFolder,
    print: (line) => printed.push(line),
  };
  return { dataFolder, context, run };

  async function run(...args: string[]): Promise<{ status: number; printed: string }> {
    printed = [];
    const status = await runCommandLine(args, context);
    return { status, printed: printed.join('\n') };
  }
}
