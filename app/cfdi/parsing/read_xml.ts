import { SaxesParser, type SaxesTagNS } from 'saxes'
import { CfdiFault } from './fault.js'

/** An element by its namespace and local name; prefixes mean nothing. Attributes have no namespace: those of a CFDI have none. */
export interface XmlNode {
  namespace: string
  name: string
  attributes: Record<string, string>
  children: XmlNode[]
}

/** What an XML may hold. An invoice of a supermarket chain has some thousand concepts of five elements. */
export const XML_LIMITS = { depth: 30, elements: 100_000, attributes: 60, length: 20_000 }

/** Elements of which only that they are there is told: what issuers add for themselves, of any shape (Anexo 20, nodo Addenda). */
const LEFT_OUT = new Set(['Addenda'])

/** Reads XML strictly: no document type, no entities but the five, no attribute twice, bounds for depth, count and length. Throws CfdiFault. */
export function readXml(text: string): XmlNode {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const tree = new Tree()
  parser.on('error', (error) => fail(error.message))
  parser.on('doctype', refuseDoctype)
  parser.on('opentagstart', () => tree.begin())
  parser.on('attribute', () => tree.attribute())
  parser.on('opentag', (tag) => tree.open(tag))
  parser.on('closetag', () => tree.close())
  try {
    refuseEndlessDoctype(text)
    for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK))
    parser.close()
  } catch (error) {
    if (!(error instanceof CfdiFault)) throw new CfdiFault('malformed')
    throw error.reason === 'cut' ? neverEnding(text) : error
  }
  if (!tree.root) throw new CfdiFault('not_xml')
  return tree.root
}

const CHUNK = 65_536
const OPENING = /<!DOCTYPE/i

/** What may stand before a document type: blanks, comments and processing instructions, each with what ends it. */
const BEFORE = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const

/** A document type is refused by its first letters, before it is read to its end. One that is quoted in a comment or a text is none. */
function refuseEndlessDoctype(text: string): void {
  const start = endOfProlog(text)
  if (OPENING.test(text.slice(start, start + '<!DOCTYPE'.length))) refuseDoctype(text.slice(start, start + CHUNK))
}

/** Where the first element or the document type begins. */
function endOfProlog(text: string): number {
  for (let at = 0; ;) {
    while (/\s/.test(text.charAt(at))) at++
    const [opens, ends] = BEFORE.find(([sign]) => text.startsWith(sign, at)) ?? []
    const end = opens === undefined ? -1 : text.indexOf(ends!, at + opens.length)
    if (end < 0) return at
    at = end + ends!.length
  }
}

/** A sign that belongs to no entity; the parser reads on from it to the end of the text. */
const LONE_AMPERSAND = /&(?!(?:[A-Za-z_][\w.-]{0,60}|#\d{1,7}|#x[\dA-Fa-f]{1,6});)/

/** Why a text ends before its XML does: it was cut, unless something in it never ends. */
function neverEnding(text: string): CfdiFault {
  if (LONE_AMPERSAND.test(text)) return new CfdiFault('lone_ampersand')
  return new CfdiFault(OPENING.test(text) ? 'dtd' : 'cut')
}

function refuseDoctype(said: string): never {
  if (/<!ENTITY\s[^>]*?\b(SYSTEM|PUBLIC)\b/i.test(said)) throw new CfdiFault('external_entity')
  if (/<!ENTITY/i.test(said)) throw new CfdiFault('entities')
  if (/\b(SYSTEM|PUBLIC)\b/.test(said)) throw new CfdiFault('external_entity')
  throw new CfdiFault('dtd')
}

/** The reasons behind the sentences of the parser. */
function fail(message: string): never {
  const [, attribute] = /duplicate attribute: (\S+?)\.?$/.exec(message) ?? []
  if (attribute) throw new CfdiFault('duplicate_attribute', { attribute: attribute.slice(0, 60) })
  if (/undefined entity/.test(message)) throw new CfdiFault('unknown_entity')
  if (/unbound namespace prefix/.test(message)) throw new CfdiFault('unbound_prefix')
  if (/unexpected end|unclosed tag|must contain a root/.test(message)) throw new CfdiFault('cut')
  throw new CfdiFault('malformed')
}

class Tree {
  root: XmlNode | null = null
  readonly #path: XmlNode[] = []
  #count = 0
  #within = 0
  #attributes = 0

  /** An element begins: its attributes are counted while they come, before they are compared with each other. */
  begin(): void {
    this.#attributes = 0
  }

  attribute(): void {
    if (++this.#attributes > XML_LIMITS.attributes) throw new CfdiFault('too_many_attributes')
  }

  open(tag: SaxesTagNS): void {
    if (++this.#count > XML_LIMITS.elements) throw new CfdiFault('too_many_elements')
    if (this.#path.length + this.#within >= XML_LIMITS.depth) throw new CfdiFault('too_deep')
    if (this.#within > 0) return void this.#within++
    const node = { namespace: tag.uri, name: tag.local, attributes: attributesOf(tag), children: [] }
    this.#path.at(-1)?.children.push(node)
    this.root ??= node
    if (LEFT_OUT.has(tag.local) && this.#path.length === 1) this.#within = 1
    else this.#path.push(node)
  }

  close(): void {
    if (this.#within > 0) this.#within--
    else this.#path.pop()
  }
}

/** Attributes without a namespace. */
function attributesOf({ attributes }: SaxesTagNS): Record<string, string> {
  const list = Object.values(attributes)
  const plain: Record<string, string> = {}
  for (const { uri, local, value } of list) {
    if (value.length > XML_LIMITS.length) throw new CfdiFault('too_long', { attribute: local.slice(0, 60) })
    if (uri === '') plain[local] = value
  }
  return plain
}
