import sharp, { type Sharp } from 'sharp';
import { encoders, type ImageFormat, type PrintDrawing, type PrintPhotograph } from './jobs.ts';

/** Renders one of our drawings, directly at the requested size instead of scaling a larger image down. */
export async function printDrawing({ svg, width, height, format }: PrintDrawing): Promise<Buffer> {
  const dots = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).removeAlpha();
  const settings = encoders.drawing;
  if (format === 'avif') return await dots.avif(settings.avif).toBuffer();
  if (format === 'webp') return await dots.webp(settings.webp).toBuffer();
  return await dots.jpeg(settings.jpeg).toBuffer();
}

/** The size limit of the smallest images, which consist mostly of their headers. */
const MIN_LIMIT_BYTES = 2_000;

/** Renders a crop of a photograph, at the highest quality that fits its size limit. */
export async function printPhotograph({ bytes, cut, width, height, format }: PrintPhotograph) {
  const { data, info } = await sharp(bytes)
    .extract(cut)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dots = sharp(data, { raw: info });
  const maxBytes = Math.max(MIN_LIMIT_BYTES, width * height * encoders.bytesPerPixel[format]);
  let printed = Buffer.alloc(0);
  for (const quality of encoders.photograph[format].qualities) {
    printed = await encode(dots.clone(), format, quality);
    if (printed.length <= maxBytes) break;
  }
  return printed;
}

function encode(dots: Sharp, format: ImageFormat, quality: number) {
  const { avif, webp, jpeg } = encoders.photograph;
  if (format === 'avif') return dots.avif({ quality, effort: avif.effort }).toBuffer();
  if (format === 'webp') return dots.webp({ quality, effort: webp.effort }).toBuffer();
  return dots.jpeg({ quality, mozjpeg: jpeg.mozjpeg }).toBuffer();
}
