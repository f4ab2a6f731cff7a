import { existsSync, readdirSync } from 'node:fs';
import { projectRoot } from './setup.mjs';

/** In the order of a run of all: first what changes most often. */
const order = ['pages', 'hold', 'search', 'sentences', 'booking', 'cruises', 'accounts', 'hotels'];

/** Every folder with a program of its own name. */
export function benchNames(folder = `${projectRoot}bench`) {
  return readdirSync(folder)
    .filter((name) => existsSync(`${folder}/${name}/${name}.ts`))
    .sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/**
 * Reads the arguments of `npm run bench`. Without a name all benchmarks run, in their short version. What is not known here
 * belongs to the one benchmark that is named. Throws an Error with a sentence for the person who entered them.
 */
export function readBenchOptions(args, names = benchNames()) {
  const options = { benches: [], isShort: undefined, against: undefined, out: undefined, rest: [] };
  const pending = [...args];
  const fileOf = (flag) => {
    const value = pending.shift();
    if (!value || value.startsWith('--')) throw new Error(`${flag} needs the name of a file.`);
    return value;
  };
  while (pending.length > 0) {
    const argument = pending.shift();
    if (argument === '--against') options.against = fileOf(argument);
    else if (argument === '--out') options.out = fileOf(argument);
    else if (argument === '--short' || argument === '--full') options.isShort = argument === '--short';
    else if (options.benches.length === 0 && names.includes(argument)) options.benches.push(argument);
    else if (options.benches.length > 0) options.rest.push(argument);
    else throw new Error(`Unknown benchmark "${argument}". Choose one: npm run bench -- ${sentence(names)}.`);
  }
  const isAll = options.benches.length === 0;
  return { ...options, benches: isAll ? names : options.benches, isShort: options.isShort ?? isAll };
}

function sentence(names) {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
