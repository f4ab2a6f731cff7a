import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

type Drawing = { readonly variantFolder: string; readonly artworkFolder: string; readonly to: string };

const sizes = { 'icon-32.png': 32, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Draws every size that a browser, a phone or a preview asks for from the variant's single drawing. */
export async function drawIcons({ variantFolder, artworkFolder, to }: Drawing): Promise<void> {
  const icon = await readFile(join(variantFolder, 'icon.svg'));
  await mkdir(to, { recursive: true });
  await copyFile(join(variantFolder, 'icon.svg'), join(to, 'icon.svg'));
  await Promise.all(
    Object.entries(sizes).map(([name, size]) =>
      sharp(icon, { density: 300 })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(to, name)),
    ),
  );
  // Preview for links to a page without its own picture.
  await sharp(join(artworkFolder, 'hero-wide.svg'), { density: 96 })
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(to, 'share.png'));
}
