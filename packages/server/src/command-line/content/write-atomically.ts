import { rename, writeFile } from 'node:fs/promises';

/** Under its own name a file is never partial: it is written under another name and then renamed. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text);
  await rename(`${path}.part`, path);
}
