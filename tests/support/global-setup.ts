import { startServer } from './server.ts';

/** Ashore itself runs for every journey; the white-labels start when a journey asks for them. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { url, stop } = await startServer({ variant: 'ashore' });
  process.env.ASHORE_URL = url;
  return stop;
}
