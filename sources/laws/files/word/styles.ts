import type { InList } from './list_numbers.js'
import { modifiersOf, SPRM } from './properties.js'
import type { WordFile } from './word_file.js'

const PARAGRAPH_STYLE = 1
const MAX_ANCESTORS = 12

interface Style {
  base: number
  properties: Buffer
}

/** What properties say of the list of a paragraph, over what its style says. */
export function listIn(properties: Buffer, above: InList = { use: 0, level: 0 }): InList {
  const found = { ...above }
  for (const { sprm, operand } of modifiersOf(properties)) {
    if (sprm === SPRM.listUse) found.use = operand.readUInt16LE(0)
    if (sprm === SPRM.listLevel) found.level = operand.readUInt8(0)
  }
  return found
}

/** The list of each style of paragraphs, by the number of the style (MS-DOC 2.9.271, 2.9.258). */
export function listsOfStyles({ table, at }: WordFile): InList[] {
  const styles = stylesIn(table, at(0xa2))
  return styles.map((style) => {
    const chain: Style[] = []
    for (let own: Style | null | undefined = style; own && chain.length < MAX_ANCESTORS; own = styles[own.base])
      chain.unshift(own)
    return chain.reduce((list, { properties }) => listIn(properties, list), { use: 0, level: 0 })
  })
}

function stylesIn(table: Buffer, { from, length }: { from: number; length: number }): (Style | null)[] {
  if (length < 8) return []
  const head = table.readUInt16LE(from)
  const [count, fixed] = [table.readUInt16LE(from + 2), table.readUInt16LE(from + 4)]
  const styles: (Style | null)[] = []
  let place = from + 2 + head
  while (styles.length < count && place + 2 <= from + length) {
    const size = table.readUInt16LE(place)
    styles.push(styleIn(table.subarray(place + 2, place + 2 + size), fixed))
    place += 2 + size
  }
  return styles
}

function styleIn(style: Buffer, fixed: number): Style | null {
  if (style.length < fixed + 4 || (style.readUInt16LE(2) & 15) !== PARAGRAPH_STYLE) return null
  const name = 2 + style.readUInt16LE(fixed) * 2 + 2
  const place = fixed + name + ((fixed + name) % 2)
  if (place + 4 > style.length) return null
  const size = style.readUInt16LE(place)
  return { base: style.readUInt16LE(2) >> 4, properties: style.subarray(place + 4, place + 2 + size) }
}
