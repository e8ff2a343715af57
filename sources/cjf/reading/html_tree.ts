/** An element of a page. `text` nodes have the tag `#text`. */
export interface HtmlNode {
  tag: string
  attributes: Record<string, string>
  text: string
  children: HtmlNode[]
}

/** What is not closed goes on to the end of the page, and no tag holds the beginning of another: so no part of a page is looked at again and again. */
const TOKEN = /<!--(?:[^]*?-->|[^]*$)|<(?:"[^"]*"|'[^']*'|[^<>"'])*>|[^<]+|</g
const SILENT = /<(script|style)\b(?:[^]*?<\/\1\s*>|[^]*$)/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g
const VOID = new Set('br hr img input link meta col'.split(' '))
const BREAKS = new Set('br p div tr table li'.split(' '))
/** No page of a court is nested so deep; what is deeper hangs on its last level. */
const DEEPEST = 400

/** Reads a page as browsers do, roughly: tags that were not closed end with what holds them, stray ends count for nothing. */
export function readHtml(html: string): HtmlNode {
  const root = elementOf('#root')
  const open = [root]
  const source = html.replace(SILENT, '')
  for (const [token] of source.matchAll(TOKEN)) {
    const parent = open.at(-1)!
    const [, slash, name] = /^<(\/?)([a-z][\w:-]*)/i.exec(token) ?? []
    if (!name) {
      if (!token.startsWith('<!')) parent.children.push({ ...elementOf('#text'), text: token })
      continue
    }
    const tag = name.toLowerCase()
    if (slash) close(open, tag)
    else {
      const element = { ...elementOf(tag), attributes: attributesOf(token) }
      parent.children.push(element)
      if (!VOID.has(tag) && !token.endsWith('/>') && open.length < DEEPEST) open.push(element)
    }
  }
  return root
}

/** All elements below one that meet a condition, in the order of the page. */
export function* within(node: HtmlNode, meets: (node: HtmlNode) => boolean): Generator<HtmlNode> {
  for (const child of node.children) {
    if (meets(child)) yield child
    yield* within(child, meets)
  }
}

/** The element with an id, or undefined. */
export function byId(node: HtmlNode, id: string): HtmlNode | undefined {
  return within(node, ({ attributes }) => attributes.id === id).next().value as HtmlNode | undefined
}

export function hasClass({ attributes }: HtmlNode, name: string): boolean {
  return (attributes.class ?? '').split(/\s+/).includes(name)
}

/** What an element says, entities as they are written; lines break where elements do. */
export function rawText(node: HtmlNode): string {
  if (node.tag === '#text') return node.text
  const inner = node.children.map(rawText).join('')
  return BREAKS.has(node.tag) ? `${inner}\n` : inner
}

function close(open: HtmlNode[], tag: string): void {
  const at = open.findLastIndex((node) => node.tag === tag)
  if (at > 0) open.length = at
}

function elementOf(tag: string): HtmlNode {
  return { tag, attributes: {}, text: '', children: [] }
}

function attributesOf(token: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name, double, single, bare] of token.replace(/^<[\w:-]+/, '').matchAll(ATTRIBUTE))
    attributes[name.toLowerCase()] ??= double ?? single ?? bare ?? ''
  return attributes
}
