import { decodeText } from './decode_text.js'
import { ReadingFault } from './fault.js'
import { LIMITS } from './limits.js'

/** A piece of XML in the order of the file. Names are without their prefix. */
export type XmlToken =
  | { kind: 'open'; name: string; attributes: string; isEmpty: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: XmlElement[]
  text: string
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Throws `entities` for a document type declaration: no file of an office or a tax authority has one, and it is how files explode. */
export function refuseEntities(bytes: Buffer): string {
  const text = decodeText(bytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new ReadingFault('entities')
  return text
}

/** The characters that references stand for; unknown names stay as they are, since none can be declared. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Reads XML once from its beginning to its end, without building anything. What is not well formed ends the reading. */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  for (let at = 0; at < xml.length;) {
    const open = xml.indexOf('<', at)
    if (open !== at) {
      const text = xml.slice(at, open < 0 ? undefined : open)
      if (text !== '') yield { kind: 'text', text: unescapeXml(text) }
    }
    if (open < 0) return
    const special = specialAt(xml, open)
    if (special?.text) yield { kind: 'text', text: special.text }
    const end = special?.end ?? tagEnd(xml, open)
    if (end < 0) return
    if (!special) yield tagOf(xml.slice(open + 1, end))
    at = end + 1
  }
}

/** Comments, instructions and CDATA: where they end, and the text of the last. */
function specialAt(xml: string, at: number): { end: number; text?: string } | null {
  const until = (mark: string, from: number) => {
    const found = xml.indexOf(mark, from)
    return found < 0 ? xml.length : found + mark.length - 1
  }
  if (xml.startsWith('<!--', at)) return { end: until('-->', at + 4) }
  if (xml.startsWith('<?', at)) return { end: until('?>', at + 2) }
  if (!xml.startsWith('<![CDATA[', at)) return xml.startsWith('<!', at) ? { end: until('>', at) } : null
  const end = until(']]>', at + 9)
  return { end, text: xml.slice(at + 9, end - 2) }
}

/** The `>` of a tag: those within quotes are not it. */
function tagEnd(xml: string, at: number): number {
  let quote = ''
  for (let index = at + 1; index < xml.length; index++) {
    const char = xml[index]!
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '>') return index
  }
  return -1
}

function tagOf(inner: string): XmlToken {
  const [, slash, name, rest = ''] = /^(\/?)\s*([^\s/]+)([^]*)$/.exec(inner) ?? [inner, '', '?']
  const local = name!.slice(name!.indexOf(':') + 1)
  if (slash) return { kind: 'close', name: local }
  return { kind: 'open', name: local, attributes: rest, isEmpty: rest.endsWith('/') }
}

/** The attributes of a tag, without prefixes. */
export function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
  return Object.fromEntries(
    pairs.map(([, name, double, single]) => [name!.slice(name!.indexOf(':') + 1), unescapeXml(double ?? single ?? '')])
  )
}

/** The tree of a small XML file. Throws `entities`, `tooLarge` or `corrupted`. */
export function parseXml(bytes: Buffer): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const path = [top]
  let nodes = 0
  for (const token of xmlTokens(refuseEntities(bytes))) {
    const inside = path.at(-1)!
    if (token.kind === 'text') inside.text += token.text
    else if (token.kind === 'open') {
      if (++nodes > LIMITS.xmlNodes || path.length > LIMITS.xmlDepth) throw new ReadingFault('tooLarge')
      const element = { name: token.name, attributes: attributesOf(token.attributes), children: [], text: '' }
      inside.children.push(element)
      if (!token.isEmpty) path.push(element)
    } else if (path.length < 2 || path.pop()!.name !== token.name) throw new ReadingFault('corrupted')
  }
  if (path.length !== 1 || top.children.length !== 1) throw new ReadingFault('corrupted')
  return top.children[0]!
}
