import { rememberFew } from './remember-few.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best of our encodings that an Accept-Encoding header takes. */
export const chooseEncoding: (acceptEncoding: string) => Encoding = rememberFew((acceptEncoding) => {
  const weights = new Map<string, number>();
  for (const range of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
    weights.set(name, weightOf(parameters));
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  // Smallest first: a visitor who weighs gzip above brotli still reads both.
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
});

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
}
