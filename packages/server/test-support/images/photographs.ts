import { constants, crc32, deflateRawSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An image like a photograph: sky, land, and one eye-catching object in the upper right. */
export function scenery(width = 1200, height = 800): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#88a8c8"/><stop offset="1" stop-color="#b8c8d0"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#sky)"/>
      <rect y="70%" width="100%" height="30%" fill="#708878"/>
      <circle cx="82%" cy="30%" r="6%" fill="#e8503a"/>
      <path d="M${width * 0.76} ${height * 0.4}h${width * 0.12}l-20 40h-40z" fill="#fff" stroke="#201838" stroke-width="6"/>
    </svg>`),
  ).removeAlpha();
}

export function jpeg(width?: number, height?: number): Promise<Buffer> {
  return scenery(width, height).jpeg().toBuffer();
}

/**
 * A file of 600 kB that unpacks to 196 megapixels. It is interlaced, so a decoder needs all of them in
 * memory: 560 MB, all of them black.
 */
export function bomb(): Buffer {
  const side = 14_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits of each of three colours, interlaced in seven passes.
  head.set([8, 2, 0, 0, 1], 8);
  const pixels = passes.reduce((sum, [across, down, left, top]) => {
    const [width, height] = [Math.ceil((side - left) / across), Math.ceil((side - top) / down)];
    return sum + height * (1 + 3 * width);
  }, 0);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', packedZeros(pixels)), chunk('IEND')]);
}

/** Zeros as zlib packs them. One packed piece is repeated, because packing hundreds of megabytes takes seconds. */
function packedZeros(length: number): Buffer {
  const piece = Buffer.alloc(1 << 20);
  const packedPiece = deflateRawSync(piece, { finishFlush: constants.Z_FULL_FLUSH });
  const pieces = Array.from({ length: Math.floor(length / piece.length) }, () => packedPiece);
  const last = deflateRawSync(piece.subarray(0, length % piece.length));
  // The checksum Adler-32: of zeros, the lower half stays 1, and the upper half counts them.
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE(length % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...pieces, last, checksum]);
}

/** The interlacing passes of PNG: the steps across and down, then the offsets from the left and the top. */
const passes = [
  [8, 8, 0, 0],
  [8, 8, 4, 0],
  [4, 8, 0, 4],
  [4, 4, 2, 0],
  [2, 4, 0, 2],
  [2, 2, 1, 0],
  [1, 2, 0, 1],
] as const;

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
