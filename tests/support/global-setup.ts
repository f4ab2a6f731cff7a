import { startServer } from './server.ts';
import { makeWorldFolder, removeFolder } from './world-folder.ts';

/** Ashore itself runs for every journey; the white-labels start when a journey asks for them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const world = await makeWorldFolder('world');
  await (await startServer({ variant: 'ashore', dataFolder: world })).stop();
  process.env.ASHORE_WORLD = world;
  // So that journeys side by side can be visitors of different places, who do not use up one another's tries.
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const { url, stop } = await startServer({ variant: 'ashore', env });
  process.env.ASHORE_URL = url;
  return async () => {
    await stop();
    await removeFolder(world);
  };
}
