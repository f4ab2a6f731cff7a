import { expect, test } from 'vitest';
import { smallKnowledge } from '../../test-support/small-knowledge.ts';
import { readExclusions } from './read-exclusions.ts';

const read = (query: string) => {
  const { exclusions, rest } = readExclusions(query, smallKnowledge);
  const named = exclusions.map(
    ({ concepts, places, what }) => `${[...concepts, ...places].join('+')} (${what})`,
  );
  return [named.join(', '), rest];
};

test.each([
  ['things to do in Lisbon, no museums', 'museum (museums)', 'things to do in Lisbon'],
  ['Lisbon without museums and wine', 'museum (museums)', 'Lisbon and wine'],
  ['Porto no long hiking', 'hiking (long hiking)', 'Porto'],
  ['Lissabon ohne Museen', 'museum (Museen)', 'Lissabon'],
  ['Porto, aber keine Weinprobe', 'wine (Weinprobe)', 'Porto'],
  ['Porto, auf keinen Fall Museen', 'museum (Museen)', 'Porto'],
  ['Porto, blos nicht auf einer Wanderung', 'hiking (Wanderung)', 'Porto'],
  ['Porto, bitte keine Museen', 'museum (Museen)', 'Porto'],
  ['keine Museen und Weinproben in Porto', 'museum+wine (Museen und Weinproben)', 'in Porto'],
  ['Porto ohne Museen und mit Wein', 'museum (Museen)', 'Porto und mit Wein'],
  ['Porto, nichts mit Wein', 'wine (Wein)', 'Porto'],
  ['Porto, weder Museen noch Weinprobe', 'museum+wine (Museen noch Weinprobe)', 'Porto'],
  ['außer Museen alles in Porto', 'museum (Museen)', 'alles in Porto'],
  ['nicht wandern in Porto', 'hiking (wandern)', 'in Porto'],
  ['no museums or wine tasting in Porto', 'museum+wine (museums or wine tasting)', 'in Porto'],
  ['波尔图，博物馆就算了', 'museum (博物馆)', '波尔图'],
  ['波尔图，徒步免了', 'hiking (徒步)', '波尔图'],
  ['波尔图没有博物馆的', 'museum (博物馆)', '波尔图'],
  // The most usual way to ask in Chinese.
  ['波尔图有没有博物馆', '', '波尔图有没有博物馆'],
  ['波尔图 不太想去博物馆', 'museum (博物馆)', '波尔图'],
  ['波尔图，不太想徒步', 'hiking (徒步)', '波尔图'],
  ['波尔图，对博物馆没什么兴趣', 'museum (博物馆)', '波尔图'],
  ['波尔图，葡萄酒就不用了', 'wine (葡萄酒)', '波尔图'],
  ['波尔图就算了，去里斯本', 'porto (波尔图)', '去里斯本'],
  ['Porto, not really into museums', 'museum (museums)', 'Porto'],
  ['Porto, museums are not for us', 'museum (museums)', 'Porto'],
  ['Porto, we are not keen on hiking', 'hiking (hiking)', 'Porto, we'],
  ['Porto, Museen eher nicht', 'museum (Museen)', 'Porto'],
  ['Porto, Museen interessieren uns nicht', 'museum (Museen)', 'Porto'],
  ['Lissabon, bitte nicht wandern', 'hiking (wandern)', 'Lissabon'],
  ['Lisbon, but spare me the museums', 'museum (the museums)', 'Lisbon'],
  ["Porto, we don't want to go out on a hike", 'hiking (hike)', 'Porto, we'],
  ['Porto, tired of museums', 'museum (museums)', 'Porto'],
  ["Porto, you'll never get me into a museum", 'museum (a museum)', 'Porto'],
  ['Porto, bloß nicht schon wieder Museen', 'museum (schon wieder Museen)', 'Porto'],
  ['Porto, in ein Museum kriegt mich keiner', 'museum (Museum)', 'Porto'],
  ['Porto, Museen kennen wir schon', 'museum (Museen)', 'Porto'],
  ['波尔图，博物馆真的看怕了', 'museum (博物馆)', '波尔图'],
  ['波尔图，别给我安排博物馆', 'museum (博物馆)', '波尔图'],
  ['波尔图，博物馆都看过了', 'museum (博物馆)', '波尔图'],
  ['里斯本 不要博物馆', 'museum (博物馆)', '里斯本'],
  ['不想去博物馆 波尔图', 'museum (博物馆)', '波尔图'],
  ['不徒步的波尔图', 'hiking (徒步)', '波尔图'],
  ['里斯本 不想看博物馆', 'museum (博物馆)', '里斯本'],
  ['不想参观博物馆 里斯本', 'museum (博物馆)', '里斯本'],
  ['波尔图 讨厌徒步', 'hiking (徒步)', '波尔图'],
  ['别安排博物馆 里斯本', 'museum (博物馆)', '里斯本'],
  ['不要博物馆里斯本', 'museum (博物馆)', '里斯本'],
  ['wine tasting, but not in Lisbon', 'lisbon (Lisbon)', 'wine tasting'],
  ['Lisbon is too far, wine tasting in Porto', 'lisbon (Lisbon)', 'wine tasting in Porto'],
  ['New York is way too far for us', 'new-york (New York)', ''],
  ['Lissabon ist uns zu weit weg, Porto', 'lisbon (Lissabon)', 'Porto'],
  ['segeln, aber nicht nach Lissabon', 'lisbon (Lissabon)', 'segeln'],
  ['里斯本太远了 葡萄酒', 'lisbon (里斯本)', '葡萄酒'],
  ['不去里斯本，葡萄酒', 'lisbon (里斯本)', '葡萄酒'],
  ['no Lisbon museums', 'museum (Lisbon museums)', ''],
  ['neither Lisbon nor Porto', '', 'neither Lisbon nor Porto'],
  ['not Lisbon or Porto, sailing', 'lisbon+porto (Lisbon or Porto)', 'sailing'],
])('%s', (query, exclusions, rest) => {
  expect(read(query)).toEqual([exclusions, rest]);
});

test.each([
  '能不能看博物馆',
  '想不想去博物馆',
  '要不要逛博物馆',
  '特别想去博物馆',
  '别的博物馆',
  'Lisbon without museum bashing',
  '不同的博物馆',
])('“%s” refuses nothing, because the words mean something else', (query) => {
  expect(read(query)).toEqual(['', query]);
});

test.each([
  'not only Lisbon',
  'we are not from Lisbon',
  'wir waren noch nicht in Lissabon',
  'not far from Lisbon',
  'no idea what to do',
  'Lisbon',
  '不错的博物馆',
  'nicht weit vom Museum',
  'we have seen museums',
])('“%s” excludes nothing', (query) => {
  expect(read(query)).toEqual(['', query]);
});
