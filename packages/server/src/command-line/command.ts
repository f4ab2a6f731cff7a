import { parseArgs } from 'node:util';

/** Where a verb works and where it prints. Tests provide their own. */
export type CommandContext = {
  /** Throws `CannotStart` if a setting is wrong; only verbs that need settings call it. */
  readSettings(): {
    readonly databaseUrl: string | undefined;
    readonly dataFolder: string;
    readonly ratesUrl?: string | undefined;
    readonly publicUrl: string;
    readonly environment?: 'integration' | 'production';
    readonly operator: { readonly email: string };
  };
  readonly migrationsFolder: string;
  readonly print: (line: string) => void;
};

export type Verb = {
  /** One line for the list of verbs. */
  readonly summary: string;
  /** The arguments of the verb, and an explanation of each option. */
  readonly usage: readonly [string, ...string[]];
  /** Returns the exit status. */
  run(args: readonly string[], context: CommandContext): Promise<number>;
};

/** The command itself was wrong. The exit status is 2, and the usage of the verb is printed. */
export class WrongUsage extends Error {}

type Shape = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** Reads the options and the other arguments. An unknown option is an error, never ignored. */
export function readOptions(args: readonly string[], options: Shape, maxPositionals = 0) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length > maxPositionals)
      throw new Error(`"${positionals[maxPositionals]}" is not expected here.`);
    return { values, positionals };
  } catch (error) {
    throw new WrongUsage((error as Error).message);
  }
}
