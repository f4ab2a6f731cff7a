import { connectDatabase } from '../../packages/server/src/database/connect.ts';
import { listeningApp } from '../../packages/server/test-support/app/listening-app.ts';
import { raceServerSettings } from './race-server-settings.ts';

/** Runs a server as its own process on the given database. Reports its port and ends with its parent. */
process.on('disconnect', () => process.exit());
const [url = ''] = process.argv.slice(2);
const { port } = await listeningApp(raceServerSettings(connectDatabase({ url, log: () => {} })));
process.send?.(port);
