import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

/** What a tool has answered: its JSON, or the code and the sentence of a refusal. */
export interface Answered {
  readonly isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any;
}

/** A real client of the protocol. */
export class Assistant {
  readonly client = new Client({ name: 'test', version: '1' });

  static async on(transport: Transport): Promise<Assistant> {
    const assistant = new Assistant();
    await assistant.client.connect(transport);
    return assistant;
  }

  /** Over HTTP, with the key of a seat if there is one. */
  static at(url: string, token?: string, language = 'en'): Promise<Assistant> {
    const headers = {
      'accept-language': language,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit: { headers } });
    return Assistant.on(transport as Transport);
  }

  async use(name: string, given: Record<string, unknown> = {}): Promise<Answered> {
    const { content, isError = false } = await this.client.callTool({ name, arguments: given });
    const [first] = content as readonly { readonly text: string }[];
    return { isError: isError === true, body: JSON.parse(first?.text ?? 'null') };
  }

  /** The code of a refusal; undefined if it was none. */
  async code(name: string, given: Record<string, unknown> = {}): Promise<string | undefined> {
    const { isError, body } = await this.use(name, given);
    return isError ? body.error.code : undefined;
  }

  close(): Promise<void> {
    return this.client.close();
  }
}
