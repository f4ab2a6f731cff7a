import { fileURLToPath } from 'node:url';
import { MissingEnvironmentVariable } from '@ashore/core/errors/missing-environment-variable.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { readSettings } from '../env.ts';
import { type CommandContext, type Verb, WrongUsage } from './command.ts';
import { verbs } from './commands.ts';

/**
 * Runs the command after `npm run ashore --` and returns the exit status: 0 done, 1 not done, 2 not
 * understood.
 */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help') return help(context, rest[0]);
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    context.print(`There is no verb "${name}".`);
    printVerbs(context);
    return 2;
  }
  if (rest.includes('--help')) return help(context, name);
  try {
    return await verb.run(rest, context);
  } catch (error) {
    return explain(error, name, verb, context);
  }
}

function help(context: CommandContext, name = ''): number {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (verb) printUsage(context, name, verb);
  else printVerbs(context);
  return 0;
}

function printVerbs({ print }: CommandContext): void {
  print('npm run ashore -- <verb> [options]');
  print('');
  const width = Math.max(...Object.keys(verbs).map((name) => name.length));
  for (const [name, { summary }] of Object.entries(verbs)) print(`  ${name.padEnd(width)}  ${summary}`);
  print('');
  print('npm run ashore -- help <verb> explains one of them.');
}

function printUsage(
  { print }: CommandContext,
  name: string,
  { summary, usage: [first, ...more] }: Verb,
): void {
  print(summary);
  print('');
  print(`npm run ashore -- ${name} ${first}`.trimEnd());
  for (const line of more) print(`  ${line}`);
}

/** Prints a sentence about what the operator can solve. A fault of ours is thrown, with its stack. */
function explain(error: unknown, name: string, verb: Verb, context: CommandContext): number {
  if (error instanceof WrongUsage) {
    context.print(error.message);
    printUsage(context, name, verb);
    return 2;
  }
  if (!(error instanceof CannotStart) && !(error instanceof MissingEnvironmentVariable)) throw error;
  context.print(error.message);
  return 1;
}

function realContext(): CommandContext {
  return {
    readSettings: () => readSettings(process.env),
    migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
    print: (line) => console.log(line),
  };
}

if (import.meta.main) process.exitCode = await runCommandLine(process.argv.slice(2), realContext());
