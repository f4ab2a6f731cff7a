/** Saves a file among the visitor's downloads. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to begin saving before the address goes.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
