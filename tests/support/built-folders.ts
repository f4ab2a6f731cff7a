import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

export type BuiltFolders = { readonly server: string; readonly pages: string };

/** Builds the server and the pages of a variant if their sources have changed. Two callers of the same build wait for each other. */
export async function buildAll(variant: string): Promise<BuiltFolders> {
  const [server = '', pages = ''] = await runBuild([], { VARIANT: variant });
  return { server, pages };
}

let bundle: Promise<string> | undefined;

/** Folder of the bundled server. In each process of tests it is built once from the present sources. */
export function bundleFolder(): Promise<string> {
  bundle ??= runBuild(['--only=server']).then(([folder = '']) => folder);
  return bundle;
}

/** Path of a program of the bundled server, such as `main.js`. */
export async function builtProgram(name: string): Promise<string> {
  return join(await bundleFolder(), name);
}

async function runBuild(args: readonly string[], env = {}): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/build.mjs', ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
  });
  const folders = [...stdout.matchAll(/Built: (.+)$/gm)].map(([, folder = '']) => join(projectRoot, folder));
  if (folders.length === 0) throw new Error(`The build did not print its folders:\n${stdout}`);
  return folders;
}
