import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A place in a module, as the frames of a stack name it: line and column are counted from 1. */
const PLACE = /(file:\/\/[^\s():]+\.js):(\d+):(\d+)/g;

/** All places of a bundled module that come from a source. They are small, and read when its first error is described. */
type SourceMap = {
  readonly sources: readonly string[];
  /** Four numbers each: column in the bundle; source, line and column there. All are counted from 0. */
  readonly places: Int32Array;
  /** Where the places of each line of the bundle begin. */
  readonly lineStarts: readonly number[];
};

const maps = new Map<string, SourceMap | undefined>();

/**
 * Names the lines of the TypeScript sources in a stack of the bundled server. Node could do this by itself
 * (`--enable-source-maps`), but would then keep all maps in memory from the start. Other stacks stay as they are.
 */
export function sourceStack(stack: string): string {
  return stack.replaceAll(PLACE, (place, url: string, line: string, column: string) => {
    if (!maps.has(url)) maps.set(url, readMap(url));
    const map = maps.get(url);
    return (map && findSource(map, Number(line) - 1, Number(column) - 1)) ?? place;
  });
}

function findSource({ sources, places, lineStarts }: SourceMap, line: number, column: number) {
  let found: string | undefined;
  const end = lineStarts[line + 1] ?? 0;
  for (let index = lineStarts[line] ?? end; index < end; index += 4) {
    const [ownColumn = 0, source = 0, sourceLine = 0, sourceColumn = 0] = places.subarray(index, index + 4);
    if (ownColumn <= column) found = `${sources[source]}:${sourceLine + 1}:${sourceColumn + 1}`;
  }
  return found;
}

/** Undefined for a module that is no part of the bundle. */
function readMap(url: string): SourceMap | undefined {
  try {
    const map: { sources: string[]; mappings: string } = JSON.parse(
      readFileSync(fileURLToPath(`${url}.map`), 'utf8'),
    );
    return { sources: map.sources.map((source) => new URL(source, url).href), ...placesOf(map.mappings) };
  } catch {
    return undefined;
  }
}

const [COMMA, SEMICOLON] = [0x2c, 0x3b];
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * Reads the mappings of a source map (ECMA-426). Semicolons separate lines, commas places. The numbers of a place are
 * the differences from the previous one. They are in base 64, lowest digit first: a digit has five bits, and a sixth
 * if more follow. The lowest bit of a number is its sign.
 */
function placesOf(mappings: string): Pick<SourceMap, 'places' | 'lineStarts'> {
  const digits = new Map([...DIGITS].map((letter, digit) => [letter.charCodeAt(0), digit]));
  const places = new Int32Array(4 * (mappings.match(/[,;]/g)?.length ?? 0) + 4);
  const lineStarts = [0];
  const last = new Int32Array(5);
  let [length, field, value, shift] = [0, 0, 0, 0];
  for (let index = 0; index <= mappings.length; index++) {
    const code = index < mappings.length ? mappings.charCodeAt(index) : SEMICOLON;
    if (code === COMMA || code === SEMICOLON) {
      if (field >= 4) {
        places.set(last.subarray(0, 4), length);
        length += 4;
      }
      field = 0;
      if (code === COMMA) continue;
      lineStarts.push(length);
      last[0] = 0;
      continue;
    }
    const digit = digits.get(code) ?? 0;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    last[field] = (last[field] ?? 0) + (value & 1 ? -(value >>> 1) : value >>> 1);
    [field, value, shift] = [field + 1, 0, 0];
  }
  return { places: places.slice(0, length), lineStarts };
}
