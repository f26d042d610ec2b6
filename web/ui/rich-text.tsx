import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import classes from './rich-text.module.css';

const TAGS = new Set(
  'p br strong b em i u s h1 h2 h3 h4 h5 h6 ul ol li blockquote code pre hr a span div'.split(' '),
);
/** Headings in a text are below the level of the page's own headings. */
const RENAMED: Record<string, string> = {
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  b: 'strong',
  i: 'em',
};
const DROPPED_WHOLE = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'noscript',
  'title',
]);
const LINKS = /^(https?:|mailto:)/i;

/** The server has sanitised it. It is also rebuilt from known elements, so that no script in it can run. */
export function RichText({ html }: { html: string }) {
  const content = useMemo(() => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    return rebuild(document.body.childNodes);
  }, [html]);
  return <div className={classes.text}>{content}</div>;
}

function rebuild(nodes: NodeListOf<ChildNode>): ReactNode[] {
  return [...nodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element)) return null;
    const tag = node.localName;
    if (DROPPED_WHOLE.has(tag)) return null;
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key: index });
    const children = rebuild(node.childNodes);
    if (!TAGS.has(tag)) return <Fragment key={index}>{children}</Fragment>;
    if (tag === 'a') {
      const href = node.getAttribute('href') ?? '';
      if (!LINKS.test(href)) return <Fragment key={index}>{children}</Fragment>;
      return (
        <a key={index} href={href} rel="noopener noreferrer nofollow" target="_blank">
          {children}
        </a>
      );
    }
    return createElement(RENAMED[tag] ?? tag, { key: index }, ...children);
  });
}
