import { LONGEST_LOGO } from '@ashore/core/contract/values/limits.ts';

/** Pixels of each side: more than any place that shows a logo needs, and as many as the server asks for. */
const LOGO_SIDE_PX = 480;

const QUALITIES = [0.92, 0.8, 0.6];

/**
 * The picture of a file as a square of ours in base64, with the whole logo in its middle. So it fits into a call, and nothing
 * is cut off. Undefined if the browser cannot read the file as a picture.
 */
export async function shrinkLogo(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!picture || !context) return undefined;
  const scale = LOGO_SIDE_PX / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  Object.assign(canvas, { width: LOGO_SIDE_PX, height: LOGO_SIDE_PX });
  context.fillStyle = '#fff';
  context.fillRect(0, 0, LOGO_SIDE_PX, LOGO_SIDE_PX);
  context.drawImage(picture, (LOGO_SIDE_PX - width) / 2, (LOGO_SIDE_PX - height) / 2, width, height);
  const sizes = QUALITIES.map((quality) => canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '');
  return sizes.find((text) => text !== '' && text.length <= LONGEST_LOGO);
}
