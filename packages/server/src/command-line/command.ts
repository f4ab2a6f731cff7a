import { parseArgs } from 'node:util';
import type { BedbankSettings } from '../settings/bedbank-settings.ts';

/** The settings that a command reads and where it prints. Tests provide their own. */
export type CommandContext = {
  /** Throws `CannotStart` if a setting is wrong; only commands that need settings call it. */
  readSettings(): {
    readonly databaseUrl: string | undefined;
    readonly dataFolder: string;
    readonly ratesUrl?: string | undefined;
    readonly timetableUrl?: string | undefined;
    readonly publicUrl: string;
    readonly isPublicUrlSet: boolean;
    readonly environment?: 'integration' | 'production';
    readonly operator: { readonly email: string };
    /** The bedbank that sells us rooms; without it only our own rooms are sold. */
    readonly bedbank?: BedbankSettings | undefined;
  };
  readonly migrationsFolder: string;
  readonly print: (line: string) => void;
};

export type Command = {
  /** One line for the list of commands. */
  readonly summary: string;
  /** The arguments of the command, then one line for each argument and option. */
  readonly usage: readonly [string, ...string[]];
  /** Returns the exit status. */
  run(args: readonly string[], context: CommandContext): Promise<number>;
};

/** The arguments are wrong. The exit status is 2, and the usage of the command is printed. */
export class UsageError extends Error {}

type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** Reads the options and the other arguments. An unknown option is an error, never ignored. */
export function readOptions(args: readonly string[], options: OptionTypes, maxPositionals = 0) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length > maxPositionals)
      throw new Error(`"${positionals[maxPositionals]}" is an unexpected argument.`);
    return { values, positionals };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
