import jsQr from 'jsqr';
import { expect, test } from 'vitest';
import { drawCode } from './draw-code.ts';

test('What is drawn is what a scanner reads.', () => {
  const code = 'K7Q2M9XT0123ABCD';
  const side = 240;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(128);
  let drawn: number[][] = [];
  const drawing = {
    rect(...rectangle: number[]) {
      drawn.push(rectangle);
    },
    fill(colour: string) {
      for (const rectangle of drawn) paint(rectangle, Number.parseInt(colour.slice(1, 3), 16));
      drawn = [];
    },
  };
  function paint([x = 0, y = 0, width = 0, height = 0]: number[], shade: number) {
    for (let row = Math.round(y); row < Math.round(y + height); row++)
      for (let column = Math.round(x); column < Math.round(x + width); column++)
        pixels.set([shade, shade, shade, 255], (row * side + column) * 4);
  }
  drawCode(drawing as never, code, { x: 20, y: 20, size: 200 });
  const read = (jsQr as unknown as typeof jsQr.default)(pixels, side, side);
  expect(read?.data).toBe(code);
});
