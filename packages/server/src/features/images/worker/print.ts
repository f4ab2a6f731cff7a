import sharp, { type Sharp } from 'sharp';
import { encoders, type ImageFormat, type PrintDrawing, type PrintPhotograph } from './jobs.ts';

/** Renders one of our drawings, directly at the requested size instead of scaling a larger image down. */
export async function printDrawing({ svg, width, height, format }: PrintDrawing): Promise<Buffer> {
  const pixels = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).removeAlpha();
  const settings = encoders.drawing;
  if (format === 'avif') return await pixels.avif(settings.avif).toBuffer();
  if (format === 'webp') return await pixels.webp(settings.webp).toBuffer();
  return await pixels.jpeg(settings.jpeg).toBuffer();
}

/** The size limit of the smallest images, which consist mostly of their headers. */
const MIN_LIMIT_BYTES = 2_000;

/** Renders a crop of a photograph, at the highest quality that fits its size limit. */
export async function printPhotograph({ bytes, crop, width, height, format }: PrintPhotograph) {
  const { data, info } = await sharp(bytes)
    .extract(crop)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, { raw: info });
  const maxBytes = Math.max(MIN_LIMIT_BYTES, width * height * encoders.bytesPerPixel[format]);
  let encoded = Buffer.alloc(0);
  for (const quality of encoders.photograph[format].qualities) {
    encoded = await encode(pixels.clone(), format, quality);
    if (encoded.length <= maxBytes) break;
  }
  return encoded;
}

function encode(pixels: Sharp, format: ImageFormat, quality: number) {
  const { avif, webp, jpeg } = encoders.photograph;
  if (format === 'avif') return pixels.avif({ quality, effort: avif.effort }).toBuffer();
  if (format === 'webp') return pixels.webp({ quality, effort: webp.effort }).toBuffer();
  return pixels.jpeg({ quality, mozjpeg: jpeg.mozjpeg }).toBuffer();
}
