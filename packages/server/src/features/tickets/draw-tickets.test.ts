import { expect, test } from 'vitest';
import { drawTickets } from './draw-tickets.ts';
import { paperFacts, site } from './papers-for-tests.ts';
import { rectanglesOf, textOfPdf, textsOfSheets } from './read-pdf-for-tests.ts';

const [mara, jonas] = paperFacts().tickets;
if (!mara || !jonas) throw new Error('Two are coming.');

test('A ticket says who comes, when on whose clock, where and to what, and its code in letters too.', async () => {
  const text = await textOfPdf(await drawTickets(paperFacts(), site));
  for (const said of [
    'Sunset sail on the Tagus',
    'Sat, 27 Mar 2027',
    '18:30 (Lisbon time)',
    'The quay Cais 1',
    'Mara Lind Adult',
    'Ticket 2 of 2',
    mara.code,
    jonas.code,
    'K7Q2M9XT',
    'https://www.example.org/en/find-booking',
  ])
    expect(text).toContain(said);
});

test('It speaks the language of the booking, Chinese too, and every letter can be copied out of it.', async () => {
  const german = await textOfPdf(await drawTickets(paperFacts({ locale: 'de' }), site));
  expect(german).toContain('18:30 Uhr (Ortszeit Lisbon)');
  const chinese = paperFacts({
    locale: 'zh-Hans',
    trip: { name: '里斯本日落帆船之旅', city: '里斯本' },
    tickets: [{ ...mara, participantName: '欧阳小龘' }],
  });
  const text = (await textOfPdf(await drawTickets(chinese, site))).replaceAll(' ', '');
  for (const said of ['里斯本日落帆船之旅', '18:30（里斯本当地时间）', '欧阳小龘', '成人'])
    expect(text).toContain(said);
});

test('Names of other scripts stand on an English ticket, and one in letters that no face has breaks nothing.', async () => {
  const names = [
    'Αλέξης Παπαδόπουλος',
    'Ольга Жукова',
    'Nguyễn Thị Ánh',
    'Łukasz Żak',
    '山田 花子',
    '한지민 👋',
  ];
  const tickets = names.map((participantName) => ({ ...mara, participantName }));
  const text = await textOfPdf(await drawTickets(paperFacts({ tickets }), site));
  for (const name of names.slice(0, -1)) expect(text).toContain(name);
});

test('A ticket that was given up has neither a code to scan nor one to type, and says so.', async () => {
  const both = await drawTickets(paperFacts(), site);
  const given = await drawTickets(paperFacts({ tickets: [mara, { ...jonas, isCancelled: true }] }), site);
  const none = await drawTickets(
    paperFacts({ tickets: [mara, jonas].map((ticket) => ({ ...ticket, isCancelled: true })) }),
    site,
  );
  const text = await textOfPdf(given);
  expect(text).toContain('Cancelled – not valid');
  expect(text).toContain('Jonas Lind');
  expect(text).not.toContain(jonas.code);
  expect(text).toContain(mara.code);
  expect(rectanglesOf(both)).toBeGreaterThan(200);
  expect(rectanglesOf(given)).toBeLessThan(rectanglesOf(both) - 100);
  expect(rectanglesOf(none)).toBeLessThan(10);
});

test('Forty come on as many sheets as they take, none cut in two.', async () => {
  const tickets = Array.from({ length: 40 }, (_, index) => ({ ...mara, participantName: `Guest ${index}` }));
  const sheets = await textsOfSheets(await drawTickets(paperFacts({ tickets }), site));
  const counts = sheets.map((text) => text.match(/Guest \d+ Adult/g)?.length ?? 0);
  expect(counts).toEqual([3, 5, 5, 5, 5, 5, 5, 5, 2]);
  for (const text of sheets) expect(text).toContain('Musterkai 1');
});

test('The same tickets are the same file.', async () => {
  const once = await drawTickets(paperFacts(), site);
  expect((await drawTickets(paperFacts(), site)).equals(once)).toBe(true);
});

test('A name that is longer than its stub is cut to its room, in letters of any script, and the others stay in their places.', async () => {
  const long = ['欧阳小龘'.repeat(37), `Maximiliane-${'Alexandra '.repeat(13)}`, 'W'.repeat(150)];
  const tickets = long.map((participantName) => ({ ...mara, participantName }));
  const text = (await textOfPdf(await drawTickets(paperFacts({ tickets }), site))).replaceAll(' ', '');
  for (const [at, name] of long.entries()) {
    const shown = text.split(`Ticket${at + 1}of3`)[1]?.split('Adult')[0] ?? '';
    expect(shown).toMatch(/…$/);
    expect(name.replaceAll(' ', '').startsWith(shown.slice(0, -1))).toBe(true);
    expect(shown.length).toBeLessThan(90);
  }
});
