/**
 * Keeps files that cannot be made again, because users gave them to us. A name is the hash of the file's
 * content. So a file never changes, and the same file is kept once.
 */
export type FileStore = {
  /** Returns when the file would survive a power cut. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if there is no such file. */
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Removing a missing file is not an error. */
  remove(name: string): Promise<void>;
};
