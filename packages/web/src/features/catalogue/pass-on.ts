export type PassedOn = 'passed' | 'copied' | 'given-up' | 'failed';

/** Gives a link to whoever the visitor chooses where the device can do that; else copies it. */
export async function passOn(link: { readonly title: string; readonly url: string }): Promise<PassedOn> {
  if (navigator.share) {
    try {
      await navigator.share(link);
      return 'passed';
    } catch (error) {
      // Closed without choosing anybody. Whatever else goes wrong, the link can still be copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'given-up';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
