import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

type SiteImagesInput = {
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

/** In dots per inch. The icon is small, so it is read finer than it is drawn; the picture is large already. */
const ICON_DENSITY = 300;
const PICTURE_DENSITY = 96;

/**
 * Draws the icons of a variant from its `icon.svg`, and the picture that previews of links show from the home page's
 * `hero-wide.svg`, which all variants share.
 */
export async function drawSiteImages({
  variantFolder,
  artworkFolder,
  outputFolder,
}: SiteImagesInput): Promise<void> {
  await mkdir(outputFolder, { recursive: true });
  await drawIcons(variantFolder, outputFolder);
  await drawSharePicture(artworkFolder, outputFolder);
}

async function drawIcons(variantFolder: string, outputFolder: string): Promise<void> {
  const icon = await readFile(join(variantFolder, 'icon.svg'));
  await copyFile(join(variantFolder, 'icon.svg'), join(outputFolder, 'icon.svg'));
  await Promise.all(
    Object.entries(pixelsByFileName).map(([fileName, pixels]) =>
      sharp(icon, { density: ICON_DENSITY })
        .resize(pixels, pixels)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(outputFolder, fileName)),
    ),
  );
}

/** `og:image` of pages without a picture of their own. 1200 by 630 is the shape that previews crop to. */
async function drawSharePicture(artworkFolder: string, outputFolder: string): Promise<void> {
  await sharp(join(artworkFolder, 'hero-wide.svg'), { density: PICTURE_DENSITY })
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(outputFolder, 'share.png'));
}
