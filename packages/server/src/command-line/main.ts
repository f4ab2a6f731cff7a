import { fileURLToPath } from 'node:url';
import { MissingEnvironmentVariable } from '@ashore/core/errors/missing-environment-variable.ts';
import { editDistance } from '@ashore/search/text/edit-distance.ts';
import { CannotStart } from '../database/cannot-start.ts';
import { readSettings } from '../env.ts';
import { nameSourcesOfLastError } from '../last-error.ts';
import { type Command, type CommandContext, UsageError } from './command.ts';
import { commands } from './commands.ts';

/**
 * Runs the command after `npm run ashore --` and returns the exit status: 0 if it succeeded, 1 if it
 * failed, 2 if its arguments are wrong.
 */
export async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  const [name, ...commandArgs] = args;
  if (name === undefined || name === 'help' || name === '--help') return printHelp(context, commandArgs[0]);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    context.print(`There is no command "${name}".`);
    const nearest = nearestCommand(name);
    if (nearest !== undefined) context.print(`Did you mean "${nearest}"?`);
    context.print('npm run ashore -- help lists all commands.');
    return 2;
  }
  if (commandArgs.includes('--help')) return printHelp(context, name);
  try {
    return await command.run(commandArgs, context);
  } catch (error) {
    return printError(error, name, command, context);
  }
}

/** The command whose name needs the fewest changes, unless more than a third of it would change. */
function nearestCommand(typed: string): string | undefined {
  const [nearest] = Object.keys(commands)
    .map((name) => {
      const bound = Math.ceil(name.length / 3);
      return { name, bound, distance: editDistance(typed, name, bound) };
    })
    .filter(({ distance, bound }) => distance <= bound)
    .sort((a, b) => a.distance - b.distance);
  return nearest?.name;
}

function printHelp(context: CommandContext, name = ''): number {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) printCommandUsage(context, name, command);
  else printCommands(context);
  return 0;
}

function printCommands({ print }: CommandContext): void {
  print('npm run ashore -- <command> [options]');
  print('');
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  for (const [name, { summary }] of Object.entries(commands)) print(`  ${name.padEnd(width)}  ${summary}`);
  print('');
  print('npm run ashore -- help <command> shows the options of a command.');
}

function printCommandUsage(
  { print }: CommandContext,
  name: string,
  { summary, usage: [argumentLine, ...explanations] }: Command,
): void {
  print(summary);
  print('');
  print(`npm run ashore -- ${name} ${argumentLine}`.trimEnd());
  for (const line of explanations) print(`  ${line}`);
}

/** Prints an error that the operator can solve as a sentence. Throws any other error, with its stack. */
function printError(error: unknown, name: string, command: Command, context: CommandContext): number {
  if (error instanceof UsageError) {
    context.print(error.message);
    printCommandUsage(context, name, command);
    return 2;
  }
  if (!(error instanceof CannotStart) && !(error instanceof MissingEnvironmentVariable)) throw error;
  context.print(error.message);
  return 1;
}

function createContext(): CommandContext {
  return {
    readSettings: () => readSettings(process.env),
    migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
    print: (line) => console.log(line),
  };
}

if (import.meta.main) {
  nameSourcesOfLastError();
  process.exitCode = await runCommandLine(process.argv.slice(2), createContext());
}
