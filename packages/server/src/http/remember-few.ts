/**
 * Remembers what became of the last few texts. For headers that nearly every browser sends alike; whoever sends a
 * new one each time only costs the work itself, never memory.
 */
export function rememberFew<Result>(work: (text: string) => Result, { entries = 200, longest = 100 } = {}) {
  const known = new Map<string, Result>();
  return (text: string): Result => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as Result;
    const result = work(text);
    if (text.length > longest) return result;
    if (known.size >= entries) known.clear();
    known.set(text, result);
    return result;
  };
}
