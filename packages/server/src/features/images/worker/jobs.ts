export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A rendered image in one size and format. */
type Print = { readonly width: number; readonly height: number; readonly format: ImageFormat };

export type PrintDrawing = Print & { readonly kind: 'print drawing'; readonly svg: string };

export type PrintPhotograph = Print & {
  readonly kind: 'print photograph';
  readonly bytes: Uint8Array;
  readonly crop: Crop;
};

export type ReadUploadJob = {
  readonly kind: 'read upload';
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
};

/** The jobs of the image worker. */
export type Job = PrintDrawing | PrintPhotograph | ReadUploadJob;

/** An uploaded photograph, encoded again from its pixels. Nothing else from the uploaded file remains. */
export type ReadUploadResult = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
  readonly focus: { readonly left: number; readonly top: number };
};

export type UploadRefusal = 'too many pixels' | 'too small' | 'unreadable';

export type Reply =
  | { readonly printed: Uint8Array }
  | { readonly upload: ReadUploadResult }
  | { readonly refused: UploadRefusal }
  | { readonly fault: string };

/**
 * The encoder settings of each format. Drawings with flat colours allow fast encoders and need sharp edges. A
 * photograph gets the first quality that keeps it within its size limit. The settings are part of every cache
 * name, so a change renders all images again.
 */
export const encoders = {
  drawing: {
    avif: { quality: 50, effort: 2, chromaSubsampling: '4:4:4' },
    webp: { quality: 74, effort: 4 },
    jpeg: { quality: 74, mozjpeg: true, chromaSubsampling: '4:4:4' },
  },
  photograph: {
    avif: { qualities: [50, 42, 34, 26], effort: 2 },
    webp: { qualities: [74, 64, 52, 40], effort: 4 },
    jpeg: { qualities: [74, 64, 52, 40], mozjpeg: true },
  },
  /** For photographs: 40 kB of AVIF at 800 by 1000. */
  bytesPerPixel: { avif: 0.05, webp: 0.075, jpeg: 0.1 },
} as const;

type Size = { readonly width: number; readonly height: number };
type Crop = Size & { readonly left: number; readonly top: number };

/**
 * The largest part of a photograph with the shape of a frame. It is centred on the focus as closely as the
 * edges allow.
 */
export function cropAround(whole: Size, frame: Size, focus: { left: number; top: number }): Crop {
  const scale = Math.min(whole.width / frame.width, whole.height / frame.height);
  const width = Math.min(whole.width, Math.round(frame.width * scale));
  const height = Math.min(whole.height, Math.round(frame.height * scale));
  return {
    left: clamp((whole.width * focus.left) / 100 - width / 2, whole.width - width),
    top: clamp((whole.height * focus.top) / 100 - height / 2, whole.height - height),
    width,
    height,
  };
}

function clamp(position: number, largest: number): number {
  return Math.round(Math.min(Math.max(position, 0), largest));
}
