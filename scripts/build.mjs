import { ensureBuild } from './ensure-build.mjs';
import { logProgress } from './messages.mjs';
import { ensureInstalled, projectRoot } from './setup.mjs';

await ensureInstalled();
const buildFolder = await ensureBuild(process.env.VARIANT || 'ashore');
logProgress(`Built: ${buildFolder.slice(projectRoot.length)}`);
