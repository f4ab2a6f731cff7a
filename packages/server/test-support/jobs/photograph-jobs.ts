import type { FileStore } from '../../src/gateways/files/port.ts';

const noFiles: FileStore = {
  write: async () => {},
  read: async () => undefined,
  has: async () => false,
  remove: async () => {},
};

/** For jobs that have nothing to do with photographs. */
export const noPhotographs = { files: noFiles, imageCache: { remove: async () => {} } };
