import type { Browser } from 'playwright-core';

export interface Sent {
  readonly kB: number;
  readonly requests: number;
}

/** Everything that comes over the wire, as it was sent, until something can be used; fonts come later and do not count. */
export async function sentUntil(browser: Browser, url: string, usable: string): Promise<Sent> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  const kinds = new Map<string, string>();
  let [bytes, requests] = [0, 0];
  wire.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Font') return;
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator(usable).first().waitFor();
  await context.close();
  return { kB: bytes / 1000, requests };
}
