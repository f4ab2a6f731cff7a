import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test('No text can end the script element, open a comment, or end a line', () => {
  const texts = ['</script><script>alert(1)</script>', '<!--', 'a\u2028b\u2029c', 'Grüße 你好'];
  const written = scriptJson(texts);
  expect(written).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(written)).toEqual(texts);
});
