/**
 * Counts the words that the Word reader loses, against antiword, which shares no code with it, and against the PDF of the same law where it lies beside.
 *
 *   node --import=@poppinss/ts-exec tests/bench/laws/run_words.ts file.doc …
 *
 * The PDF is looked for in the same folder, or in `pdf/` beside `doc/`. A word counts as lost when antiword has it more often and what stands around it is
 * not found in ours however it is spaced (antiword parts words at hyphens that are not printed). Words of the PDF that the Word file has nowhere, such as
 * formulas that are pictures there, are told with the file that an ingestion takes. Ends with 1 when a word of antiword's is lost, or when the Word file
 * is taken although it lacks words.
 */
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { compareFiles } from '#sources/federal_laws/compare_files'
import { kindOfFile } from '#sources/laws/files/kind_of_file'
import { withoutPictures } from '#sources/laws/files/picture'
import { wordParagraphs } from '#sources/laws/files/word_text'
import { missingWords } from '#sources/laws/reading/missing_words'
import { lawTextOf } from '#sources/laws/reading/text_of_file'
import { wordTextByAntiword } from './antiword.js'

const say = (line: string) => process.stdout.write(`${line}\n`)
const total = { files: 0, words: 0, lost: 0, pairs: 0, lacking: 0, word: 0, pdf: 0 }

say('file                        words  lost    lacks of PDF  taken  (first words)')
for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file)
  if (kindOfFile(bytes) !== 'word') continue
  const theirs = wordTextByAntiword(bytes).split('\n')
  const words = theirs.join(' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const lost = missingWords(theirs, wordParagraphs(bytes))
  total.files++
  total.words += words
  total.lost += lost.length
  say(
    `${basename(file).padEnd(24)} ${cell(words, 8)} ${cell(lost.length, 5)}  ${await againstPdf(file, bytes)}  ${lost.slice(0, 6).join(' ')}`
  )
}
say(
  `${total.files} files, ${total.words} words, ${total.lost} lost; ${total.pairs} with a PDF: in ${total.lacking} the Word file lacks words of it; taken: Word ${total.word}, PDF ${total.pdf}`
)
if (total.lost || total.lacking > total.pdf) process.exitCode = 1

async function againstPdf(file: string, word: Uint8Array): Promise<string> {
  const path = [file.replace(/\.doc$/, '.pdf'), file.replace(/doc\/([^/]+)\.doc$/, 'pdf/$1.pdf')].find(
    (pdf) => pdf !== file && existsSync(pdf)
  )
  if (!path) return 'no PDF'.padStart(15)
  const pdf = readFileSync(path)
  const lacking = missingWords(withoutPictures(await lawTextOf(pdf)), withoutPictures(await lawTextOf(word))).length
  const { better } = lacking ? await compareFiles(word, pdf) : ({ better: 'word' } as const)
  total.pairs++
  total[better]++
  if (lacking) total.lacking++
  return `${cell(lacking, 15)}  ${better}`
}

function cell(figure: number, width: number): string {
  return String(figure).padStart(width)
}
