import type { PartKind, TextPart } from './text_part.js'
import { inPieces } from './text_part.js'
import { unpack, type Unpacked } from './unpack.js'
import { attributesOf, refuseEntities, xmlTokens, type XmlToken } from './xml.js'
import { ReadingFault } from './fault.js'

/** A page of a DOCX is only known where Word left a mark; it is written into the text as this and taken out again. */
const PAGE = '\f'

const BESIDES: [PartKind, RegExp][] = [
  ['margins', /^word\/(header|footer)\d*\.xml$/],
  ['notes', /^word\/(footnotes|endnotes|comments)\.xml$/],
]
const MAIN = /^word\/document2?\.xml$/

/** The text of a Word document: its body, by page where Word marked them, then headers and footers, then notes and comments. */
export async function docxText(bytes: Buffer): Promise<TextPart[]> {
  const files = await unpack(bytes, (name) =>
    [MAIN, ...BESIDES.map(([, fits]) => fits)].some((fits) => fits.test(name))
  )
  const main = [...files].find(([name]) => MAIN.test(name))
  if (!main) throw new ReadingFault('corrupted')
  const pages = textOf(main[1]).split(PAGE)
  const kind: PartKind = pages.length > 1 ? 'page' : 'part'
  const body = pages.flatMap((page, index) =>
    kind === 'page' ? { kind, number: index + 1, label: null, text: page } : pieces(page)
  )
  return [...body, ...BESIDES.flatMap(([other, fits]) => besides(files, other, fits))]
}

const pieces = (text: string): TextPart[] =>
  inPieces(text).map((piece, index) => ({ kind: 'part', number: index + 1, label: null, text: piece }))

/** Headers repeat from section to section: each text once. */
function besides(files: Unpacked, kind: PartKind, fits: RegExp): TextPart[] {
  const texts = [...files]
    .filter(([name]) => fits.test(name))
    .map(([, content]) => textOf(content).replaceAll(PAGE, '').trim())
  const text = [...new Set(texts)].filter(Boolean).join('\n')
  return text ? [{ kind, number: 1, label: null, text }] : []
}

const BREAKS: Record<string, string> = { tab: '\t', cr: '\n', noBreakHyphen: '-', lastRenderedPageBreak: PAGE }

/** The words of a part of the file: what stands in `w:t`, with the breaks between. Deleted text (`w:delText`) is not read. */
function textOf(content: Buffer): string {
  const pieces: string[] = []
  let isText = false
  for (const token of xmlTokens(refuseEntities(content))) {
    if (token.kind === 'text') {
      if (isText) pieces.push(token.text)
    } else {
      if (token.name === 't') isText = token.kind === 'open' && !token.isEmpty
      pieces.push(breakOf(token))
    }
  }
  return pieces.join('').replace(/\f[\s\f]*\f/g, PAGE)
}

function breakOf(token: Exclude<XmlToken, { kind: 'text' }>): string {
  if (token.kind === 'close') return token.name === 'p' ? '\n' : token.name === 'tc' ? '\t' : ''
  if (token.name !== 'br') return BREAKS[token.name] ?? ''
  return attributesOf(token.attributes).type === 'page' ? PAGE : '\n'
}
