import { parseImageName } from '@ashore/core/contract/values/image-sizes.ts';
import type { ImageService } from '../../features/images/image-service.ts';
import { showImage } from '../../features/images/show-image.ts';
import type { ImageFormat } from '../../features/images/worker/jobs.ts';
import type { Admission } from '../load/admission.ts';
import type { Cache, CacheEntry } from '../load/cache.ts';
import { sendError } from '../responses/errors.ts';
import { type PreparedAnswer, prepareAnswer } from '../responses/prepared-answer.ts';
import { imageHeaders } from '../responses/security-headers.ts';
import { sendPrepared } from '../responses/send.ts';
import { hangUpAfter, pathOf, type RequestResponse } from '../server/request-response.ts';
import { chooseImageFormat } from './choose-image-format.ts';
import { createWaitingSlots } from './waiting-slots.ts';

export type CachedImage = CacheEntry & { readonly answer: PreparedAnswer };

type ServeImagesInput = {
  /** Files that are sent unchanged, by path. */
  readonly drawings: ReadonlyMap<string, PreparedAnswer>;
  readonly images: ImageService;
  readonly memory: Cache<CachedImage>;
  readonly admission: Admission;
  /** Returns the seconds until this visitor may have another image made, or 0. */
  readonly takeCallToken: (exchange: RequestResponse) => number;
  /** Identifies the visitor for the limits. */
  readonly visitorOf: (exchange: RequestResponse) => string;
};

/** Covers two long lists on a first visit. It leaves a third of the queue to other visitors. */
const MAX_WAITING_PER_VISITOR = 64;

const DAY_SECONDS = 86_400;
const CACHE_FOR_EVER = `public, max-age=${365 * DAY_SECONDS}, immutable`;
// The next release may draw the image better. The browser shows the old image until it has asked for the new
// one.
const CACHE_FOR_A_MONTH = `public, max-age=${30 * DAY_SECONDS}, stale-while-revalidate=${365 * DAY_SECONDS}`;

/** Serves everything below /images. */
export function createServeImages({
  drawings,
  images,
  memory,
  admission,
  takeCallToken,
  visitorOf,
}: ServeImagesInput) {
  const waitingSlots = createWaitingSlots(MAX_WAITING_PER_VISITOR);
  return (exchange: RequestResponse): void | Promise<void> => {
    const path = pathOf(exchange);
    const drawing = drawings.get(path);
    if (drawing) return sendPrepared(exchange, drawing);
    const format = chooseImageFormat(String(exchange.request.headers.accept ?? ''));
    const cachedImage = memory.get(`${format} ${path}`);
    if (!cachedImage) return answerUncached(exchange, path, format);
    images.counts.memory += 1;
    return sendPrepared(exchange, cachedImage.answer);
  };

  async function answerUncached(exchange: RequestResponse, path: string, format: ImageFormat): Promise<void> {
    const image = parseImageName(path.slice('/images/'.length));
    if (!image) return sendError(exchange, 'not_found');
    const leaveAdmission = admission.enter('read');
    if (!leaveAdmission) return refuse(exchange, 'unavailable', 2);
    const returnSlot = waitingSlots.take(visitorOf(exchange));
    if (!returnSlot) {
      leaveAdmission();
      return refuse(exchange, 'too_many_requests', 2);
    }
    try {
      const { epoch } = memory;
      const result = await showImage(images, {
        ...image,
        format,
        wait: () => takeCallToken(exchange),
        // Waiting costs nothing, so a waiting request must not block other reads.
        onWaiting: leaveAdmission,
      });
      if (result.outcome === 'not_found') return sendError(exchange, 'not_found');
      if (result.outcome !== 'shown') return refuse(exchange, result.outcome, result.wait);
      const answer = prepareAnswer({
        headers: {
          ...imageHeaders,
          'content-type': `image/${format}`,
          'cache-control': result.isFinal ? CACHE_FOR_EVER : CACHE_FOR_A_MONTH,
          vary: 'Accept',
        },
        body: result.bytes,
      });
      const dependsOn = new Set([result.dependsOn]);
      memory.store(`${format} ${path}`, { answer, dependsOn, bytes: answer.bytes }, epoch);
      sendPrepared(exchange, answer);
    } finally {
      returnSlot();
      leaveAdmission();
    }
  }
}

function refuse(exchange: RequestResponse, code: 'unavailable' | 'too_many_requests', seconds: number): void {
  hangUpAfter(exchange);
  sendError(exchange, code, { 'retry-after': String(seconds) });
}
