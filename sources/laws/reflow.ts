import { withoutRunningRows } from './reflow/running_rows.js'
import { isFlat, unflattened } from './reflow/unflatten.js'
import { isWrapped, unwrapped } from './reflow/unwrap.js'

/** Words at the beginning of a row that an extractor broke: `CAPÍ TULO II`, `Ar tículo 12`. */
const BROKEN_WORD = new RegExp(
  ['artículo', 'artículos', 'capítulo', 'título', 'sección', 'transitorios', 'transitorio', 'libro']
    .map((word) =>
      [...word]
        .join(String.raw`\s?`)
        .replaceAll('í', '[íi]')
        .replaceAll('ó', '[óo]')
    )
    .join('|')
    .replace(/^/, String.raw`^\s*(`)
    .replace(/$/, String.raw`)(?=\s+[\p{Lu}\p{N}]|\s*$)`),
  'iu'
)

/** Blanks that no page has; rules that look for the end of a row would try each of them with all that follow. */
const LONG_BLANK = /\s{100,}/g

/**
 * The paragraphs of a text that came in rows of pages. Publishers put them into Word files line by line (with an empty row between
 * paragraphs), or page by page in one paragraph; each page repeats its header. Rows that are paragraphs already come back as they are.
 */
export function reflowed(rows: string[]): string[] {
  const cleaned = rows.map((row) => row.replace(LONG_BLANK, ' ').trimEnd())
  const isPaged = isFlat(cleaned) || isWrapped(cleaned)
  if (!isPaged) return cleaned.filter((row) => row.trim())

  const own = withoutRunningRows(cleaned).map(withWholeWord)
  const paragraphs = isFlat(own) ? unflattened(own) : unwrapped(own)
  return withWholeNumbers(paragraphs.map((paragraph) => paragraph.replace(/\s+/g, ' ').trim()).filter(Boolean))
}

const ARTICLE = /^(?<word>art[íi]culo\s)(?<number>\d{1,4})(?:\s(?<tail>\d{1,3}))?(?=\s?[.°ºª-])/iu

/** Numbers of articles that an extractor broke are put together where that makes the next article: `Artículo 15 6.-` after 155. */
function withWholeNumbers(paragraphs: string[]): string[] {
  let last = 0
  return paragraphs.map((paragraph) => {
    const { number, tail } = ARTICLE.exec(paragraph)?.groups ?? {}
    if (!number) return paragraph
    const whole = Number(number + (tail ?? ''))
    const isNext = tail !== undefined && whole > last && whole - last <= 2
    last = isNext ? whole : Number(number)
    return isNext ? paragraph.replace(ARTICLE, `$<word>${whole}`) : paragraph
  })
}

function withWholeWord(row: string): string {
  return row.replace(BROKEN_WORD, (word) => word.replace(/(?<=\S)\s(?=\S)/g, ''))
}
