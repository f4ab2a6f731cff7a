import { expect, test } from 'vitest';
import { tidyQuery, withoutLooseEnds } from './tidy-query.ts';

test.each([
  ['sailing, ', 'sailing'],
  [' , sailing', 'sailing'],
  ['sailing ,  , Lisbon', 'sailing, Lisbon'],
  ['Hafenrundfahrt und ', 'Hafenrundfahrt'],
  ['帆船，、里斯本，', '帆船、里斯本'],
  ['and', ''],
  ['帆船和 ', '帆船'],
  [' 和帆船', '帆船'],
  ['里斯本 或者 品酒', '里斯本 或者 品酒'],
  ['罗马徒步，但是 ，安静', '罗马徒步，安静'],
  ['跟 博物馆', '博物馆'],
  ['看日落以及', '看日落'],
  ['里斯本，与 ', '里斯本'],
  ['但 便宜的船', '便宜的船'],
  ['还有 皮划艇', '皮划艇'],
  ['和服体验', '和服体验'],
  ['北京 颐和园', '北京 颐和园'],
  ['跟拍 京都', '跟拍 京都'],
  ['但丁故居', '但丁故居'],
  ['里斯本和波尔图', '里斯本和波尔图'],
])('What joined the words that were taken out goes with them: %j', (text, tidied) => {
  expect(tidyQuery(text)).toBe(tidied);
});

test.each([
  ['Hotel in Rom, im', 'Hotel in Rom'],
  ['Hotel in Rome, in the', 'Hotel in Rome'],
  ['boat to, please', 'boat, please'],
  ['in', 'in'],
  ['Café an der Spree', 'Café an der Spree'],
])('Words that only led to what was taken out go with it: %j', (text, tidied) => {
  expect(withoutLooseEnds(text)).toBe(tidied);
});
