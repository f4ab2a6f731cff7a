import { expect, onTestFinished, test } from 'vitest';
import type { PrintDrawing } from './jobs.ts';
import { createImageWorkerPool } from './pool.ts';

const drawing: PrintDrawing = {
  kind: 'print drawing',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><rect width="3" height="2" fill="#f00"/></svg>',
  width: 45,
  height: 30,
  format: 'jpeg',
};

function createPool() {
  const opened = createImageWorkerPool(2);
  onTestFinished(opened.close);
  return opened;
}

test('Concurrent jobs each return their own image', async () => {
  const { print } = createPool();
  const [avif, webp, jpeg] = await Promise.all([
    print({ ...drawing, format: 'avif' }),
    print({ ...drawing, format: 'webp' }),
    print(drawing),
  ]);
  expect(avif.subarray(4, 12).toString('latin1')).toBe('ftypavif');
  expect(webp.subarray(8, 12).toString('latin1')).toBe('WEBP');
  expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

test('A worker that has ended is replaced by the next job', async () => {
  const { print, close } = createPool();
  await print(drawing);
  close();
  expect(await print(drawing)).toBeInstanceOf(Buffer);
});

test('A drawing that cannot be rendered raises an error', async () => {
  await expect(createPool().print({ ...drawing, svg: '<svg' })).rejects.toThrow('could not be drawn');
});
