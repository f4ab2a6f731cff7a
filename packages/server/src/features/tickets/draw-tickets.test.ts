import jsQr from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { documentFacts, site } from '../../../test-support/tickets/document-facts.ts';
import {
  picturesIn,
  rectanglesOf,
  textOfPdf,
  textsOfSheets,
} from '../../../test-support/tickets/read-pdf.ts';
import { documentTexts } from './document-texts.ts';
import { drawCode, drawTickets, tripRows } from './draw-tickets.ts';

const [mara, jonas] = documentFacts().tickets;
if (!mara || !jonas) throw new Error('The booking has fewer than two tickets.');

test('A ticket states the traveller, the local start time, the place, the trip and its code in letters', async () => {
  const text = await textOfPdf(await drawTickets(documentFacts(), site));
  for (const expected of [
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
    expect(text).toContain(expected);
});

test('Tickets are in the language of the booking, and their text can be copied, in Chinese as well', async () => {
  const german = await textOfPdf(await drawTickets(documentFacts({ locale: 'de' }), site));
  expect(german).toContain('18:30 Uhr (Ortszeit Lisbon)');
  const chinese = documentFacts({
    locale: 'zh-Hans',
    trip: { name: '里斯本日落帆船之旅', city: '里斯本' },
    tickets: [{ ...mara, participantName: '欧阳小龘' }],
  });
  const text = (await textOfPdf(await drawTickets(chinese, site))).replaceAll(' ', '');
  for (const expected of ['里斯本日落帆船之旅', '18:30（里斯本时间）', '欧阳小龘', '成人'])
    expect(text).toContain(expected);
});

test('On tickets of a group each code admits one of its members', async () => {
  const text = async (band: 'adult' | 'group') =>
    textOfPdf(await drawTickets(documentFacts({ tickets: [{ ...mara, band }] }), site));
  expect(await text('adult')).toContain('Each code admits one person, once.');
  expect(await text('group')).toContain('Group member');
  expect(await text('group')).toContain('Each code admits one member of the group, once.');
});

test('Chinese has a space beside a Latin name, and none beside a Chinese one', () => {
  expect(documentTexts['zh-Hans'].inNameOf({ operator: 'Kai GmbH', supplier: '慢茶成都' })).toBe(
    'Kai GmbH 受慢茶成都委托，以其名义开具。',
  );
});

test('A street with a form in another script is printed in both', async () => {
  const meeting = { title: '地铁春熙路站C口', street: '红星路三段', otherStreet: 'Hongxing Road Section 3' };
  const trip = { meeting: { ...meeting, latitude: 30.659, longitude: 104.077 } };
  const text = await textOfPdf(await drawTickets(documentFacts({ locale: 'zh-Hans', trip }), site));
  for (const street of ['红星路三段', 'Hongxing Road Section 3']) expect(text).toContain(street);
});

test('Names in other scripts are printed, and characters missing from every font cause no error', async () => {
  const names = [
    'Αλέξης Παπαδόπουλος',
    'Ольга Жукова',
    'Nguyễn Thị Ánh',
    'Łukasz Żak',
    '山田 花子',
    '한지민 👋',
  ];
  const tickets = names.map((participantName) => ({ ...mara, participantName }));
  const text = await textOfPdf(await drawTickets(documentFacts({ tickets }), site));
  for (const name of names.slice(0, -1)) expect(text).toContain(name);
});

test('A cancelled ticket has no code, neither to scan nor in letters, and is marked as cancelled', async () => {
  const both = await drawTickets(documentFacts(), site);
  const sheet = await drawTickets(documentFacts({ tickets: [mara, { ...jonas, isCancelled: true }] }), site);
  const none = await drawTickets(
    documentFacts({ tickets: [mara, jonas].map((ticket) => ({ ...ticket, isCancelled: true })) }),
    site,
  );
  const text = await textOfPdf(sheet);
  expect(text).toContain('Cancelled – not valid');
  expect(text).toContain('Jonas Lind');
  expect(text).not.toContain(jonas.code);
  expect(text).toContain(mara.code);
  expect(rectanglesOf(both)).toBeGreaterThan(200);
  expect(rectanglesOf(sheet)).toBeLessThan(rectanglesOf(both) - 100);
  expect(rectanglesOf(none)).toBeLessThan(10);
});

test('Forty tickets fill as many sheets as they need, and none is split', async () => {
  const tickets = Array.from({ length: 40 }, (_, index) => ({ ...mara, participantName: `Guest ${index}` }));
  const sheets = await textsOfSheets(await drawTickets(documentFacts({ tickets }), site));
  const counts = sheets.map((text) => text.match(/Guest \d+ Adult/g)?.length ?? 0);
  expect(counts).toEqual([2, 5, 5, 5, 5, 5, 5, 5, 3]);
  for (const text of sheets) expect(text).toContain('Musterkai 1');
});

test('The same tickets give the same file', async () => {
  const once = await drawTickets(documentFacts(), site);
  expect((await drawTickets(documentFacts(), site)).equals(once)).toBe(true);
});

test('A name too long for its ticket is shortened in any script, and the other tickets keep their places', async () => {
  const long = ['欧阳小龘'.repeat(37), `Maximiliane-${'Alexandra '.repeat(13)}`, 'W'.repeat(150)];
  const tickets = long.map((participantName) => ({ ...mara, participantName }));
  const text = (await textOfPdf(await drawTickets(documentFacts({ tickets }), site))).replaceAll(' ', '');
  for (const [at, name] of long.entries()) {
    const shown = text.split(`Ticket${at + 1}of3`)[1]?.split('Adult')[0] ?? '';
    expect(shown).toMatch(/…$/);
    expect(name.replaceAll(' ', '').startsWith(shown.slice(0, -1))).toBe(true);
    expect(shown.length).toBeLessThan(90);
  }
});

test('The order number follows the facts of the trip, to name it to the supplier', () => {
  expect(tripRows(documentFacts(), site).at(-1)).toEqual([documentTexts.en.order, 'K7Q2M9XT']);
});

test('A scanner reads the drawn code', () => {
  const code = 'K7Q2M9XT0123ABCD';
  const side = 240;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(128);
  let drawn: number[][] = [];
  const drawing = {
    rect(...rectangle: number[]) {
      drawn.push(rectangle);
    },
    fill(colour: string) {
      for (const rectangle of drawn) paint(rectangle, Number.parseInt(colour.slice(1, 3), 16));
      drawn = [];
    },
  };
  function paint([x = 0, y = 0, width = 0, height = 0]: number[], shade: number) {
    for (let row = Math.round(y); row < Math.round(y + height); row++)
      for (let column = Math.round(x); column < Math.round(x + width); column++)
        pixels.set([shade, shade, shade, 255], (row * side + column) * 4);
  }
  drawCode(drawing as never, code, { x: 20, y: 20, size: 200 });
  const read = (jsQr as unknown as typeof jsQr.default)(pixels, side, side);
  expect(read?.data).toBe(code);
});

test('The ticket of an option that differs from its product names the option and what it includes and lacks', async () => {
  const trip = { label: 'Late set only', included: ['Reserved seat', 'One drink'], excluded: ['Dinner'] };
  const text = await textOfPdf(await drawTickets(documentFacts({ trip }), site));
  for (const expected of ['Late set only', 'Reserved seat · One drink', 'Not included', 'Dinner'])
    expect(text).toContain(expected);
});

test('The picture of the trip is in the file once, however many tickets show it, and not on a cancelled ticket', async () => {
  const jpeg = await sharp({ create: { width: 36, height: 48, channels: 3, background: '#b45' } })
    .jpeg()
    .toBuffer();
  const picture = jpeg.toString('base64');
  const drawn = await drawTickets(documentFacts(), site, picture);
  expect(picturesIn(drawn)).toBe(1);
  const text = await textOfPdf(drawn);
  for (const expected of ['Mara Lind', 'Jonas Lind', mara.code, jonas.code]) expect(text).toContain(expected);
  expect(picturesIn(await drawTickets(documentFacts(), site))).toBe(0);
  const cancelled = { tickets: [mara, jonas].map((ticket) => ({ ...ticket, isCancelled: true })) };
  expect(picturesIn(await drawTickets(documentFacts(cancelled), site, picture))).toBe(0);
});
