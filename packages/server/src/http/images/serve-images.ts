import { parseImageName } from '@ashore/core/contract/image-sizes.ts';
import type { PictureDesk } from '../../features/images/picture-desk.ts';
import { showPicture } from '../../features/images/show-picture.ts';
import type { ImageFormat } from '../../features/images/workshop/jobs.ts';
import type { Admission } from '../admission.ts';
import type { Cache, Kept } from '../cache.ts';
import { type Exchange, hangUpAfter, pathOf } from '../exchange.ts';
import { type PreparedAnswer, prepareAnswer } from '../prepared-answer.ts';
import { pictureHeaders } from '../security-headers.ts';
import { sendError } from '../send-error.ts';
import { sendPrepared } from '../send-prepared.ts';
import { chooseImageFormat } from './choose-image-format.ts';
import { createSeats } from './seats.ts';

export type KeptPicture = Kept & { readonly answer: PreparedAnswer };

type Input = {
  /** Files that are sent as they are, by their paths. */
  readonly drawings: ReadonlyMap<string, PreparedAnswer>;
  readonly desk: PictureDesk;
  readonly memory: Cache<KeptPicture>;
  readonly admission: Admission;
  /** The seconds until this visitor may have another picture made; 0 when now. */
  readonly wait: (exchange: Exchange) => number;
  /** Who asks, as far as limits are concerned. */
  readonly visitorOf: (exchange: Exchange) => string;
};

/** Two long lists that somebody sees first of all: of the places in the queue a third is left to others. */
const waitedForAtOnce = 64;

const day = 86_400;
const forEver = `public, max-age=${365 * day}, immutable`;
// The next release may draw it better; until a browser has asked, the old one does.
const forAMonth = `public, max-age=${30 * day}, stale-while-revalidate=${365 * day}`;

/** Everything below /images. */
export function createServeImages({ drawings, desk, memory, admission, wait, visitorOf }: Input) {
  const seats = createSeats(waitedForAtOnce);
  return (exchange: Exchange): void | Promise<void> => {
    const path = pathOf(exchange);
    const drawing = drawings.get(path);
    if (drawing) return sendPrepared(exchange, drawing);
    const format = chooseImageFormat(String(exchange.request.headers.accept ?? ''));
    const remembered = memory.get(`${format} ${path}`);
    if (!remembered) return answerFresh(exchange, path, format);
    desk.counts.memory += 1;
    return sendPrepared(exchange, remembered.answer);
  };

  async function answerFresh(exchange: Exchange, path: string, format: ImageFormat): Promise<void> {
    const asked = parseImageName(path.slice('/images/'.length));
    if (!asked) return sendError(exchange, 'not_found');
    const leave = admission.enter('read');
    if (!leave) return refuse(exchange, 'unavailable', 2);
    const stand = seats.take(visitorOf(exchange));
    if (!stand) {
      leave();
      return refuse(exchange, 'too_many_requests', 2);
    }
    try {
      const { epoch } = memory;
      const shown = await showPicture(desk, {
        ...asked,
        format,
        wait: () => wait(exchange),
        // Waiting costs nothing: it must not stand in the way of those who read.
        onWaiting: leave,
      });
      if (shown.outcome === 'not_found') return sendError(exchange, 'not_found');
      if (shown.outcome !== 'shown') return refuse(exchange, shown.outcome, shown.wait);
      const answer = prepareAnswer({
        headers: {
          ...pictureHeaders,
          'content-type': `image/${format}`,
          'cache-control': shown.isFinal ? forEver : forAMonth,
          vary: 'Accept',
        },
        body: shown.bytes,
      });
      const shows = new Set([`image:${asked.stem}`]);
      memory.keep(`${format} ${path}`, { answer, shows, bytes: answer.bytes }, epoch);
      sendPrepared(exchange, answer);
    } finally {
      stand();
      leave();
    }
  }
}

function refuse(exchange: Exchange, code: 'unavailable' | 'too_many_requests', seconds: number): void {
  hangUpAfter(exchange);
  sendError(exchange, code, { 'retry-after': String(seconds) });
}
