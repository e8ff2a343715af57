/** A sentence around a citation, cut where it is too long. */
export type Sentence = {
  before: string
  cited: string
  after: string
}

const ABBREVIATED =
  /(?:\b(?:arts?|fracs?|núm|no|reg|Lic|Sr|Sra|Dr|Dra|C|pág|págs|cfr|vs|S|A|de C|V)|\b\p{Lu}|\(?\d{1,2}[ao]|J)\.$/iu
const MAX_SENTENCE_LENGTH = 220

/** The sentence that a run of a text stands in; offsets in UTF-16 units. */
export function sentenceAround(text: string, start: number, end: number): Sentence {
  return {
    before: beginOf(text.slice(0, start)),
    cited: text.slice(start, end).replace(/\s+/g, ' '),
    after: endOf(text.slice(end)),
  }
}

function beginOf(before: string): string {
  const ends = [...before.matchAll(/[.?!;]["”»)]*\s+(?=[\p{Lu}“"«¿(])|\n+/gu)]
  const last = ends
    .reverse()
    .find(({ 0: mark, index }) => mark.includes('\n') || !ABBREVIATED.test(before.slice(0, index + 1)))
  const sentence = before.slice(last ? last.index + last[0].length : 0).replace(/\s+/g, ' ')
  if (sentence.length <= MAX_SENTENCE_LENGTH) return sentence.trimStart()
  const cut = sentence.slice(-MAX_SENTENCE_LENGTH)
  return `…${cut.slice(cut.indexOf(' ') + 1)}`
}

function endOf(after: string): string {
  const ends = [...after.matchAll(/[.?!](?=["”»)]*(?:\s+[\p{Lu}“"«¿]|$))|\n/gu)]
  const first = ends.find(
    ({ 0: mark, index }) => mark === '\n' || index === 0 || !ABBREVIATED.test(after.slice(0, index + 1))
  )
  const sentence = after
    .slice(0, first ? first.index + 1 : after.length)
    .replace(/\s+/g, ' ')
    .trimEnd()
  if (sentence.length <= MAX_SENTENCE_LENGTH) return sentence
  const cut = sentence.slice(0, MAX_SENTENCE_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
