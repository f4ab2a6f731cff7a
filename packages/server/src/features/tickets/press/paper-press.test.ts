import { expect, onTestFinished, test, vi } from 'vitest';
import { drawTickets } from '../draw-tickets.ts';
import { paperFacts, site } from '../papers-for-tests.ts';
import { textOfPdf } from '../read-pdf-for-tests.ts';
import type { PaperJob } from './paper-jobs.ts';
import { openPaperPress } from './paper-press.ts';

vi.setConfig({ testTimeout: 60_000 });

const [mara] = paperFacts().tickets;
if (!mara) throw new Error('Somebody is coming.');

const of = (count: number, name = 'Mara Lind'): PaperJob => ({
  kind: 'tickets',
  facts: paperFacts({
    tickets: Array.from({ length: count }, (_, at) => ({ ...mara, participantName: `${name} ${at}` })),
  }),
  site,
});

function open(...given: Parameters<typeof openPaperPress>) {
  const press = openPaperPress(...given);
  onTestFinished(press.close);
  return press;
}

const fileOf = (drawn: Awaited<ReturnType<ReturnType<typeof open>['draw']>>) => {
  if (drawn.outcome !== 'drawn') throw new Error(drawn.outcome);
  return drawn.file;
};

/** What this process works for while something is done. */
async function workFor(deed: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await deed();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

test('A paper of many tickets is set beside the server, which has next to nothing to do with it.', async () => {
  const press = open();
  await press.draw(of(1));
  await drawTickets(paperFacts(), site);
  const job = of(99);
  if (job.kind !== 'tickets') throw new Error('Of tickets.');
  const here = await workFor(() => drawTickets(job.facts, site));
  let file: Buffer = Buffer.alloc(0);
  const beside = await workFor(async () => {
    file = fileOf(await press.draw(job));
  });
  expect(beside).toBeLessThan(here / 4);
  expect(await textOfPdf(file)).toContain('Mara Lind 98');
});

test('The same paper is drawn once for all who want it now, and for a while afterwards.', async () => {
  const press = open({ mostWaiting: 1 });
  const wait = vi.fn(() => 0);
  const files = await Promise.all(Array.from({ length: 10 }, () => press.draw(of(2), wait)));
  const again = await press.draw(of(2), wait);
  expect(wait).toHaveBeenCalledOnce();
  expect(new Set([...files, again].map(fileOf)).size).toBe(1);
  // Something else is said: it is another paper.
  await press.draw(of(3), wait);
  expect(wait).toHaveBeenCalledTimes(2);
});

test('Where too many wait, the next is told at once to come again, and all who wait have theirs.', async () => {
  const press = open({ mostWaiting: 2 });
  const drawn = await Promise.all(Array.from({ length: 6 }, (_, at) => press.draw(of(1, `Guest ${at}`))));
  const outcomes = drawn.map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'drawn')).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === 'unavailable')).toHaveLength(3);
  expect(press.refused).toBe(3);
  expect(await press.draw(of(1, 'Guest 5'))).toMatchObject({ outcome: 'drawn' });
});

test('Whoever has had many sheets drawn waits for more of them, and a small paper weighs little.', async () => {
  const press = open();
  const asked: number[] = [];
  const wait = (sheets: number) => {
    asked.push(sheets);
    return sheets > 10 ? 7 : 0;
  };
  expect(await press.draw(of(99), wait)).toEqual({ outcome: 'too_many_requests', wait: 7 });
  expect(await press.draw(of(1), wait)).toMatchObject({ outcome: 'drawn' });
  expect(asked).toEqual([21, 1]);
});

test('What cannot be drawn is a fault, and the next paper is drawn all the same.', async () => {
  const press = open();
  const broken = { kind: 'tickets', facts: { ...paperFacts(), trip: null }, site } as unknown as PaperJob;
  await expect(press.draw(broken)).rejects.toThrow('could not be drawn');
  expect(await press.draw(of(1))).toMatchObject({ outcome: 'drawn' });
});
