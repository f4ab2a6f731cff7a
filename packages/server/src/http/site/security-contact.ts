type SecurityContactTextInput = { readonly contact: string; readonly publicUrl: string; readonly now: Date };

const VALID_MILLISECONDS = 180 * 24 * 60 * 60 * 1000;

/**
 * The contact for reports of vulnerabilities (RFC 9116). The file must name its own expiry, so it is written
 * again at every start.
 */
export function securityContactText({ contact, publicUrl, now }: SecurityContactTextInput): string {
  return [
    `Contact: ${contact.includes(':') ? contact : `mailto:${contact}`}`,
    `Expires: ${new Date(now.getTime() + VALID_MILLISECONDS).toISOString()}`,
    'Preferred-Languages: en, de, zh',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
