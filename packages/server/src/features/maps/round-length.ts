/** The longest of 1, 2 and 5 with noughts behind that is not longer than this: what a scale is marked with. */
export function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  const step = [5, 2, 1].find((candidate) => candidate * power <= metres) ?? 1;
  return step * power;
}
