type SecurityContact = { readonly contact: string; readonly publicUrl: string; readonly now: Date };

const validFor = 180 * 24 * 60 * 60 * 1000;

/** Whom to tell of a hole (RFC 9116). It must name its own end, so it is made anew with every start. */
export function securityContactText({ contact, publicUrl, now }: SecurityContact): string {
  return [
    `Contact: ${contact.includes(':') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(now.getTime() + validFor).toISOString()}`,
    'Preferred-Languages: en, de, zh',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
