import { expect, test } from 'vitest';
import { ENTRIES, MAIN_CONTACT_DATA, PARTICIPANT_DATA, QUESTION_KINDS } from './required-data.ts';

test('Every word for required data is unique and written as in a URL', () => {
  for (const list of [ENTRIES, MAIN_CONTACT_DATA, PARTICIPANT_DATA, QUESTION_KINDS]) {
    expect(new Set(list).size).toBe(list.length);
    for (const word of list) expect(word).toMatch(/^[a-z]+(-[a-z]+)*$/);
  }
});
