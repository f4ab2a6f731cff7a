import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

type SigningCertificate = { readonly pem: string; readonly privateKey: KeyObject };
type Of = { readonly name: string; readonly from: Date; readonly to: Date };

const sequence = 0x30;
const sha256WithRsa = der(sequence, der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));

/**
 * Makes a certificate like those that sign PayPal's events. We sign it ourselves, field by field of X.509.
 */
export function makeCertificate({ name, from, to }: Of): SigningCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const commonName = der(
    sequence,
    der(0x31, der(sequence, der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(name)))),
  );
  const content = der(
    sequence,
    der(0x02, Buffer.from([1])),
    sha256WithRsa,
    commonName,
    der(sequence, utcTime(from), utcTime(to)),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('RSA-SHA256', content, privateKey);
  const certificate = der(sequence, content, sha256WithRsa, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString('base64').replace(/.{64}/g, '$&\n').trimEnd();
  return { pem: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`, privateKey };
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...(length < 128 ? [length] : long)]), content]);
}

function utcTime(instant: Date): Buffer {
  const text = instant.toISOString().replace(/^..(..)-(..)-(..)T(..):(..):(..).*$/, '$1$2$3$4$5$6Z');
  return der(0x17, Buffer.from(text));
}
