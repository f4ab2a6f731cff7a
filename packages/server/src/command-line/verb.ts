import { parseArgs } from 'node:util';

/** Where a command works and whom it tells. The tests' is another than the real one. */
export type CommandContext = {
  /** Throws CannotStart when a setting is wrong; only verbs that need settings ask. */
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
  /** One line for the list of all verbs. */
  readonly summary: string;
  /** What comes after the verb, and an explanation of each option. */
  readonly usage: readonly [string, ...string[]];
  /** Returns the exit status. */
  run(args: readonly string[], context: CommandContext): Promise<number>;
};

/** The call itself was wrong: exit status 2, with the usage of the verb. */
export class WrongUsage extends Error {}

type Shape = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** The options given, and what stood beside them. An option nobody knows is an error, never ignored. */
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
