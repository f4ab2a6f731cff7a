import { chromium } from '@playwright/test';

export type FirstVisit = Readonly<Record<'html' | 'js' | 'css' | 'fonts' | 'images' | 'other', number>>;

/**
 * Bytes transferred on a first visit, by kind, until the network is idle, on the screen of a phone. Response
 * headers are not counted. All our answers state their length.
 */
export async function firstVisit(url: string): Promise<FirstVisit> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  const bytes = { html: 0, js: 0, css: 0, fonts: 0, images: 0, other: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => {
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    bytes[kindOf(response.mimeType)] += Number(length?.[1] ?? 0);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
  return bytes;
}

function kindOf(type: string): keyof FirstVisit {
  if (type.includes('html')) return 'html';
  if (type.includes('javascript')) return 'js';
  if (type.includes('css')) return 'css';
  if (type.includes('font')) return 'fonts';
  return type.startsWith('image/') ? 'images' : 'other';
}
