import { ensureBuild } from './ensure-build.mjs';
import { say } from './messages.mjs';
import { ensureInstalled, root } from './setup.mjs';

await ensureInstalled();
const folder = await ensureBuild(process.env.VARIANT || 'ashore');
say(`Built: ${folder.slice(root.length)}`);
