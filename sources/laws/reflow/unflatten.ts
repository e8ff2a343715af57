/** A row so long, with several units in it, is a page whose rows were run together. */
const FLAT = 500

const NUMBER = String.raw`\d{1,4}(?:\s\d{1,3}(?=\s?[.°º-]))?(?:\s?[°ºª]|\s?[oO]\.?(?=\s?[-.]))?(?:[\s-]{1,2}(?:[A-Z](?=\s*[.\-–])|(?:BIS|TER|QU[ÁA]TER|QUINT(?:US|IES|UES)|SEXTUS|Bis|Ter|Qu[áa]ter|bis|ter)(?:\s\d{1,2})?))*`
const ARTICLE = String.raw`(?:(?:ART[ÍI]CULO|Art[íi]culo)(?:\.\s?|\s+)|(?:ART|Art)\.\s+)${NUMBER}\s*(?:\.\s?[-–—]+|\.|[-–—]+)(?=\s)`
const ORDINAL = String.raw`(?:PRIMER[OA]?|SEGUND[OA]|TERCER[OA]?|CUART[OA]|QUINT[OA]|SEXT[OA]|S[ÉE]PTIM[OA]|OCTAV[OA]|NOVEN[OA]|D[ÉE]CIM[OA](?:\s(?:PRIMER|SEGUND|TERCER|CUART|QUINT|SEXT|S[ÉE]PTIM|OCTAV|NOVEN)[OA])?|VIG[ÉE]SIM[OA](?:\s\p{Lu}+[OA])?|[ÚU]NIC[OA]|PRELIMINAR|GENERAL|FINAL)`
const SIGN = String.raw`(?:${ORDINAL}|[IVXLC]+|\d{1,2}|[A-Z])(?![\p{L}\p{N}])(?:\s(?:BIS|TER|QU[ÁA]TER))?\.?`
const HEADING = String.raw`(?:LIBRO|PARTE|T[ÍI]TULO|CAP[ÍI]TULO|SECCI[ÓO]N|Libro|T[íi]tulo|Cap[íi]tulo|Secci[óo]n)\s${SIGN}(?=\s|$)`
const NOTE = String.raw`\((?:SE\s)?(?:REFORMAD|ADICIONAD|DEROGAD|F\. DE E\.|REUBICAD|RECORRID|REPUBLICAD|MODIFICAD|N\. DE E\.)[^()]{0,220}(?:\([^()]{0,60}\)[^()]{0,120})?\)`
const TRANSITORIES = String.raw`(?:ART[ÍI]CULOS\s|DISPOSICIONES\s)?(?:T\s?R\s?A\s?N\s?S\s?I\s?T\s?O\s?R\s?I\s?O\s?S|TRANSITORIAS)(?![\p{L}])`
const PROVISION = String.raw`(?:(?:ART[ÍI]CULO|Art[íi]culo)\s)?(?:${ORDINAL}|Primero|Segundo|Tercero|Cuarto|Quinto|Sexto|S[ée]ptimo|Octavo|Noveno|D[ée]cimo|[ÚU]nico)\.\s?[-–—]*(?=\s\p{Lu})`
const ITEM = String.raw`(?:[IVXLC]{1,8}(?:\s(?:Bis|BIS|Ter|TER))?\.(?:\s?[-–])?|[a-zñ]\)|\d{1,2}\.)(?=\s["“¿]?[\p{Lu}\d])`

