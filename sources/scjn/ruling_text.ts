import { paragraphsOf } from '#sources/text/plain_text'
import type { Ruling } from './records.js'

const INTERNAL_PATH = /\\\\[\w.-]+\\\S+/g
const CLERK = /^\p{Lu}{2,6}\s?\/\s?\p{L}{2,6}\.?$/u
const UNFINISHED = /(?:[,:;-]|\s(?:a|al|con|de|del|e|el|en|la|las|los|o|para|por|que|su|sus|y))$/i
const NOTE_MARK = /\[footnoteRef:(\d+)\]/g
const NOTE = /\[(\d+): ((?:[^[\]]|\[[^[\]]*\])*)\]/g
const PAGE_NUMBER = /^\d{1,4}$/

/** What a ruling is about, in one line: without the initials of who wrote it down. */
export function topicOf(ruling: Ruling): string {
  const lines = paragraphsOf(ruling.tema).filter((line) => !CLERK.test(line))
  return lines.reduce((topic, line) => (topic ? `${topic}${UNFINISHED.test(topic) ? ' ' : '. '}${line}` : line), '')
}

/** The whole text without page numbers and running headings; where there is none, topic, resolution and vote. */
export function bodyOf(ruling: Ruling, name: string): string {
  const texts = ruling.engrose ? [ruling.engrose] : [topicOf(ruling), ruling.resolucion, ruling.votacion]
  const lines = texts.flatMap((text) => paragraphsOf(withNotes(withoutPaths(text))))
  const isHeading = (line: string) => line.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '') === name.toLowerCase()
  const heading = lines.findIndex(isHeading)
  return lines.filter((line, at) => !PAGE_NUMBER.test(line) && (at === heading || !isHeading(line))).join('\n')
}

/** The Court's servers have no business in a reader's text. */
export function withoutPaths(text: string): string {
  return text.replace(INTERNAL_PATH, '')
}

/** Puts each footnote into a paragraph after its own: `dijo.[footnoteRef:4] [4: Foja 12.]` → `dijo.[4]`, `[4] Foja 12.` */
function withNotes(text: string): string {
  return text
    .replace(NOTE_MARK, '[$1]')
    .replace(NOTE, (_, number: string, note: string) => `\n[${number}] ${note.replace(/\s+/g, ' ')}`)
}
