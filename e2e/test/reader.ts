import type { CDPSession, Page } from 'playwright-core';

/** A thing as the browser tells it to a screen reader. */
export interface Told {
  readonly role: string;
  readonly name: string;
}

interface Node extends Told {
  readonly id: string;
  readonly children: readonly string[];
  /** Polite or assertive: what appears in it is read out. */
  readonly isLive: boolean;
  readonly dom: number | undefined;
}

interface AxValue {
  readonly value?: unknown;
}
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: AxValue;
  readonly name?: AxValue;
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: AxValue }[];
}

const PATIENCE_MS = 10_000;
/** Whoever presses Tab more often has lost the way. */
const MOST_TABS = 150;

/** What has to have a name to be of any use. */
const NAMED = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'switch',
  'radio',
  'tab',
  'combobox',
  'image',
  'menuitem',
  'gridcell',
  'slider',
];

/**
 * Somebody who hears the page instead of seeing it. Knows only what the browser's accessibility tree holds: roles, names,
 * what has the keyboard, and what live regions say; does nothing but press keys.
 */
export class Reader {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  /** Everything that live regions have said, in order. */
  readonly said: string[] = [];
  readonly #known = new Set<string>();
  #listened = 0;

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
  }

  static async at(page: Page): Promise<Reader> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    await cdp.send('DOM.enable');
    return new Reader(page, cdp);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** What has the keyboard now. */
  async focus(): Promise<Told> {
    const { result } = await this.#cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) return { role: '', name: '' };
    const { nodes } = await this.#cdp.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes as readonly AxNode[];
    return { role: textOf(node?.role), name: textOf(node?.name) };
  }

  /** Waits until something has the keyboard. */
  async hasFocus(role: string, name: RegExp): Promise<void> {
    await this.#until(`the keyboard at ${role} ${name}`, async () => {
      const here = await this.focus();
      return here.role === role && name.test(here.name) ? here : undefined;
    });
  }

  /** Tab after Tab. */
  async tabTo(role: string, name: RegExp): Promise<void> {
    const passed: string[] = [];
    for (let i = 0; i < MOST_TABS; i += 1) {
      const here = await this.focus();
      if (here.role === role && name.test(here.name)) return;
      passed.push(`${here.role} ${here.name}`);
      await this.press('Tab');
    }
    throw new Error(`Tab never reached ${role} ${name}; it passed\n${[...new Set(passed)].join('\n')}`);
  }

  async push(name: RegExp, role = 'button'): Promise<void> {
    await this.tabTo(role, name);
    await this.press('Enter');
  }

  /** Waits until something is there, wherever it is. */
  async finds(role: string, name: RegExp): Promise<Told> {
    return this.#until(`${role} ${name}`, async () =>
      (await this.#tree()).find((one) => one.role === role && name.test(one.name)),
    );
  }

  async misses(role: string, name: RegExp): Promise<void> {
    await this.#until(`no ${role} ${name}`, async () =>
      (await this.#tree()).some((one) => one.role === role && name.test(one.name)) ? undefined : true,
    );
  }

  /** All there is of a role. */
  async all(role: string): Promise<readonly string[]> {
    return (await this.#tree()).filter((one) => one.role === role).map(({ name }) => name);
  }

  /** Waits until a live region says something that was not said before; returns the sentence. */
  async hears(what: RegExp): Promise<string> {
    return this.#until(`to hear ${what}`, async () => {
      await this.#listen();
      const at = this.said.findIndex((sentence, i) => i >= this.#listened && what.test(sentence));
      if (at < 0) return undefined;
      this.#listened = at + 1;
      return this.said[at];
    });
  }

  /** What could be pressed or looked at and has no name. */
  async nameless(): Promise<readonly string[]> {
    return (await this.#tree())
      .filter(({ role, name }) => NAMED.includes(role) && name.trim() === '')
      .map(({ role, dom }) => `${role} ${dom}`);
  }

  async #listen(): Promise<void> {
    const nodes = await this.#tree();
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const textIn = (node: Node): string =>
      node.role === 'StaticText'
        ? node.name
        : node.children.map((id) => textIn(byId.get(id) ?? EMPTY)).join(' ');
    for (const region of nodes.filter(({ isLive }) => isLive)) {
      // A log reads out each of its lines, anything else all of it.
      const parts = region.role === 'log' ? region.children.flatMap((id) => byId.get(id) ?? []) : [region];
      for (const part of parts) {
        const text = textIn(part).replace(/\s+/g, ' ').trim();
        const key = `${part.dom} ${text}`;
        if (text === '' || this.#known.has(key)) continue;
        this.#known.add(key);
        this.said.push(text);
      }
    }
  }

  async #tree(): Promise<readonly Node[]> {
    const { nodes } = await this.#cdp.send('Accessibility.getFullAXTree');
    const all = nodes as readonly AxNode[];
    const byId = new Map(all.map((node) => [node.nodeId, node]));
    // What is ignored itself may hold something that is not.
    const shown = (id: string): readonly string[] => {
      const node = byId.get(id);
      if (node === undefined) return [];
      return node.ignored ? (node.childIds ?? []).flatMap(shown) : [id];
    };
    return all
      .filter(({ ignored }) => !ignored)
      .map((node) => ({
        id: node.nodeId,
        role: textOf(node.role),
        name: textOf(node.name),
        children: (node.childIds ?? []).flatMap(shown),
        isLive: (node.properties ?? []).some(
          ({ name, value }) => name === 'live' && value.value !== 'off' && value.value !== undefined,
        ),
        dom: node.backendDOMNodeId,
      }));
  }

  async #until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > end)
        throw new Error(`waited in vain for ${what}; heard lately:\n${this.said.slice(-12).join('\n')}`);
      await this.#page.waitForTimeout(30);
    }
  }
}

const EMPTY: Node = { id: '', role: '', name: '', children: [], isLive: false, dom: undefined };

const textOf = (value: AxValue | undefined): string => String(value?.value ?? '');
