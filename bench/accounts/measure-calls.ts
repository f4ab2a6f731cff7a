import { type Calls, getRequest, sendCalls } from '../tools/load/calls.ts';
import { median } from '../tools/numbers.ts';
import { processorTimeOf } from '../tools/processor-time.ts';
import { say } from '../tools/progress.ts';
import type { RunningServer } from '../tools/run-server.ts';
import { isShort } from '../tools/short.ts';
import type { Size } from './fill.ts';
import { type LogIns, measureLogIns } from './log-in.ts';
import { bookingsOf, chartsOf, overviewOf, renewAs } from './requests.ts';
import { busiestLoggedIn, type LargestOwner, memberOf, type Site, someLoggedIn } from './signed-in.ts';

export type Times = Pick<Calls, 'p50' | 'p95'>;

/** Also what a call costs of the processors, in milliseconds: of the server and of the database together. */
export type CallTimes = Times & { readonly work: number };

export type Measured = {
  readonly size: Size;
  /** A call that reads nothing, as a measure of what the machine allows. */
  readonly bare: CallTimes;
  /** By what was called, in the order of the report. */
  readonly calls: ReadonlyMap<string, CallTimes>;
  readonly logIns: LogIns;
};

type Input = {
  readonly server: RunningServer;
  readonly database: Site['database'];
  readonly size: Size;
  readonly owners: readonly LargestOwner[];
  readonly password: string;
  readonly hashed: string;
  /** Called with each call as soon as it has been measured, beginning with the bare one. */
  readonly onBare: (times: CallTimes) => void;
  readonly onCall: (what: string, times: CallTimes) => void;
};

const connections = 16;
const seconds = isShort ? 1 : 3;
const warmUpSeconds = isShort ? 0.5 : 1;
const logInCount = isShort ? 20 : 40;
const renewalRounds = isShort ? 4 : 8;

export async function measureCalls(input: Input): Promise<Measured> {
  const { server, database, size, owners } = input;
  const site = { database, publicUrl: server.url };
  const calls = new Map<string, CallTimes>();
  const note = (what: string, times: CallTimes) => {
    calls.set(what, times);
    input.onCall(what, times);
  };
  const measure = async (what: string, requests: readonly string[]) => {
    say(what);
    note(what, await timesOf(input, requests));
  };
  const bare = await timesOf(input, [getRequest('/healthz')]);
  input.onBare(bare);
  say('log-ins with a password');
  const logIns = await measureLogIns(site, {
    ...input,
    count: logInCount,
    serverWork: () => workOf(input),
  });
  say('renewal of tokens that have run out');
  note('renewal, asking the issuer', await measureRenewals(input, logIns.cookies));

  const accounts = await someLoggedIn(site, 200);
  await measure(
    'renewal between two questions to the issuer',
    accounts.map(({ cookie }) => renewAs(cookie, server.url)),
  );
  const groups = ['upcoming', 'past', 'cancelled'];
  const bookings = (list: typeof accounts) =>
    list.map((account, index) => bookingsOf(account, groups[index % groups.length] ?? ''));
  await measure('user-bookings', bookings(accounts));
  await measure('user-bookings of the busiest accounts', bookings(await busiestLoggedIn(site, 32)));
  for (const owner of owners) {
    const member = await memberOf(site, owner);
    const who = owner.owner === 'buyer' ? 'a hotel' : 'a supplier';
    for (const [what, filters] of Object.entries(await filtersOf(database, owner)))
      await measure(
        `overview of ${who}, ${what}`,
        filters.map((filter) => overviewOf(member, owner.id, filter)),
      );
    await measure(`charts of ${who}`, [chartsOf(member, owner.id)]);
  }
  return { size, bare, calls, logIns };
}

type Filters = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

/** What members look for: a state, some days, a guest, a trip, an order number. */
async function filtersOf({ pool }: Site['database'], { owner, id }: LargestOwner): Promise<Filters> {
  const { rows } = await pool.query<{ number: string; name: string; trip: string }>(
    `select order_number as number, contact ->> 'lastName' as name, quote ->> 'name' as trip
     from bookings where ${owner === 'buyer' ? 'organisation_id' : 'supplier_id'} = $1 and state <> 'expired'
     order by md5(id::text) limit 20`,
    [id],
  );
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  return {
    'first page': [{}],
    'by state': ['coming', 'pending', 'past', 'cancelled'].map((state) => ({ state })),
    'by days': [0, 30, 90, 300, 700].map((ago) => ({ from: day(-ago), to: day(7 - ago) })),
    'by name or trip': rows.flatMap(({ name, trip }) => [{ q: name }, { q: trip.slice(0, 12) }]),
    'by what no booking has': [{ q: 'unbooked' }],
    'by order number': rows.map(({ number }) => ({ q: number })),
  };
}

async function timesOf(input: Input, requests: readonly string[]): Promise<CallTimes> {
  const order = { port: portOf(input.server), connections, seconds, requests };
  // The first run only warms up.
  await sendCalls({ ...order, seconds: warmUpSeconds });
  return sendAndCount(input, order);
}

async function sendAndCount(input: Input, order: Parameters<typeof sendCalls>[0]): Promise<CallTimes> {
  const before = await workOf(input);
  const { p50, p95, answered, others } = await sendCalls(order);
  if (others > 0) throw new Error(`${others} calls failed.`);
  return { p50, p95, work: ((await workOf(input)) - before) / answered };
}

/** Processor time of the server and of its connections to the database, which it keeps. */
async function workOf({ server, database }: Input): Promise<number> {
  const { rows } = await database.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows.reduce((sum, { pid }) => sum + processorTimeOf(pid), server.processorTime());
}

/** Renews each session once a round. Before each, the issuer must be asked again. */
async function measureRenewals(input: Input, cookies: readonly string[]): Promise<CallTimes> {
  const { server, database } = input;
  const requests = cookies.map((cookie) => renewAs(cookie, server.url));
  const rounds: CallTimes[] = [];
  for (let round = 0; round < renewalRounds; round += 1) {
    const { rowCount } = await database.pool.query(
      `update sessions set checked_at = now() - interval '20 minutes' where issuer = $1 and checked_at > now() - interval '10 minutes'`,
      [`${server.url}/oidc`],
    );
    if (rowCount !== cookies.length) throw new Error(`${rowCount} sessions were renewed before this round.`);
    const order = { port: portOf(server), connections, seconds: 60, requests, count: requests.length };
    rounds.push(await sendAndCount(input, order));
  }
  // The first round only warms up.
  const of = (part: keyof CallTimes) => median(rounds.slice(1).map((times) => times[part]));
  return { p50: of('p50'), p95: of('p95'), work: of('work') };
}

function portOf({ url }: RunningServer): number {
  return Number(new URL(url).port);
}
