import { expect, onTestFinished, test } from 'vitest';
import { createWorkshop } from './create-workshop.ts';
import type { PrintDrawing } from './jobs.ts';

const drawing: PrintDrawing = {
  kind: 'print drawing',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#f00"/></svg>',
  width: 45,
  height: 30,
  format: 'jpeg',
};

function workshop() {
  const opened = createWorkshop(2);
  onTestFinished(opened.close);
  return opened;
}

test('Several pictures at once come out each as its own.', async () => {
  const { print } = workshop();
  const [avif, webp, jpeg] = await Promise.all([
    print({ ...drawing, format: 'avif' }),
    print({ ...drawing, format: 'webp' }),
    print(drawing),
  ]);
  expect(avif.subarray(4, 12).toString('latin1')).toBe('ftypavif');
  expect(webp.subarray(8, 12).toString('latin1')).toBe('WEBP');
  expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test('A worker that has ended is replaced by the next picture.', async () => {
  const { print, close } = workshop();
  await print(drawing);
  close();
  expect(await print(drawing)).toBeInstanceOf(Buffer);
});

test('What cannot be drawn is a fault, not a picture.', async () => {
  await expect(workshop().print({ ...drawing, svg: '<svg' })).rejects.toThrow('could not be printed');
});
