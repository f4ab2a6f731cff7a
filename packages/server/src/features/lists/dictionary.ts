/** Each value once, under a small number: columns hold the numbers, and what a request asks is worked out by value. */
export type Dictionary<Value> = {
  readonly values: readonly Value[];
  /** The number of what has this key; made and numbered when it is new. Numbers are never given twice. */
  codeOf(key: string, make: () => Value): number;
};

export function createDictionary<Value>(): Dictionary<Value> {
  const codes = new Map<string, number>();
  const values: Value[] = [];
  return {
    values,
    codeOf(key, make) {
      const known = codes.get(key);
      if (known !== undefined) return known;
      const code = values.push(make()) - 1;
      codes.set(key, code);
      return code;
    },
  };
}
