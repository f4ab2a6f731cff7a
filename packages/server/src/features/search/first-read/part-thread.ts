import { parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '../../../database/connect.ts';
import { buffersOf, type PartOrder, type PartReply, type PartThreadData } from './part-orders.ts';
import { createPartReader, type PartReader } from './read-part.ts';

// This file runs as a thread that reads products for the search, with its own connection to the database.

/** A batch of texts may take longer than a request may, while other threads read theirs. */
const LONGEST_STATEMENT_MS = 60_000;

const { databaseUrl }: PartThreadData = workerData;
const database = connectDatabase({
  url: databaseUrl,
  log: () => {},
  maxConnections: 1,
  longestWaitMs: LONGEST_STATEMENT_MS,
});
let reader: Promise<PartReader> | undefined;

parentPort?.on('message', async (order: PartOrder) => {
  const reply = await replyTo(order).catch((error: unknown): PartReply => ({ fault: String(error) }));
  parentPort?.postMessage(reply, reply.part ? buffersOf([reply.part.arrays, reply.part.resultRows]) : []);
});

async function replyTo(order: PartOrder): Promise<PartReply> {
  reader ??= createPartReader(database);
  const { read, finish } = await reader;
  if (order.kind === 'finish') return { part: await finish(order.others) };
  await read(order.ids);
  return {};
}
