import sharp from 'sharp';
import type { ReadUploadJob, ReadUploadResult, UploadRefusal } from './jobs.ts';

/** Enough for the largest image on a page at two pixels per point. */
const MAX_SIDE_PIXELS = 2_560;
const MIN_SIDE_PIXELS = 400;

const photographFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * Encodes a photograph again from its pixels: upright, in sRGB and with its first frame only. Location,
 * camera, names and other data hidden in the file are not in the result.
 */
export async function readUpload({
  bytes,
  maxPixels,
}: ReadUploadJob): Promise<ReadUploadResult | UploadRefusal> {
  try {
    // Reads only the header: a file that claims too many pixels is refused before any pixel is decoded.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!photographFormats.has(metadata.format)) return 'unreadable';
    if (metadata.width * metadata.height > maxPixels) return 'too many pixels';
    if (Math.min(metadata.width, metadata.height) < MIN_SIDE_PIXELS) return 'too small';
    return await reencode(bytes, maxPixels);
  } catch {
    return 'unreadable';
  }
}

async function reencode(bytes: Uint8Array, mostPixels: number): Promise<ReadUploadResult> {
  const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, ...(await findColourAndFocus(data)) };
}

/** Finds the dominant colour and the focus, where viewers look first. */
async function findColourAndFocus(photograph: Buffer): Promise<Pick<ReadUploadResult, 'dominant' | 'focus'>> {
  const thumbnail = await sharp(photograph)
    .resize({ width: 240, height: 240, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = thumbnail.info;
  const [left, top, { dominant }] = await Promise.all([
    middleOfLiveliestStrip(thumbnail.data, { width: Math.ceil(width / 4), height }),
    middleOfLiveliestStrip(thumbnail.data, { width, height: Math.ceil(height / 4) }),
    sharp(thumbnail.data).stats(),
  ]);
  return {
    dominant: `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`,
    focus: { left: percent(left.left, width), top: percent(top.top, height) },
  };
}

/** The middle of the strip that attracts most attention. */
async function middleOfLiveliestStrip(picture: Buffer, strip: { width: number; height: number }) {
  const { info } = await sharp(picture)
    .resize({ ...strip, fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  return {
    left: strip.width / 2 - (info.cropOffsetLeft ?? 0),
    top: strip.height / 2 - (info.cropOffsetTop ?? 0),
  };
}

function percent(part: number, whole: number): number {
  return Math.round((100 * part) / whole);
}
