import { startServer } from './server.ts';

/** Ashore itself runs for every journey; the white-labels start when a journey asks for them. */
export default async function setUp(): Promise<() => Promise<void>> {
  // So that journeys side by side can be visitors of different places, who do not use up one another's tries.
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const { url, stop } = await startServer({ variant: 'ashore', env });
  process.env.ASHORE_URL = url;
  return stop;
}
