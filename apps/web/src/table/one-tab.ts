/** How a tab asks for something that one tab has at a time: it waits its turn, or takes it. */
export type Asking = { readonly kind: 'wait'; readonly signal: AbortSignal } | { readonly kind: 'take' };

type Locks = Pick<LockManager, 'request'>;

/**
 * Resolves once this tab alone has it, with the way to give it back. Plain HTTP addresses have no locks: there everybody
 * gets it, and what is written twice is noticed when it is written.
 */
export function holdAlone(
  locks: Locks | undefined,
  name: string,
  asking: Asking,
  onTaken: () => void,
): Promise<() => void> {
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    let isHeld = false;
    const options = asking.kind === 'take' ? { steal: true } : { signal: asking.signal };
    const held = () =>
      new Promise<void>((giveBack) => {
        isHeld = true;
        resolve(giveBack);
      });
    locks.request(name, options, held).catch((error: unknown) => (isHeld ? onTaken() : reject(error)));
  });
}
