import type { CommandContext } from '../../src/command-line/command.ts';
import { runCommandLine } from '../../src/command-line/main.ts';
import type { BedbankSettings } from '../../src/settings/bedbank-settings.ts';
import { emptyFolder } from '../database/data-folder.ts';
import { migrationsFolder } from '../database/test-database.ts';

type CommandLineInput = {
  readonly dataFolder?: string;
  readonly databaseUrl?: string;
  readonly ratesUrl?: string;
  readonly timetableUrl?: string;
  /** PUBLIC_URL in the shell of the command. Null if it is not set. */
  readonly publicUrl?: string | null;
  readonly bedbank?: BedbankSettings;
};

/** A command line with its own data folder. It runs commands and keeps the output of the latest one. */
export function commandLine({
  dataFolder = emptyFolder(),
  databaseUrl,
  ratesUrl,
  timetableUrl,
  publicUrl = 'https://www.example.org',
  bedbank,
}: CommandLineInput = {}) {
  let printed: string[] = [];
  const context: CommandContext = {
    readSettings: () => ({
      dataFolder,
      databaseUrl,
      ratesUrl,
      timetableUrl,
      publicUrl: publicUrl ?? 'http://localhost:3000',
      isPublicUrlSet: publicUrl !== null,
      bedbank,
      operator: { email: 'support@example.org' },
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
