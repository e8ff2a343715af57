import { readableName } from '#sources/laws/reading/names'
import { unaccented } from '#sources/text/spanish'

/** A title that is misprinted by more than this part of its letters is another one. */
const MAX_MISPRINTED_SHARE = 0.1
const FRONT = 120
const MAX_LINE_LENGTH = 2_000

/**
 * The title of a law for readers. Titles of the listing are typed by hand and contain misprints (`CÓDIGO CIVIL PARA EL DISTRITO FEDEAL`):
 * where the text names itself all but so, its own spelling is taken, accents included.
 */
export function cleanTitle(raw: string, lines: string[]): string {
  const own = ownTitle(raw, lines)
  const name = readableName((own ?? raw).replace(/\s*[.,;:]+$/, ''))
  // a quotation at its end loses its last sign
  return (name.match(/"/g)?.length ?? 0) % 2 ? `${name}"` : name
}

/** The words of the text that say the title, but for misprints of it; null when none do. */
export function ownTitle(raw: string, lines: string[]): string | null {
  const title = squeezed(raw)
  const count = raw.trim().split(/\s+/).length
  const first = squeezed(raw.trim().split(/\s+/)[0] ?? '')
  let best: { text: string; distance: number } | null = null
  for (const line of lines.slice(0, FRONT)) {
    const words = line.slice(0, MAX_LINE_LENGTH).split(/\s+/)
    words.forEach((word, at) => {
      if (squeezed(word) !== first) return
      for (let length = count - 1; length <= count + 2; length++) {
        const text = words.slice(at, at + length).join(' ')
        const distance = distanceOf(title, squeezed(text))
        if (distance <= title.length * MAX_MISPRINTED_SHARE && distance < (best?.distance ?? Infinity))
          best = { text, distance }
      }
    })
  }
  const found = best as { text: string; distance: number } | null
  // where both say the same, that with more accents is better spelled, and the listing otherwise
  if (!found || (found.distance === 0 && accents(found.text) <= accents(raw))) return null
  return found.text
}

/** Whether a text is of a law with such a title: most of its words are said in its first lines. */
export function speaksOf(raw: string, lines: string[]): boolean {
  const words = new Set(
    unaccented(raw)
      .match(/[a-z]{4,}/g)
      ?.filter((word) => !COMMON.has(word)) ?? []
  )
  if (!words.size) return true
  const front = squeezed(lines.slice(0, FRONT).join(' ').slice(0, 12_000))
  const said = [...words].filter((word) => front.includes(word)).length
  return said >= words.size * 0.5
}

const COMMON = new Set('para estado sobre entre como libre soberano mexico ejercicio fiscal municipio'.split(' '))

function squeezed(text: string): string {
  return unaccented(text).replace(/[^a-z0-9]/g, '')
}

function accents(text: string): number {
  return text.match(/[áéíóúüÁÉÍÓÚÜ]/g)?.length ?? 0
}

/** Letters to change, add or leave out to make one text of the other (Levenshtein). */
function distanceOf(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > one.length * MAX_MISPRINTED_SHARE) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let up = 1; up <= one.length; up++) {
    const next = [up]
    for (let at = 1; at <= other.length; at++) {
      const same = row[at - 1] + (one[up - 1] === other[at - 1] ? 0 : 1)
      next.push(Math.min(same, row[at] + 1, next[at - 1] + 1))
    }
    row = next
  }
  return row[other.length]
}
