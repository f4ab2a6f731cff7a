/**
 * Mixes an ink with a share of another as the eye sees colours (OKLab). Mixed in RGB, coral and sea blue turn
 * muddy.
 */
export function mix(ink: string, other: string, share: number): string {
  const [from, to] = [toLab(ink), toLab(other)];
  return toHex(from.map((value, i) => value + ((to[i] ?? value) - value) * share));
}

/** `count` inks from the first to the last, both included. */
export function steps(first: string, last: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => mix(first, last, count === 1 ? 0 : i / (count - 1)));
}

function toLab(hex: string): number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function toHex([lightness = 0, greenToRed = 0, blueToYellow = 0]: number[]): string {
  const long = (lightness + 0.3963377774 * greenToRed + 0.2158037573 * blueToYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenToRed - 0.0638541728 * blueToYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenToRed - 1.291485548 * blueToYellow) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return `#${channels.map(toByte).join('')}`;
}

function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function toByte(linear: number): string {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, value)) * 255);
  return byte.toString(16).padStart(2, '0');
}
