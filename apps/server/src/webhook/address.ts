/** Where results may be posted without the owner of the server saying so. */
const DISCORD = ['https://discord.com/api/webhooks/'];

const MAX_ADDRESS = 300;
/** A thread of the channel is the only thing an address may ask for. */
const ASKS = /^(\?thread_id=\d{5,25})?$/;

/** An address that the server may post to; undefined for any other. `more` is what the owner of the server allows besides. */
export function webhookAddress(raw: string, more: readonly string[] = []): string | undefined {
  if (raw.length > MAX_ADDRESS || !URL.canParse(raw)) return undefined;
  const { href, username, password, hash, search } = new URL(raw);
  if (username !== '' || password !== '' || hash !== '' || !ASKS.test(search)) return undefined;
  // Compared as it will be asked for: dots and odd letters are resolved by now.
  const isAllowed = [...DISCORD, ...more].some((start) => href.startsWith(start) && href !== start);
  return isAllowed ? href : undefined;
}
