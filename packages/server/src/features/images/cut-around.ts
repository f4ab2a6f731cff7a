type Size = { readonly width: number; readonly height: number };
export type Cut = Size & { readonly left: number; readonly top: number };

/** The largest part of a photograph that has the shape of a frame, as near around what matters as its edges allow. */
export function cutAround(whole: Size, frame: Size, focus: { left: number; top: number }): Cut {
  const scale = Math.min(whole.width / frame.width, whole.height / frame.height);
  const width = Math.min(whole.width, Math.round(frame.width * scale));
  const height = Math.min(whole.height, Math.round(frame.height * scale));
  return {
    left: within((whole.width * focus.left) / 100 - width / 2, whole.width - width),
    top: within((whole.height * focus.top) / 100 - height / 2, whole.height - height),
    width,
    height,
  };
}

function within(at: number, most: number): number {
  return Math.round(Math.min(Math.max(at, 0), most));
}
