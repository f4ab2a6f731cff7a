import type { Cut } from '../cut-around.ts';

export const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** A finished picture in one size and format. */
type Print = { readonly width: number; readonly height: number; readonly format: ImageFormat };

export type PrintDrawing = Print & { readonly kind: 'print drawing'; readonly svg: string };

export type PrintPhotograph = Print & {
  readonly kind: 'print photograph';
  readonly bytes: Uint8Array;
  readonly cut: Cut;
};

export type TakeIn = { readonly kind: 'take in'; readonly bytes: Uint8Array; readonly mostPixels: number };

/** What the workshop does. */
export type Job = PrintDrawing | PrintPhotograph | TakeIn;

/** A photograph that has been taken in: made anew from its pixels, with nothing left of what else was in the file. */
export type TakenIn = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly dominant: string;
  readonly focus: { readonly left: number; readonly top: number };
};

export type Refusal = 'too many pixels' | 'too small' | 'unreadable';

export type Reply =
  | { readonly printed: Uint8Array }
  | { readonly takenIn: TakenIn }
  | { readonly refused: Refusal }
  | { readonly fault: string };

/**
 * How each format is written. Flat inks bear a quick encoder and want their edges whole; of a photograph the first
 * quality is taken that keeps it within its bytes. These settings are part of every picture's key, so that a change
 * of them makes all pictures anew.
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
  /** Of a photograph: 40 kB of AVIF at 800 by 1000. */
  bytesPerPixel: { avif: 0.05, webp: 0.075, jpeg: 0.1 },
} as const;
