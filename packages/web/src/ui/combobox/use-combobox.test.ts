import { expect, test } from 'vitest';
import { walkOptions } from './use-combobox.ts';

const columns = [
  ['tour-1', 'tour-2'],
  ['place-1', 'place-2'],
].flat();

function walk(key: string, times: number): (string | undefined)[] {
  const markedOptions: (string | undefined)[] = [];
  let marked: string | undefined;
  for (let step = 0; step < times; step += 1) {
    marked = walkOptions(key, columns, marked) ?? undefined;
    markedOptions.push(marked);
  }
  return markedOptions;
}

test('The down arrow moves through one column, then the next, then back to the field', () => {
  expect(walk('ArrowDown', 6)).toEqual(['tour-1', 'tour-2', 'place-1', 'place-2', undefined, 'tour-1']);
});

test('The up arrow moves through the columns backwards', () => {
  expect(walk('ArrowUp', 6)).toEqual(['place-2', 'place-1', 'tour-2', 'tour-1', undefined, 'place-2']);
});

test('An option missing from the latest suggestions loses its mark', () => {
  expect(walkOptions('ArrowDown', columns, 'gone')).toBe('tour-1');
  expect(walkOptions('ArrowUp', columns, 'gone')).toBe('place-2');
});

test('Without options the arrows mark nothing', () => {
  expect(walkOptions('ArrowDown', [], undefined)).toBeUndefined();
  expect(walkOptions('ArrowUp', [], undefined)).toBeUndefined();
});

test('The keys of the text field are left to the browser', () => {
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a']) {
    expect(walkOptions(key, columns, 'tour-1')).toBeNull();
  }
});
