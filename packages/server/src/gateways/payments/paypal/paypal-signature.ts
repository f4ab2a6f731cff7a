import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { WebhookDelivery } from '../port.ts';

export type Signed = {
  readonly certificateUrl: string;
  /** Checks it once the certificate is there. */
  isBy(certificate: string): boolean;
};

type Options = { readonly webhookId: string; readonly certificateHosts: readonly string[] };

/** Of those who sign events at PayPal. */
const signer = /(?:^|[\n,])\s*CN=messageverificationcerts\.(?:sandbox\.)?paypal\.com\s*(?:$|[\n,])/;

/** How an event is signed, or undefined where it is not, or by a certificate from elsewhere. */
export function signatureOf(
  { body, headers, now }: WebhookDelivery,
  { webhookId, certificateHosts }: Options,
): Signed | undefined {
  const id = headers['paypal-transmission-id'] ?? '';
  const time = headers['paypal-transmission-time'] ?? '';
  const signature = headers['paypal-transmission-sig'] ?? '';
  const url = URL.parse(headers['paypal-cert-url'] ?? '');
  if (id === '' || time === '' || headers['paypal-auth-algo'] !== 'SHA256withRSA') return undefined;
  // Whoever could name the place of the certificate could sign anything.
  if (url?.protocol !== 'https:' || url.username || url.port || !certificateHosts.includes(url.hostname))
    return undefined;
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`);
  return {
    certificateUrl: url.href,
    isBy(text) {
      const certificate = new X509Certificate(text);
      const isGood = certificate.validFromDate <= now && now <= certificate.validToDate;
      if (!isGood || !signer.test(certificate.subject)) return false;
      return verify('RSA-SHA256', signed, certificate.publicKey, Buffer.from(signature, 'base64'));
    },
  };
}
