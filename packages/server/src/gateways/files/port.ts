/**
 * Keeps files that cannot be made again: what people gave us. A name is the hash of what is in the file, so that a
 * file never changes and the same one is kept once.
 */
export type FileStore = {
  /** Returns when the file would survive a power cut. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Not an error when there is none. */
  remove(name: string): Promise<void>;
};
