import { expect, test } from 'vitest';
import { missingRoom, placePanel } from './popover-panel.tsx';

const viewport = { width: 1440, height: 900 };
const panel = { width: 400, height: 300 };

test('The panel is 8 px below its trigger, aligned with its left edge', () => {
  const trigger = { top: 100, left: 200, width: 160, height: 52 };
  expect(placePanel({ trigger, panel, viewport })).toMatchObject({ top: 100 + 52 + 8, left: 200 });
});

test('If only the space above is tall enough, the panel is above its trigger', () => {
  const trigger = { top: 700, left: 200, width: 160, height: 52 };
  expect(placePanel({ trigger, panel, viewport })).toMatchObject({ top: 700 - 8 - 300, left: 200 });
});

test('If the panel would leave the window, it is aligned with the right edge of its trigger', () => {
  const trigger = { top: 100, left: 1240, width: 120, height: 52 };
  expect(placePanel({ trigger, panel, viewport }).left).toBe(1240 + 120 - 400);
});

test('The panel moves sideways rather than leaving the window', () => {
  const trigger = { top: 100, left: 1310, width: 120, height: 52 };
  expect(placePanel({ trigger, panel, viewport }).left).toBe(1440 - 16 - 400);
  expect(placePanel({ trigger: { ...trigger, left: -40 }, panel, viewport }).left).toBe(16);
});

test('If neither side is tall enough, the panel uses the taller side and scrolls inside', () => {
  const trigger = { top: 300, left: 200, width: 160, height: 52 };
  const low = { width: 1440, height: 600 };
  const placed = placePanel({ trigger, panel: { width: 400, height: 500 }, viewport: low });
  // Between the edge of the window (16) and the gap above the trigger (8).
  const maxHeight = 300 - 8 - 16;
  expect(placed).toEqual({ top: 16, left: 200, maxHeight });
});

test('A window lower than the trigger does not give a negative height', () => {
  const trigger = { top: 0, left: 0, width: 160, height: 52 };
  const placed = placePanel({ trigger, panel, viewport: { width: 320, height: 40 } });
  expect(placed.maxHeight).toBe(0);
});

test('A panel that is cut off above and below scrolls the page until it fits below its trigger', () => {
  const calendar = { width: 400, height: 560 };
  const trigger = { top: 560, left: 200, width: 160, height: 52 };
  expect(missingRoom({ trigger, panel: calendar, viewport })).toBe(560 + 52 + 8 + 560 + 16 - 900);
  expect(missingRoom({ trigger: { ...trigger, top: 640 }, panel: calendar, viewport })).toBe(0);
  expect(missingRoom({ trigger: { ...trigger, top: 100 }, panel: calendar, viewport })).toBe(0);
});
