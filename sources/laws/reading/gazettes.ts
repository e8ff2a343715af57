import { articleHeading } from './article_numbers.js'
import { transitoryHeading } from './landmarks.js'

/** A form in which a publisher notes reforms, and on which side of what was reformed the note stands. */
export interface NoteForm {
  form: RegExp
  place: 'after' | 'before'
}

/** How a publisher of laws notes their history. */
export interface Gazette {
  notes: NoteForm[]
  /** What begins the record of a decree of reform: the line after its title, with its date. */
  published: RegExp
}

const UNIT =
  'art[íi]culos?|p[áa]rrafos?|fracci(?:[óo]n|ones)|incisos?|subincisos?|numeral(?:es)?|apartados?|cap[íi]tulos?|secci(?:[óo]n|ones)|subsecci[óo]n|t[íi]tulos?|libros?|partes?|denominaci[óo]n|ep[íi]grafe|encabezado|r[úu]bro|nombre|base|tabla|tarifa|ap[ée]ndice|anexo|transitorio|(?:antepen|pen)?[úu]ltimo\\s+p[áa]rrafo|(?:primer|segundo|tercer|cuarto|quinto)\\s+p[áa]rrafo'
const OTHER =
  'fe\\s+de\\s+erratas|aclaraci[óo]n|reforma|cantidad(?:es)?|multas?|inconstitucionalidad|declaratoria|porci[óo]n|sustancia|nota|l[íi]nea|rengl[óo]n|definici[óo]n|se\\s+recorre'
const DONE =
  '(?:reform|adicion|derog|recorr|reubic|reforma|errata|actualiz|compil|declar|original|public|abrog|invalid|inv[áa]lid|modific|aclar|vincul|deroga|corr[ei]|reenumer|renumer|restitu|suprim|sustitu|incorpor|notific)'

/** `Párrafo reformado DOF 13-03-2025`, after what was reformed. */
export const FEDERAL: Gazette = {
  notes: [
    {
      form: new RegExp(
        `^(?:\\(?(?:${UNIT})(?!\\p{L})[^\\n]{0,60}?${DONE}|(?:${OTHER})(?!\\p{L}))[^\\n]{0,480}?\\bDOF\\s+\\d{1,2}-\\d{1,2}-\\d{4}`,
        'iu'
      ),
      place: 'after',
    },
    {
      form: /^(?:art[íi]culo|p[áa]rrafo|fracci[óo]n|inciso|numeral|cap[íi]tulo|secci[óo]n)\s+(?:recorrid|reubicad)[oa]\s*\([^()]{3,80}\)\.?$/iu,
      place: 'after',
    },
  ],
  published: /^publicad[oa]s?\s+en\s+el\s+diario\s+oficial\s+de\s+la\s+federaci[óo]n[\s,]+/iu,
}

/** Notes in the form of the states: in brackets before or after, with the name of a local gazette; and those of the federal form. */
export const STATE: Gazette = {
  notes: [
    ...FEDERAL.notes,
    // `(Se reforma en Decreto 097, POE -033, fecha 04 marzo 2022.)`, as Nuevo León notes; its files break words
    {
      form: /^\(\s*(?:se\s|reforma\s|adicionad|derogad|reformad)[^\n]{0,60}?\bdecreto\s+(?:n\S{1,4}\s*)?\d[^\n]{0,40}?\bP\s?OE\b/iu,
      place: 'after',
    },
    {
      form: /^[([]\s*(?:se\s+)?(?:n\.\s*de\s*e\.|(?:reform|adicion|derog|f\.\s*de\s*e\.|fe\s+de\s+erratas|republic|reubic|recorr|modific)[^\n]{0,300}(?:\d{4}|decreto))/iu,
      place: 'before',
    },
    {
      form: new RegExp(
        `^(?:${UNIT})(?!\\p{L})[^\\n]{0,60}?${DONE}[^\\n]{0,120}?(?:\\bp\\.?\\s?o\\.?|\\bg\\.?\\s?o\\.?|gaceta|peri[óo]dico|\\bel\\s+\\d{1,2}/|decreto)[^\\n]{0,80}\\d{2,4}`,
        'iu'
      ),
      place: 'after',
    },
  ],
  published:
    /^(?:publicad[oa]s?\s+(?:en\s+)?(?:el|la)\s+(?:peri[óo]dico|gaceta|diario)|p\.\s?o\.\s+(?:n[o°]\.?\s*\d+\s+)?(?:de(?:l)?\s+)?\d{1,2}\s+de\s+|g\.\s?o\.\s+\d{1,2}\s+de\s+)/iu,
}

const MAX_LINE_LENGTH = 700
/** The number of an article, and its text after a sign. */
const ARTICLE = /^art[íi]culos?\s+\d\S*\s*[.:–-]/i
const A_NUMBER = /^art[íi]culos?\s+\d/i

/** The place of a note to what it is about, or null when a line is no note. */
export function notePlace(line: string, { notes }: Gazette): NoteForm['place'] | null {
  if (line.length > MAX_LINE_LENGTH || isArticle(line)) return null
  // `ARTÍCULO TRANSITORIO DEL DECRETO 265, PUBLICADO EN PERIÓDICO OFICIAL…` stands above provisions
  if (/transitori/i.test(line) && transitoryHeading(line)) return null
  return notes.find(({ form }) => form.test(line))?.place ?? null
}

/** Whether a line begins an article, as `ARTÍCULO 291 Quintus.- Se deroga. Artículo derogado y publicado en la GOCDMX…` does. */
function isArticle(line: string): boolean {
  return ARTICLE.test(line) || (A_NUMBER.test(line) && articleHeading(line)?.isMarked === true)
}
