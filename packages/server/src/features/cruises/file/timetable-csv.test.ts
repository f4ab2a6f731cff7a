import { expect, test } from 'vitest';
import { readTimetableCsv } from './timetable-csv.ts';

const HEAD = 'ship,starts,title_en,title_de,port,arrival,departure,all_aboard,berth,tender,state';

test('Each line is a port call, and the lines of a sailing stand below each other', () => {
  const text = `\uFEFF${HEAD}
serena,2027-05-15,"Tagus, Douro and back",Tajo und Douro,lisbon,,2027-05-15T18:00,,2,,
serena,2027-05-15,,,porto,2027-05-16T08:00,2027-05-16T17:00,2027-05-16T16:15,,yes,changed

serena,2027-05-15,,,lisbon,2027-05-17T07:00,,,,,
alba,2027-05-15,Madeira,,lisbon,,2027-05-15T18:00,,,,
`;
  expect(readTimetableCsv(text)).toEqual({
    data: {
      sailings: [
        {
          ship: 'serena',
          starts: '2027-05-15',
          titles: { en: 'Tagus, Douro and back', de: 'Tajo und Douro' },
          calls: [
            { port: 'lisbon', departure: '2027-05-15T18:00', berth: 2 },
            {
              port: 'porto',
              arrival: '2027-05-16T08:00',
              departure: '2027-05-16T17:00',
              allAboard: '2027-05-16T16:15',
              tender: true,
              state: 'changed',
            },
            { port: 'lisbon', arrival: '2027-05-17T07:00' },
          ],
        },
        {
          ship: 'alba',
          starts: '2027-05-15',
          titles: { en: 'Madeira' },
          calls: [{ port: 'lisbon', departure: '2027-05-15T18:00' }],
        },
      ],
    },
  });
});

test('Semicolons separate too, as spreadsheets in German write them', () => {
  const text = `${HEAD.replaceAll(',', ';')}\nserena;2027-05-15;"A, B";;lisbon;;2027-05-15T18:00;;;no;`;
  expect(readTimetableCsv(text)).toMatchObject({
    data: { sailings: [{ titles: { en: 'A, B' }, calls: [{ port: 'lisbon', tender: false }] }] },
  });
});

test('A berth that is no number stays as it is written, for the check of the file', () => {
  const text = `${HEAD}\nserena,2027-05-15,A,,lisbon,,2027-05-15T18:00,,north,maybe,`;
  expect(readTimetableCsv(text)).toMatchObject({
    data: { sailings: [{ calls: [{ berth: 'north', tender: 'maybe' }] }] },
  });
});

test.each([
  ['a column that is unknown', `${HEAD},captain\n`, 'has unknown columns: captain'],
  ['no column of ports', `${HEAD.replace('port,', '')}\n`, 'lacks the columns port'],
  ['a column twice', `${HEAD},port\n`, 'names a column twice'],
  ['no lines', `${HEAD}\n`, 'has no lines of port calls'],
  ['nothing', '', 'has no lines of port calls'],
  ['a line with too few cells', `${HEAD}\nserena,2027-05-15\n`, 'on line 2'],
  [
    'two titles of one sailing',
    `${HEAD}\nserena,2027-05-15,A,,lisbon,,,,,,\nserena,2027-05-15,B,,porto,,,,,,`,
    'gives the sailing serena 2027-05-15 two titles in title_en: A and B',
  ],
  ['a quote that is not closed', `${HEAD}\n"serena,2027-05-15`, 'Quote Not Closed'],
  ['a page', '<html>\n<p>Down for maintenance</p>', 'has unknown columns: <html>'],
])('The text is refused as a timetable: %s', (_name, text, problem) => {
  expect(readTimetableCsv(text)).toEqual({ problem: expect.stringContaining(problem) });
});
