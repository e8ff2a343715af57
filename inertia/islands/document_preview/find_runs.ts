import type { TextRun } from '~/components/display/highlight'
import { fold } from '~/components/forms/choices/option_matching'

const MAX_RUNS = 2_000

/** Where in a text the words stand that are looked for, accents and case aside: from, to. */
export function findPlaces(text: string, words: string): [number, number][] {
  const wanted = [...words.matchAll(/["«“]([^"»”]+)["»”]|(\S+)/g)].map(([, phrase, word]) =>
    foldAll(phrase ?? word!).folded.trim()
  )
  if (wanted.length === 0) return []
  const { folded, places } = foldAll(text)
  const found: [number, number][] = []
  for (const word of wanted.filter(Boolean))
    for (let at = folded.indexOf(word); at >= 0 && found.length < MAX_RUNS; at = folded.indexOf(word, at + word.length))
      found.push([places[at]!, places[at + word.length - 1]! + 1])
  return found.sort(([a], [b]) => a - b)
}

/** Each character folded, blanks as one space, with the place of each in the text. */
function foldAll(text: string): { folded: string; places: number[] } {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const char of text) {
    const piece = /\s/.test(char) ? (folded.endsWith(' ') ? '' : ' ') : fold(char)
    for (let index = 0; index < piece.length; index++) places.push(at)
    folded += piece
    at += char.length
  }
  return { folded, places }
}

/** A text cut where marks begin and end. */
export function findRuns(text: string, words: string): TextRun[] {
  const runs: TextRun[] = []
  let at = 0
  for (const [from, to] of findPlaces(text, words)) {
    if (from < at) continue
    if (from > at) runs.push({ text: text.slice(at, from), mark: null })
    runs.push({ text: text.slice(from, to), mark: 'exact' })
    at = to
  }
  if (at < text.length) runs.push({ text: text.slice(at), mark: null })
  return runs
}
