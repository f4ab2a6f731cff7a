import { expect, test } from 'vitest';
import { isSearch, questionOf } from './question-of.ts';

const of = (query: string) => questionOf(`/api/search?${query}`, 'en');

test('What means the same is the same question, however it is spelt', () => {
  for (const query of [
    'query=MÁLAGA%20sail',
    'query=malaga+%20sail&currency=USD',
    'expanded=false&query= malaga sail',
  ])
    expect(of(query), query).toBe('en malaga sail');
  expect(of('query=%20Straße%20')).toBe('en strasse');
});

test('Another language is another question, and French is asked in English', () => {
  expect([of('query=sail&lang=de'), of('query=sail&lang=fr')]).toEqual(['de sail', 'en sail']);
  expect(questionOf('/api/search?query=sail', 'zh-Hans')).toBe('zh-Hans sail');
});

test('What asks for more than lines, or would be refused, or is no part of the call, is no question that is kept', () => {
  for (const query of [
    ...['', 'query=', 'query=%20', `query=${'a'.repeat(201)}`, 'query=a&query=b', 'q=a', 'query[]=a'],
    ...[
      'query=a&lang=xx',
      'query=a&lang=',
      'query=a&expanded=true',
      'query=a&expanded=0',
      'query=a&currency=EU',
    ],
    ...['query=a&unknown=1', 'query=a&lang=de&lang=en'],
    ...['query=%sail', 'query=sail%ED%A0%80', 'query=sail%00'],
  ])
    expect(of(query), query).toBeUndefined();
  expect([isSearch('/api/search?query=a'), isSearch('/api/searches?query=a')]).toEqual([true, false]);
});
