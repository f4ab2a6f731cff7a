export type KeptPapers = {
  get(key: string): Buffer | undefined;
  keep(key: string, file: Buffer): void;
};

const mostBytes = 8 * 1024 * 1024;
const keptMilliseconds = 60_000;

/** The last papers, for whoever loads his again: a few, and not for long, because they name people. */
export function createKeptPapers(): KeptPapers {
  const files = new Map<string, Buffer>();
  let bytes = 0;

  return {
    get: (key) => files.get(key),
    keep(key, file) {
      drop(key);
      if (file.length > mostBytes / 2) return;
      files.set(key, file);
      bytes += file.length;
      for (const oldest of files.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
      setTimeout(() => files.get(key) === file && drop(key), keptMilliseconds).unref();
    },
  };

  function drop(key: string) {
    bytes -= files.get(key)?.length ?? 0;
    files.delete(key);
  }
}
