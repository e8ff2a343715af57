import type { IndexedDocument } from '#app/core/search/search_engine'
import { Random, Zipf } from './random.js'
import { FUNCTION_WORDS, vocabulary } from './vocabulary.js'

export const SOURCE = 'bench'

/** The seven facet fields and how many values each has; `materia` may hold two. */
export const FIELDS: Record<string, number> = {
  materia: 12,
  circuito: 32,
  organo: 600,
  tipo: 5,
  anio: 30,
  estado: 32,
  sentido: 8,
}

const VOCABULARY = 60_000
const BODY_LENGTH = 2_500
const FUNCTION_SHARE = 0.45

/** Invented legal documents, the same for the same seed: about 2.5 kB of Zipf-distributed Spanish-like words and seven facet fields. */
export class Corpus {
  #words: string[]
  #law = new Zipf(VOCABULARY)
  #functionLaw = new Zipf(FUNCTION_WORDS.length, 1)
  #valueLaws = new Map<string, Zipf>()
  #seed: number

  constructor(seed: number) {
    this.#seed = seed
    this.#words = vocabulary(VOCABULARY, new Random(seed))
    for (const [field, size] of Object.entries(FIELDS)) this.#valueLaws.set(field, new Zipf(size))
  }

  /** Document number `id` (from 1); independent of which others were asked for. */
  document(id: number): IndexedDocument {
    const random = new Random(Math.imul(id, 2654435761) ^ this.#seed)
    const day = random.below(11_000)
    return {
      id,
      source: SOURCE,
      kind: 'ruling',
      title: this.#sentence(12, random),
      body: this.#body(random),
      publishedOn: new Date(day * 86_400_000 + 631_152_000_000).toISOString().slice(0, 10),
      facets: this.#facets(random),
    }
  }

  /** A word that carries meaning, drawn by frequency. */
  contentWord(random: Random): string {
    return this.#words[this.#law.draw(random)]
  }

  /** A word of rank about `rank` by frequency, 0 the most frequent. */
  wordAt(rank: number): string {
    return this.#words[Math.min(rank, VOCABULARY - 1)]
  }

  value(field: string, random: Random): string {
    return `${field} ${this.#valueLaws.get(field)!.draw(random) + 1}`
  }

  #body(random: Random): string {
    const length = BODY_LENGTH * (0.5 + random.next())
    let body = ''
    while (body.length < length)
      body += this.#sentence(8 + random.below(24), random) + (random.next() < 0.25 ? '.\n' : '. ')
    return body
  }

  #sentence(size: number, random: Random): string {
    let sentence = ''
    for (let count = 0; count < size; count++) {
      const word =
        random.next() < FUNCTION_SHARE ? FUNCTION_WORDS[this.#functionLaw.draw(random)] : this.contentWord(random)
      sentence += count === 0 ? word[0].toUpperCase() + word.slice(1) : (random.next() < 0.06 ? ', ' : ' ') + word
    }
    return sentence
  }

  #facets(random: Random): Record<string, string[]> {
    const facets: Record<string, string[]> = {}
    for (const field of Object.keys(FIELDS)) facets[field] = [this.value(field, random)]
    if (random.next() < 0.15) facets.materia = [...new Set([...facets.materia, this.value('materia', random)])]
    return facets
  }
}