/** What ends before a unit begins: a sentence, a list's item, a note. */
const ENDED = String.raw`(?<=[.:;,)"”…]\s|(?:;|,)\s[yoe]\s|^\s*|\.\s?-\s)`
const AFTER_ENDED: RegExp[] = [
  new RegExp(`${ENDED}(?=${ARTICLE})`, 'gu'),
  new RegExp(`${ENDED}(?=${PROVISION})`, 'gu'),
  new RegExp(String.raw`(?<=[:;]\s|[.)]\s|(?:;|,)\s[yoe]\s)(?=${ITEM})`, 'gu'),
]
/** Words after which an article or heading is only mentioned. */
const MENTIONING = [
  'el',
  'del',
  'al',
  'los',
  'las',
  'este',
  'dicho',
  'presente',
  'por',
  'y',
  'e',
  'o',
  'en',
  'su',
  'con',
  'un',
  'de',
]
  .map((word) => [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join(''))
  .join('|')
const NOT_MENTIONED = String.raw`(?<!(?:^|\s)(?:${MENTIONING})\s)`
/** What comes after the line above transitory provisions. */
const PROVISIONAL = String.raw`(?=\s*$|\s+(?:${PROVISION}|\(|N\. DE|ART[ÍI]CULO|Art[íi]culo|DEL?\s(?:DECRETO|LA\sREFORMA)))`
/** Headings follow one another without a full stop, so they are told by their capitals. */
const ANYWHERE: RegExp[] = [
  new RegExp(String.raw`(?<=\s)${NOT_MENTIONED}(?=${HEADING})(?=\p{Lu}{2}|(?<=[.:;)"”\p{Lu}]\s)\p{Lu})`, 'gu'),
  new RegExp(String.raw`(?<=\s)${NOT_MENTIONED}(?=${ARTICLE})`, 'gu'),
  new RegExp(String.raw`(?<=\s)(?=${NOTE})`, 'gu'),
  new RegExp(String.raw`(?<=${NOTE})\s`, 'gu'),
  new RegExp(String.raw`(?<=\s)${NOT_MENTIONED}(?=${TRANSITORIES}${PROVISIONAL})`, 'gu'),
  new RegExp(String.raw`(?<=(?:^|\n)${TRANSITORIES})\s(?=\S)`, 'gu'),
]
/** What follows a heading is its name. */
const NAME = new RegExp(String.raw`^(${HEADING})\s+(?=\S)`, 'u')

/** Whether rows are whole pages run together. */
export function isFlat(rows: string[]): boolean {
  const written = rows.filter(Boolean)
  const long = written.filter((row) => row.length > FLAT && pieces(row).length > 2)
  const lengthOf = (some: string[]) => some.reduce((sum, row) => sum + row.length, 0)
  return lengthOf(long) > lengthOf(written) * 0.6
}

/** Breaks pages that were run together where their units begin; a sentence cut by the end of a page is joined first. */
export function unflattened(rows: string[]): string[] {
  // kept apart until the end: a page may go on for thousands of rows, and every look at a text that is put together copies it
  const pages: string[][] = []
  for (const row of rows.map((one) => one.trim()).filter(Boolean)) {
    const open = pages.at(-1)
    const goesOn =
      open && !/[.:;)]$/.test(open.at(-1)!.slice(-1)) && !/^(?:ART[ÍI]CULO|T[ÍI]TULO|CAP[ÍI]TULO)\s/.test(row)
    if (goesOn) open.push(row)
    else pages.push([row])
  }
  return pages.flatMap((page) => pieces(page.join(' ')))
}

/** `Art ículo 29`, as extractors break words. */
const BROKEN_ARTICLE = /(?<=\s)(?:A ?r ?t ?[íi] ?c ?u ?l ?o|A ?R ?T ?[ÍI] ?C ?U ?L ?O)(?=\s\d)/g

function pieces(row: string): string[] {
  const whole = row.replace(BROKEN_ARTICLE, (word) => word.replaceAll(' ', ''))
  const marked = [...AFTER_ENDED, ...ANYWHERE].reduce((text, place) => text.replace(place, '\n'), whole)
  return marked
    .split('\n')
    .flatMap((piece) => piece.replace(NAME, '$1\n').split('\n'))
    .map((piece) => piece.replace(/_{4,}/g, ' ').trim())
    .filter(Boolean)
}
