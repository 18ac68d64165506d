import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];

/**
 * Markdown as elements of the page. It is read into a tree, and only what is known here is drawn from it: HTML stays the
 * text that it is, addresses of pictures are never asked, and links lead only to the web.
 */
export function Markdown({ text }: { text: string }) {
  return <div className="markdown">{childrenOf(fromMarkdown(text))}</div>;
}

const childrenOf = ({ children }: { readonly children: readonly object[] }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn anew as a whole
  children.map((node, i) => <Element key={i} node={node as Node} />);

function Element({ node }: { node: Node }): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{childrenOf(node)}</p>;
    case 'heading':
      // The title of a paper is the heading above all of them.
      return node.depth === 1 ? <h3>{childrenOf(node)}</h3> : <h4>{childrenOf(node)}</h4>;
    case 'strong':
      return <strong>{childrenOf(node)}</strong>;
    case 'emphasis':
      return <em>{childrenOf(node)}</em>;
    case 'blockquote':
      return <blockquote>{childrenOf(node)}</blockquote>;
    case 'list':
      return node.ordered === true ? (
        <ol start={node.start ?? 1}>{childrenOf(node)}</ol>
      ) : (
        <ul>{childrenOf(node)}</ul>
      );
    case 'listItem':
      return <li>{childrenOf(node)}</li>;
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return isWeb(node.url) ? (
        <a href={node.url} target="_blank" rel="noopener noreferrer">
          {childrenOf(node)}
        </a>
      ) : (
        childrenOf(node)
      );
    case 'image':
      return node.alt ?? '';
    case 'text':
    case 'html':
      return node.value;
    default:
      return 'children' in node ? childrenOf(node) : null;
  }
}

const isWeb = (address: string): boolean => /^https?:\/\//i.test(address);
