import type { Locator, Page } from 'playwright-core';

/** From the finger that lifts to the frame in which something new stands on the screen, in milliseconds. */
export async function tapTime(target: Locator, shows: string): Promise<number> {
  const page = target.page();
  await page.evaluate(listen, shows);
  await target.click();
  return page.evaluate(() => (window as unknown as { tapped: Promise<number> }).tapped);
}

/** Runs in the page. What is asked for must not be there yet. */
function listen(shows: string): void {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const isThere = () => {
    const one = document.querySelector(shows);
    // What is there but cannot be seen yet is not there for whoever has tapped.
    return one?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
  };
  const tapped = new Promise<number>((resolve, reject) => {
    if (isThere()) return reject(new Error(`${shows} is there before the tap`));
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => isThere() && done());
        const done = async () => {
          observer.disconnect();
          await painted();
          resolve(performance.now() - timeStamp);
        };
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      },
      { capture: true, once: true },
    );
  });
  tapped.catch(() => {});
  Object.assign(window, { tapped });
}

const MBIT = 1_000_000 / 8;

/** A phone of some years ago on a wireless network: the processor four times slower, 10 Mbit/s each way. */
export async function asPhone(page: Page): Promise<void> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: 10 * MBIT, uploadThroughput: 10 * MBIT },
  });
}
