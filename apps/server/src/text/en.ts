import type { Dictionary } from './dictionary.ts';

export const en: Dictionary = {
  problems: {
    'unknown-route': ({ route }) => `There is no such address: ${route}`,
    'invalid-json': () => 'The body is not a valid JSON object.',
    'unsupported-media-type': () => 'The body must be JSON (Content-Type: application/json).',
    'body-too-large': ({ max }) => `The body is too large; at most ${max} bytes are read.`,
    'too-deep': () => 'Something is nested too deep here.',
    'other-origin': () => 'A page from elsewhere may not change anything here.',
    'too-many-requests': () => 'Those were a lot of requests. Wait a moment and try again.',
    internal: () => 'Something went wrong here. Your request has changed nothing.',
    'unknown-system': () => 'There is no such rule system.',
    'no-such-table': () => 'There is no such table.',
    'only-gm-posts': () => 'Only the GM of this table sets that.',
    'webhook-bad-address': () =>
      'Results may not go to this address. One of Discord begins with https://discord.com/api/webhooks/.',
    'webhook-refused': () =>
      'The other end does not know this address. Copy it again from the settings of the channel.',
    'webhook-unreachable': () => 'Nobody answers there at the moment. Try again later.',
    'webhook-too-fast': () =>
      'The channel takes nothing at the moment because too much came at once. Try again in a moment.',
    'only-gm-invites': () => 'Only the GM of this table can invite.',
    'no-such-seat': () => 'This link opens no seat here, or it is no longer valid.',
    'no-such-invitation': () => 'This invitation is not valid, or no longer. Ask the GM for a new link.',
    'too-heavy': () => 'That would be too much at once: it takes too long or too much memory.',
    'name-taken': () => "That is the name of this table's GM.",
    'bad-name': () => 'That is not a name people can read: 80 characters at most, none of them invisible.',
    'too-many-seats': () => 'There is no seat left at this table.',
    'table-too-large': () => 'This table is full. Its GM can take it along and begin anew.',
    'method-not-allowed': () => 'Only POST is answered here.',
    'table-throws': () => 'The table throws the dice. Only decisions are answered here.',
    'spectators-watch': () => 'You are watching. Pictures are brought by those who play.',
    'table-full-of-pictures': ({ max }) =>
      `There is no room for another picture at this table: ${max} MB are full. Take a smaller one, or take the table along and begin anew with its state alone.`,
    'no-such-file': () => 'There is no such picture here.',
    'no-key': () => 'This takes the key of a seat (Authorization: Bearer …).',
    'unknown-tool': ({ tool }) => `There is no such tool: ${tool}`,
    'server-unreachable': ({ server }) =>
      `No table answers at ${server}. Is the server running, and is the address right?`,
  },
};
