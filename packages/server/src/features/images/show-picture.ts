import type { ImageSize } from '@ashore/core/contract/image-sizes.ts';
import { findImage } from './find-image.ts';
import { orderPrint, type PrintOrder } from './order-print.ts';
import type { PictureDesk } from './picture-desk.ts';
import type { ImageFormat } from './workshop/jobs.ts';

export type ShowPicture = ImageSize & {
  readonly stem: string;
  readonly format: ImageFormat;
  /** Asked once, before something is made: the seconds this visitor has to wait for that, or 0. */
  readonly wait?: () => number;
  /** Told when the picture is not there yet: from then on it is only waited for. */
  readonly onWaiting?: () => void;
  /** Made before anybody asked: everybody who did comes first. */
  readonly ahead?: boolean;
};

export type ShownPicture =
  | {
      readonly outcome: 'shown';
      readonly bytes: Buffer;
      /** A photograph never changes under its name; a drawing may with the next release. */
      readonly isFinal: boolean;
    }
  | { readonly outcome: 'not_found' }
  | { readonly outcome: 'unavailable' | 'too_many_requests'; readonly wait: number };

/** A picture in one size and format: from the folder of finished ones, or made now. */
export async function showPicture(desk: PictureDesk, request: ShowPicture): Promise<ShownPicture> {
  const image = await findImage(desk.database, request.stem);
  if (!image) return { outcome: 'not_found' };
  const isFinal = 'photograph' in image;
  const order = orderPrint(image, request, request.format);
  const kept = await desk.kept.read(order.name);
  if (kept) {
    desk.counts.disk += 1;
    return { outcome: 'shown', bytes: kept, isFinal };
  }
  const wait = desk.underWay.has(order.name) ? 0 : (request.wait?.() ?? 0);
  if (wait > 0) return { outcome: 'too_many_requests', wait };
  const making = makeOnce(desk, order, request.ahead ?? false);
  if (!making) return { outcome: 'unavailable', wait: 5 };
  request.onWaiting?.();
  const bytes = await making;
  return bytes ? { outcome: 'shown', bytes, isFinal } : { outcome: 'not_found' };
}

/** Undefined when too many wait already. */
function makeOnce(desk: PictureDesk, order: PrintOrder, ahead: boolean) {
  const before = desk.underWay.get(order.name);
  if (before) return before;
  const making = desk.queue.run(() => make(desk, order), { ahead });
  // Who asks for what is only made ahead must not wait behind everybody: it is made for him, too.
  if (!making || ahead) return making;
  desk.underWay.set(order.name, making);
  const over = () => void desk.underWay.delete(order.name);
  making.then(over, over);
  return making;
}

async function make({ files, kept, workshop, counts }: PictureDesk, order: PrintOrder) {
  const job = await order.job(files);
  if (!job) return undefined;
  const picture = await workshop.print(job);
  counts.made += 1;
  await kept.keep(order.name, picture);
  return picture;
}
