import { imagePath, parseImageName, sizedPath } from '@ashore/core/contract/image-sizes.ts';
import type { PictureDesk } from '../../features/images/picture-desk.ts';
import { showPicture } from '../../features/images/show-picture.ts';

type MakeAhead = {
  readonly desk: PictureDesk;
  /** A page as a visitor gets it. */
  readonly page: string;
  readonly isOver: () => boolean;
};

/** What telephones and desktops ask for first. */
const widths = { least: 300, most: 700 };

/**
 * Makes what a page shows before anybody asks, in the format nearly everybody takes, one picture after the other and
 * only while nobody waits for another. Returns how many there were.
 */
export async function makeAhead({ desk, page, isOver }: MakeAhead): Promise<number> {
  let count = 0;
  for (const { stem, ...size } of picturesOf(page)) {
    if (isOver()) break;
    const shown = await showPicture(desk, { stem, ...size, format: 'avif', ahead: true });
    if (shown.outcome === 'shown') count += 1;
  }
  return count;
}

/** The small ones first: they are on the screens of those with the slowest lines. */
function picturesOf(page: string) {
  const names = [...page.matchAll(/\/images\/([a-z0-9-]+-\d+x\d+)/g)].flatMap(([, name = '']) => {
    const asked = parseImageName(name);
    return asked && asked.width >= widths.least && asked.width <= widths.most ? [asked] : [];
  });
  const distinct = new Map(names.map((asked) => [sizedPath(imagePath(asked.stem), asked), asked]));
  return [...distinct.values()].sort((a, b) => a.width * a.height - b.width * b.height);
}
