const bytesPerCharacter = 4;

/** How many bytes of memory something takes that could be sent as JSON, roughly and rather too much. */
export function weightOf(kept: object): number {
  return bytesPerCharacter * JSON.stringify(kept).length;
}
