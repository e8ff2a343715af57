import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import type LegalDocument from '#app/research/models/legal_document'
import { PARTS, type Summarizer, type SummarySentence } from './summarizer.js'

/** A provider has so long. */
const PATIENCE_MS = 30_000
const MAX_SENTENCES = 24

/** The summary of a document by a provider: made when first asked for, kept until its text changes. */
export class SummarizeDocument {
  constructor(private readonly summarizer: Summarizer) {}

  /** Null when the provider fails, or gives what is no sentence of the document; asking again may help. */
  async handle(document: LegalDocument): Promise<SummarySentence[] | null> {
    const fingerprint = createHash('sha256').update(document.body).digest('hex')
    const kept = await this.#kept(document.id, fingerprint)
    if (kept) return kept
    const sentences = await this.#make(document)
    if (sentences) await this.#keep(document.id, fingerprint, sentences)
    return sentences
  }

  async #make({ id, documentType, title, body }: LegalDocument): Promise<SummarySentence[] | null> {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    try {
      const work = this.summarizer.summarize({ documentType, title, body }, signal)
      const sentences = await Promise.race([work, givenUp(signal)])
      if (!isOf(body, sentences)) throw new Error('these are no sentences of the document')
      return sentences
    } catch (error) {
      logger.warn({ err: error, document: id, provider: this.summarizer.name }, 'summary failed')
      return null
    }
  }

  async #kept(documentId: number, fingerprint: string): Promise<SummarySentence[] | null> {
    const row = await db
      .from('document_summaries')
      .where({ document_id: documentId, provider: this.summarizer.name, fingerprint })
      .select('sentences')
      .first()
    return row ? (JSON.parse(row.sentences) as SummarySentence[]) : null
  }

  async #keep(documentId: number, fingerprint: string, sentences: SummarySentence[]): Promise<void> {
    const now = toSqlInstant(clock.now())
    await db
      .knexQuery()
      .table('document_summaries')
      .insert({
        document_id: documentId,
        provider: this.summarizer.name,
        fingerprint,
        sentences: JSON.stringify(sentences),
        created_at: now,
        updated_at: now,
      })
      .onConflict(['document_id', 'provider'])
      .merge(['fingerprint', 'sentences', 'updated_at'])
  }
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the provider took too long')), { once: true })
  })
}

/** Whole pieces of the text, in order, apart from each other; each begins and ends with a word of it. */
function isOf(body: string, sentences: unknown): sentences is SummarySentence[] {
  if (!Array.isArray(sentences) || sentences.length === 0 || sentences.length > MAX_SENTENCES) return false
  let last = 0
  return sentences.every(({ part, start, end }: SummarySentence) => {
    const isPlace =
      Number.isInteger(start) && Number.isInteger(end) && start >= last && end > start && end <= body.length
    last = end
    return isPlace && PARTS.includes(part) && body.slice(start, end).trim().length === end - start
  })
}
