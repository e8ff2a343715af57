import { ListNumbers } from './word/list_numbers.js'
import type { InList } from './word/list_numbers.js'
import type { ListLevel, ListUse } from './word/list_tables.js'

/** The parts of an OOXML document that tell of lists, as XML. */
export interface DocxParts {
  document: string
  numbering: string
  styles: string
}

const FORMATS: Record<string, number> = {
  decimal: 0,
  upperRoman: 1,
  lowerRoman: 2,
  upperLetter: 3,
  lowerLetter: 4,
  ordinal: 5,
  decimalZero: 22,
  bullet: 23,
  none: 255,
}
const PROPERTIES = /<w:pPr>((?:(?!<w:pPr>)[\s\S])*?)<\/w:pPr>/g
const CHANGES = /<w:pPrChange\b(?:(?!<w:pPrChange\b)[\s\S])*?<\/w:pPrChange>/g
const NUMBERED = /<w:numPr>(?:(?!<w:numPr>)[\s\S])*?<\/w:numPr>/
const MAX_ANCESTORS = 12

interface Lists {
  uses: ListUse[]
  /** Number of a `w:num` → place of its use, counted from 1. */
  places: Map<string, number>
}

/** The document with the numbers of its lists in its text, which hold only how they are counted; null when it has no lists. */
export function withListNumbers({ document, numbering, styles }: DocxParts): string | null {
  if (!numbering) return null
  const lists = listsIn(numbering)
  const ofStyles = listsOfStyles(styles, lists)
  const numbers = new ListNumbers(lists.uses)
  let isChanged = false
  const numbered = document.replace(CHANGES, '').replace(PROPERTIES, (whole, inner: string) => {
    const list = listIn(inner, lists, ofStyles.get(valueOf(inner, 'pStyle') ?? ''))
    if (!list.use) return whole
    isChanged = true
    const label = numbers.next(list)
    return `${whole.replace(NUMBERED, '')}<w:r><w:t xml:space="preserve">${escaped(label)}</w:t></w:r>`
  })
  return isChanged ? numbered : null
}

function listIn(properties: string, { places }: Lists, above: InList = { use: 0, level: 0 }): InList {
  const own = NUMBERED.exec(properties)?.[0] ?? ''
  const [number, level] = [valueOf(own, 'numId'), valueOf(own, 'ilvl')]
  return {
    use: number === null ? above.use : (places.get(number) ?? 0),
    level: level === null ? above.level : Number(level),
  }
}

function listsOfStyles(styles: string, lists: Lists): Map<string, InList> {
  const blocks = new Map(
    blocksOf(styles, 'style').map((style) => [/\bw:styleId="([^"]*)"/.exec(style)?.[1] ?? '', style] as const)
  )
  const listOf = (name: string | null, depth: number): InList => {
    const style = blocks.get(name ?? '')
    if (!style || depth > MAX_ANCESTORS) return { use: 0, level: 0 }
    return listIn(style, lists, listOf(valueOf(style, 'basedOn'), depth + 1))
  }
  return new Map([...blocks.keys()].map((name) => [name, listOf(name, 0)]))
}

function listsIn(numbering: string): Lists {
  const abstracts = new Map(
    blocksOf(numbering, 'abstractNum').map((block) => [
      /\bw:abstractNumId="(\d+)"/.exec(block)?.[1] ?? '',
      levelsIn(block),
    ])
  )
  const uses: ListUse[] = []
  const places = new Map<string, number>()
  for (const block of blocksOf(numbering, 'num')) {
    const abstract = valueOf(block, 'abstractNumId') ?? ''
    const restarts = new Map<number, number>()
    for (const own of blocksOf(block, 'lvlOverride')) {
      const start = valueOf(own, 'startOverride')
      if (start !== null) restarts.set(levelOf(own), Number(start))
    }
    uses.push({ list: Number(abstract), levels: abstracts.get(abstract) ?? [], restarts })
    places.set(/\bw:numId="(\d+)"/.exec(block)?.[1] ?? '', uses.length)
  }
  return { uses, places }
}

function levelsIn(block: string): ListLevel[] {
  const levels: ListLevel[] = []
  for (const own of blocksOf(block, 'lvl')) {
    const text = unescaped(valueOf(own, 'lvlText') ?? '')
    levels[levelOf(own)] = {
      start: Number(valueOf(own, 'start') ?? 1),
      format: FORMATS[valueOf(own, 'numFmt') ?? 'decimal'] ?? 0,
      text: text.replace(/%([1-9])/g, (_, level: string) => String.fromCharCode(Number(level) - 1)),
      isLegal: /<w:isLgl\b/.test(own),
      isGlued: valueOf(own, 'suff') === 'nothing',
    }
  }
  return levels
}

function levelOf(block: string): number {
  return Math.min(Number(/\bw:ilvl="(\d)"/.exec(block)?.[1] ?? 0), 8)
}

function blocksOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(String.raw`<w:${name}\s(?:(?!<w:${name}\s)[\s\S])*?</w:${name}>`, 'g')) ?? []
}

function valueOf(xml: string, name: string): string | null {
  return new RegExp(String.raw`<w:${name}\s[^>]*?w:val="([^"]*)"`).exec(xml)?.[1] ?? null
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => signs[name])
}
