import type { Page } from 'playwright-core';

const CURVE_MS = 8_000;

/** Moves of a slider in the lab, each until its chart is on the screen, in milliseconds; none if there is no slider. */
export async function sliderTimes(page: Page, address: string, moves: number): Promise<readonly number[]> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() => {
    const isAt = document.querySelector('.lab-controls') !== null;
    return (
      isAt &&
      document.querySelector('.answer[aria-busy="true"], .lab-distribution[aria-busy="true"]') === null
    );
  });
  // The curve is no part of a move: it is drawn once and stays. Where it takes long, nobody waits for it either.
  await page
    .waitForFunction(() => document.querySelector('.picture[aria-busy="true"]') === null, undefined, {
      timeout: CURVE_MS,
    })
    .catch(() => {});
  return page.evaluate(moveSlider, moves);
}

/** Runs in the page. */
async function moveSlider(moves: number): Promise<number[]> {
  const slider = document.querySelector<HTMLInputElement>('.sweep input[type="range"]');
  if (slider === null) return [];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const isDrawn = () =>
    document.querySelector('.lab-distribution[aria-busy="true"]') === null &&
    (document.querySelector('.lab-distribution') !== null ||
      document.querySelector('.answer[aria-busy="true"]') === null);
  const drawn = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => isDrawn() && done());
      const done = () => {
        observer.disconnect();
        resolve();
      };
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      if (isDrawn()) done();
    });
  /** The next frame is painted when what it posts arrives. */
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const settled = () =>
    new Promise<void>((resolve) => {
      const isBusy = () => document.querySelector('.answer[aria-busy="true"]') !== null;
      const look = () => (isBusy() ? setTimeout(look, 20) : resolve());
      look();
    });
  const { max } = slider;
  const start = Number(slider.value);
  // To places not seen before, the near ones first: an answer that is known already would be no measure.
  const places = Array.from({ length: Number(max) + 1 }, (_, i) => i)
    .filter((place) => place !== start)
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start))
    .slice(0, moves);
  const times: number[] = [];
  for (const place of places) {
    await settled();
    await painted();
    const from = performance.now();
    set?.call(slider, String(place));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    await drawn();
    await painted();
    times.push(performance.now() - from);
  }
  return times;
}
