export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function whole(value = Number.NaN): string {
  return Math.round(value).toLocaleString('en-GB');
}
