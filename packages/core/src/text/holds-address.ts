/** Whether a text that is to be a name has the address of a page in it: mails make a link of one. */
export function holdsAddress(text: string): boolean {
  return /:\/\/|\bwww\.|\w\.\w{2,}\//.test(text.normalize('NFKC').toLowerCase());
}
