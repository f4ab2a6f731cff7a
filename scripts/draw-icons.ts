import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

type DrawIconsInput = {
  readonly variantFolder: string;
  readonly artworkFolder: string;
  readonly outputFolder: string;
};

const pixelsByFileName = {
  'icon-32.png': 32,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
};

/** Draws every size that a browser, a phone or a preview asks for from the variant's single drawing. */
export async function drawIcons({
  variantFolder,
  artworkFolder,
  outputFolder,
}: DrawIconsInput): Promise<void> {
  const icon = await readFile(join(variantFolder, 'icon.svg'));
  await mkdir(outputFolder, { recursive: true });
  await copyFile(join(variantFolder, 'icon.svg'), join(outputFolder, 'icon.svg'));
  await Promise.all(
    Object.entries(pixelsByFileName).map(([name, size]) =>
      sharp(icon, { density: 300 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(outputFolder, name)),
    ),
  );
  // Preview for links to a page without its own picture.
  await sharp(join(artworkFolder, 'hero-wide.svg'), { density: 96 })
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(outputFolder, 'share.png'));
}
