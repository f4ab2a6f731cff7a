import { fork } from 'node:child_process';
import { request } from 'node:http';
import { startServer } from '../tests/support/server.ts';
import type { BareAnswer } from './bare-server.ts';
import { answerOf, type Measured, measureLoad, residentMegabytes } from './measure-load.ts';
import type { Line } from './report.ts';
import { distinctPages, samePage } from './requests.ts';

const rounds = 5;
const seconds = 3;
const connections = 32;
/** Few enough that each asks for a page of its own, and that the server turns nobody away. */
const renderConnections = 4;

type Place = { readonly pid: number; readonly port: number };
type Turn = { readonly bare: Measured; readonly cached: Measured; readonly afresh: Measured };

/**
 * Node's own server, our kept home page and our home page made anew for every request take turns on one machine:
 * whatever else the machine does meets all three.
 */
export async function measureSpeed(say: (line: string) => void): Promise<Line[]> {
  const [cached, afresh] = [await startOurs({}), await startOurs({ PAGE_CACHE_MB: '0' })];
  const answer = await readAnswer(cached.port);
  const bare = await startBare(answer);
  const turns: Turn[] = [];
  for (let round = 0; round <= rounds; round++) {
    say(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}: bare, cached, afresh`);
    const turn = {
      bare: await measureLoad(bare.pid, { port: bare.port, requests: samePage(connections), seconds }),
      cached: await measureLoad(cached.pid, { port: cached.port, requests: samePage(connections), seconds }),
      afresh: await measureLoad(afresh.pid, {
        port: afresh.port,
        requests: distinctPages(renderConnections),
        seconds,
      }),
    };
    // The first round only makes the code warm.
    if (round > 0) turns.push(turn);
  }
  const memory = residentMegabytes(cached.pid);
  bare.stop();
  await Promise.all([cached.stop(), afresh.stop()]);
  const size = `${Math.round((answer.body.length * 3) / 4 / 102.4) / 10} kB of brotli`;
  return [
    ...speedLines(turns, size),
    { name: 'memory after the load', value: memory, unit: 'MB', target: { atMost: 300 } },
  ];
}

function speedLines(turns: readonly Turn[], size: string): Line[] {
  const middle = (pick: (turn: Turn) => number) => median(turns.map(pick));
  const refused = turns.reduce(
    (sum, { bare, cached, afresh }) => sum + bare.refused + cached.refused + afresh.refused,
    0,
  );
  const perSecond = (name: string, kind: keyof Turn, note: string): Line[] => [
    { name: `${name}, requests`, value: middle((turn) => turn[kind].perSecond), unit: '/s', note },
    { name: `${name}, p50`, value: middle((turn) => turn[kind].p50), unit: 'ms' },
    { name: `${name}, p99`, value: middle((turn) => turn[kind].p99), unit: 'ms' },
  ];
  return [
    ...perSecond('bare node:http', 'bare', `${connections} connections, ${size}`),
    ...perSecond('home, kept', 'cached', `${connections} connections`),
    ...perSecond('home, made anew', 'afresh', `${renderConnections} connections, page cache off`),
    {
      name: 'kept against bare',
      value: middle(({ bare, cached }) => cached.perSecond / bare.perSecond),
      unit: '',
      target: { atLeast: 0.6 },
      note: `${ratio(middle(({ bare, cached }) => bare.cpu / cached.cpu))} by processor time`,
    },
    {
      name: 'made anew against bare',
      value: middle(({ bare, afresh }) => afresh.perSecond / bare.perSecond),
      unit: '',
      target: { atLeast: 1 / 50 },
      note: `1/${Math.round(1 / middle(({ bare, afresh }) => bare.cpu / afresh.cpu))} by processor time`,
    },
    { name: 'answers other than 200', value: refused, unit: '', target: { atMost: 0 } },
  ];
}

async function startOurs(env: Readonly<Record<string, string>>) {
  const { url, pid, stop } = await startServer({
    variant: 'ashore',
    env: { LOG_LEVEL: 'info', ...env },
    unheard: true,
  });
  return { pid, port: Number(new URL(url).port), stop };
}

/** The home page as it goes over the wire, compressed as it is, with its headers. */
function readAnswer(port: number): Promise<BareAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path: '/en', headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = response.headers;
        resolve({
          headers: headers as Record<string, string>,
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    });
    asked.on('error', reject).end();
  });
}

async function startBare(answer: BareAnswer): Promise<Place & { stop(): void }> {
  const child = fork(new URL('bare-server.ts', import.meta.url));
  child.send(answer);
  const { port } = await answerOf<{ port: number }>(child);
  return { pid: child.pid ?? 0, port, stop: () => child.disconnect() };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ratio(value: number): string {
  return value.toFixed(2);
}
