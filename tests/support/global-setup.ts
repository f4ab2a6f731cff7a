import { makeDataFolder, removeFolder } from './data-folder.ts';
import { startServer } from './server.ts';

/** Loads the demonstration data once, into the folder that every later server copies. Then starts Ashore for all journeys. A white-label starts when a journey asks for it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const demoFolder = await makeDataFolder('demo');
  await (await startServer({ variant: 'ashore', dataFolder: demoFolder })).stop();
  process.env.ASHORE_DEMO_FOLDER = demoFolder;
  // Lets parallel journeys send different client addresses, so that they do not use up one another's limits.
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const sharedFolder = await makeDataFolder('shared');
  process.env.ASHORE_SHARED_FOLDER = sharedFolder;
  const { url, stop } = await startServer({ variant: 'ashore', dataFolder: sharedFolder, env });
  process.env.ASHORE_URL = url;
  return async () => {
    await stop();
    for (const folder of [sharedFolder, demoFolder]) await removeFolder(folder);
  };
}
