import { expect, test } from 'vitest';
import { findShips, readShipNames } from './ship-names.ts';

const bluebird = ['Bluebird Cruises', 'Bluebird Cruises', '蓝鸟邮轮'];
const ships = readShipNames([
  {
    id: 'serena',
    lineId: 'bluebird',
    names: ['Bluebird Serena', 'Bluebird Serena', '蓝鸟宁和号'],
    lineNames: bluebird,
  },
  {
    id: 'alba',
    lineId: 'bluebird',
    names: ['Bluebird Alba', 'Bluebird Alba', '蓝鸟晨曦号'],
    lineNames: bluebird,
  },
  {
    id: 'tide',
    lineId: 'haiyuzhou',
    names: ['Haiyuzhou Morning Tide', 'Haiyuzhou Morning Tide', '海屿舟·晨汐号'],
    lineNames: ['Haiyuzhou Cruises', 'Haiyuzhou Cruises', '海屿舟邮轮'],
  },
  {
    id: 'sail',
    lineId: 'haiyuzhou',
    names: ['Haiyuzhou Cloud Sail', 'Haiyuzhou Cloud Sail', '海屿舟·云帆号'],
    lineNames: ['Haiyuzhou Cruises', 'Haiyuzhou Cruises', '海屿舟邮轮'],
  },
  {
    id: 'jangada',
    lineId: 'aracuna',
    names: ['Araçuna Jangada', 'Araçuna Jangada', '阿拉苏纳帆筏号'],
    lineNames: ['Araçuna Cruzeiros'],
  },
]);

test.each([
  ['Bluebird Serena', ['serena']],
  ['serena', ['serena']],
  ['MS Serena cruise', ['serena']],
  ['Bluebird Ser', ['serena']],
  ['blubird serna', ['serena']],
  ['Bluebird Serena Naples', ['serena']],
  ['haiyuzhou morn', ['tide']],
  ['Morning Tide', ['tide']],
  ['aracuna jangada', ['jangada']],
  ['蓝鸟宁和号', ['serena']],
  ['宁和号', ['serena']],
  ['海屿舟云帆', ['sail']],
])('“%s” names a ship', (text, ids) => {
  expect(findShips(text, ships).ids).toEqual(ids);
});

test.each([
  '',
  'cruise',
  'cruises',
  'Bluebird tour',
  'Blue',
  'serna',
  'alba truffles',
  'morning tour',
  'tide',
  'Siena',
  '和平',
  '号',
  'se',
])('“%s” names no ship', (text) => {
  expect(findShips(text, ships).ids).toEqual([]);
});

test.each([
  ['Bluebird', ['serena', 'alba']],
  ['Bluebird Cruises', ['serena', 'alba']],
  ['blubird', ['serena', 'alba']],
  ['海屿舟邮轮', ['tide', 'sail']],
  ['Araçuna', ['jangada']],
])('“%s” names a line and so all of its ships', (text, ids) => {
  expect(findShips(text, ships)).toEqual({ ids, isCertain: true, rest: '' });
});

test('A ship is certainly meant if its line or a word for ships is named, and other words are left', () => {
  const read = (text: string) => {
    const { isCertain, rest } = findShips(text, ships);
    return [isCertain, rest];
  };
  expect(read('Bluebird Serena')).toEqual([true, '']);
  expect(read('MS Serena')).toEqual([true, '']);
  expect(read('Serena')).toEqual([false, '']);
  expect(read('from Serena')).toEqual([false, '']);
  expect(read('blubird serna Naples wine')).toEqual([true, 'naples wine']);
  expect(read('晨曦号')).toEqual([true, '']);
});
