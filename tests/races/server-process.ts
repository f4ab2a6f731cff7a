import { connectDatabase } from '../../packages/server/src/database/connect-database.ts';
import { listeningApp } from '../../packages/server/src/listening-app-for-tests.ts';
import { racingServer } from './racing-server.ts';

/** A server as a process of its own, on the database that it is told. Says where it listens, and ends with its parent. */
process.on('disconnect', () => process.exit());
const [url = ''] = process.argv.slice(2);
const { port } = await listeningApp(racingServer(connectDatabase({ url, log: () => {} })));
process.send?.(port);
