import { pagesOfPictures, withoutPictures } from '#sources/laws/files/picture'
import { missingWords } from '#sources/laws/reading/missing_words'
import { fileTextOf, lawTextOf } from '#sources/laws/reading/text_of_file'

/** What became of holding the Word file of a law against its PDF. */
export interface Comparison {
  /** Which of the two has the whole text. */
  better: 'word' | 'pdf'
  /** In a sentence, for readers. */
  verdict: string
  /** Pages of the PDF on which the pictures of the Word file stand, in their order: `12,,14`; empty when it has none. */
  picturePages: string
}

const MAX_SHOWN = 8

/** Said of a text whose other file could not be had or read. */
export const NOT_COMPARED = 'No se pudo comparar con el otro archivo oficial de la ley.'

/**
 * Compares two files of one text. The PDF is what the Chamber publishes; the Word file is easier to read well, and taken unless the PDF has words that it
 * lacks, such as formulas that are pictures there. Throws `RecordRejected` when one cannot be read.
 */
export async function compareFiles(word: Uint8Array, pdf: Uint8Array): Promise<Comparison> {
  const ofWord = await lawTextOf(word)
  const { lines: ofPdf, pages = [] } = await fileTextOf(pdf)
  const lacking = missingWords(withoutPictures(ofPdf), withoutPictures(ofWord))
  const picturePages = pagesOfPictures(ofWord, pages)
    .map((page) => page ?? '')
    .join(',')
  if (!lacking.length)
    return { better: 'word', verdict: 'Al archivo de Word no le falta ninguna palabra de su PDF.', picturePages }
  const alsoLacking = missingWords(withoutPictures(ofWord), withoutPictures(ofPdf)).length
  const better = alsoLacking > lacking.length ? 'word' : 'pdf'
  const taken =
    better === 'pdf' ? 'Se tomó el PDF' : `Se tomó el archivo de Word, pues al PDF le faltan ${alsoLacking} palabras`
  return { better, verdict: `${taken}: ${lackOf(lacking)}.`, picturePages: better === 'word' ? picturePages : '' }
}

/** `al archivo de Word le faltan 3 palabras suyas («dice», «debe», «decir»)`. */
function lackOf(words: string[]): string {
  const shown = words.slice(0, MAX_SHOWN).map((word) => `«${word}»`)
  const more = words.length > MAX_SHOWN ? ', …' : ''
  const count = words.length === 1 ? 'falta 1 palabra suya' : `faltan ${words.length} palabras suyas`
  return `al archivo de Word le ${count} (${shown.join(', ')}${more})`
}
