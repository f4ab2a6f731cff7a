import { alwaysVisibleBox, type Landmark, type LandmarkAt } from './stage.ts';

/** How close a picture comes to the landmark. It makes the pictures of one place differ. */
export type Nearness = 'usual' | 'near' | 'far' | 'aside';

/** The box that an object fills on the sheet. */
export type PictureArea = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export function boxOf(x: number, base: number, width: number, height: number): PictureArea {
  return { left: x - width / 2, top: base - height, right: x + width / 2, bottom: base };
}

const scale = { usual: 1, near: 1.28, far: 0.62, aside: 0.84 } as const;

/** Returns the position and height of the landmark. As much of it as possible is inside the always-visible box. */
export function landmarkPosition(wanted: {
  readonly at: LandmarkAt;
  readonly landmark: Landmark;
  readonly nearness: Nearness;
  readonly mirror: 1 | -1;
}) {
  const { at, landmark, nearness, mirror } = wanted;
  const { x, base, height, far = true, framed = false, widest = 560 } = at;
  const grown = scale[nearness];
  const room = (Math.max(widest, nearness === 'near' && !framed ? 640 : 0) * 100) / landmark.width;
  const tall = Math.min(height * grown, room, framed ? height * 1.2 : base - alwaysVisibleBox.top + 30);
  const half = (tall * landmark.width) / 200;
  const shift = nearness === 'aside' ? -90 : nearness === 'far' ? 50 : 0;
  return {
    x: framed ? x : inside(x + shift * mirror, half),
    base,
    tall,
    far: far && nearness !== 'near',
    haze: nearness === 'far' ? 0.34 : 0,
  };
}

function inside(x: number, half: number): number {
  const room = (alwaysVisibleBox.right - alwaysVisibleBox.left) / 2;
  if (half >= room) return (alwaysVisibleBox.left + alwaysVisibleBox.right) / 2;
  return Math.min(Math.max(x, alwaysVisibleBox.left + half), alwaysVisibleBox.right - half);
}
