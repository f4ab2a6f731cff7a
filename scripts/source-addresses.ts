import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

type BundledModule = {
  /** The source, and the folder of the bundle. */
  readonly file: string;
  readonly folder: string;
  /** Adds a program to the bundle. Returns the name of its file there. */
  addProgram(file: string): string;
  /** Refuses a package that would be another one for the bundle than for the source. */
  checkPackage(name: string): void;
};

const ADDRESSES =
  /(new URL\('[\w./-]+\.ts', import\.meta\.url\)|import\.meta\.resolve\('[\w@][^']+'\)|import\.meta\.\w+)/;

/**
 * Lets `import.meta.url` of a bundled module still name its source, beside which its style sheets, scripts and fonts
 * are. A program that a module starts by its address, `new URL('worker.ts', import.meta.url)`, becomes a part of the
 * bundle, and the address is that of the part. The lines of the module stay the same.
 */
export function keepSourceAddresses(code: string, { file, folder, addProgram, checkPackage }: BundledModule) {
  const replaceAddress = (piece: string): string => {
    const program = /^new URL\('(.+)', import/.exec(piece)?.[1];
    if (program) {
      const name = addProgram(fileURLToPath(new URL(program, pathToFileURL(file))));
      return `new URL('./${name}', import.meta.url)`;
    }
    const packageFile = /^import\.meta\.resolve\('(.+)'\)$/.exec(piece)?.[1];
    if (packageFile) checkPackage(packageFile);
    if (packageFile || piece === 'import.meta.main') return piece;
    if (piece === 'import.meta.url')
      return `new URL(${JSON.stringify(relative(folder, file))}, import.meta.url).href`;
    throw new Error(`${file}: ${piece} would mean the bundle. Use import.meta.url.`);
  };
  // Every second piece is an address.
  return code
    .split(ADDRESSES)
    .map((piece, index) => (index % 2 === 0 ? piece : replaceAddress(piece)))
    .join('');
}

/** Fails if one of these folders has a package of its own, which the bundle would not find. */
export function checkPackage(name: string, folders: readonly string[]): void {
  const own = folders.map((folder) => `${folder}/node_modules/${name}`).find((path) => existsSync(path));
  if (own) throw new Error(`The bundle would load another ${name} than ${own}.`);
}
