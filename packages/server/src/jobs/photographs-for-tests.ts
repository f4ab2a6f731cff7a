import type { FileStore } from '../gateways/files/port.ts';

const noFiles: FileStore = {
  write: async () => {},
  read: async () => undefined,
  has: async () => false,
  remove: async () => {},
};

/** For work that has nothing to do with photographs. */
export const noPhotographs = { files: noFiles, kept: { remove: async () => {} } };
