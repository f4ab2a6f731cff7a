import { ensureBuild, ensureServer } from './ensure-build.mjs';
import { logProgress } from './messages.mjs';
import { ensureInstalled, projectRoot } from './setup.mjs';

await ensureInstalled();
const folders = [await ensureServer()];
// Tests of the server and its commands need no pages.
if (!process.argv.includes('--only=server')) folders.push(await ensureBuild(process.env.VARIANT || 'ashore'));
for (const folder of folders) logProgress(`Built: ${folder.slice(projectRoot.length)}`);
