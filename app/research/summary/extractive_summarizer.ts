import { rulingPieces } from './ruling_pieces.js'
import { Summarizer, type SummarizedDocument, type SummarySentence } from './summarizer.js'
import { thesisPieces } from './thesis_pieces.js'

/** The built-in provider: works offline, by the order and the set phrases of Mexican rulings. The same document gives the same sentences. */
export default class ExtractiveSummarizer extends Summarizer {
  readonly name = 'extractive:2'

  summarize(document: SummarizedDocument): Promise<SummarySentence[]> {
    const pieces = document.documentType === 'tesis' ? thesisPieces(document.body) : rulingPieces(document.body)
    return Promise.resolve(pieces.sort((one, other) => one.start - other.start))
  }
}
