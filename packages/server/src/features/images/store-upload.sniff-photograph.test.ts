import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenery } from '../../../test-support/images/photographs.ts';
import { sniffPhotograph } from './store-upload.ts';

test('A photograph is recognised by its first bytes', async () => {
  expect(sniffPhotograph(await scenery().jpeg().toBuffer())).toBe('jpeg');
  expect(sniffPhotograph(await scenery().png().toBuffer())).toBe('png');
  expect(sniffPhotograph(await scenery().webp().toBuffer())).toBe('webp');
  expect(sniffPhotograph(await scenery().avif({ effort: 0 }).toBuffer())).toBe('avif');
});

test.each([
  ['a drawing, which may hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a drawing behind a declaration', '<?xml version="1.0"?><svg/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00'],
  ['a TIFF', 'II*\0'],
  ['a HEIC, which the server cannot decode', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['a PDF', '%PDF-1.7'],
  ['an archive', 'PK\x03\x04'],
  ['a sound file', 'RIFF\0\0\0\0WAVEfmt '],
  ['nothing', ''],
])('A file is not recognised as a photograph if it is %s', (_, start) => {
  expect(sniffPhotograph(Buffer.from(start, 'latin1'))).toBeUndefined();
});

test('Arbitrary bytes never raise an error', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => void sniffPhotograph(bytes)));
});
