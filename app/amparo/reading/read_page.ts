import { isoDate } from '#sources/contract/sanity'
import { RecordRejected, type RawPage } from '#sources/contract/contract'
import { agreementsOfCase } from '#sources/cjf/cases/agreements_of_case'
import { caseKey } from '#app/courts/case_number'
import { findSource } from '#app/research/sources'
import type { NewsItem } from '#app/amparo/domain/news'
import { PROCEEDING_LENGTHS } from '#app/amparo/domain/proceedings'

/** News of one page at most; what is beyond is left out and counted. */
const MOST_NEWS = 1_000

/** Why a page gives nothing. Its sentence is `amparo.paste.<problem>`. */
export type PageProblem = 'not_a_case' | 'no_such_case' | 'impossible_date' | 'no_news'

/** What a page of a case says: its number and what was decided in it. */
export interface ReadPage {
  /** What the number of the case is compared by; null when the page does not say it. */
  numberKey: string | null
  neun: string | null
  items: NewsItem[]
  /** How many more it has than are taken. */
  leftOut: number
}

export class UnreadablePage extends Error {
  constructor(readonly problem: PageProblem) {
    super(problem)
  }
}

/**
 * Reads what somebody copied from the page of a case, as HTML or as the text that one sees. Throws `UnreadablePage` for what is no page of a case or says
 * nothing of it. Reads at most `PROCEEDING_LENGTHS.page` characters.
 */
export async function readPage(content: string): Promise<ReadPage> {
  const page = content.slice(0, PROCEEDING_LENGTHS.page)
  const read = /<[a-z][^<>]*\bid\s*=\s*["']?lblNEUN\b/i.test(page) ? await readHtmlPage(page) : readTextPage(page)
  const whole = read.items.filter(({ text }) => text !== '')
  if (whole.length === 0) throw new UnreadablePage(read.numberKey === null ? 'not_a_case' : 'no_news')
  return { ...read, items: whole.slice(0, MOST_NEWS), leftOut: Math.max(0, whole.length - MOST_NEWS) }
}

const NEUN = /\bid\s*=\s*["']?lblNEUN["']?[^<>]*>\s*(\d{1,12})\s*</i

/** As the source reads the page when it asks for it itself. */
async function readHtmlPage(html: string): Promise<Omit<ReadPage, 'leftOut'>> {
  const source = (await findSource('cjf'))!
  const neun = NEUN.exec(html)?.[1] ?? ''
  const page: RawPage = {
    ...{ kind: 'expediente', externalId: neun, url: '', contentType: 'text/html', etag: null },
    body: new TextEncoder().encode(html),
  }
  try {
    const document = source.map(source.parse(page), page)
    const items = agreementsOfCase(document).map(({ notebook, ...told }) => ({ ...told, notebook: notebook || null }))
    return { neun, numberKey: caseKey(document.facets.numExpediente?.[0]), items: items.map(bounded) }
  } catch (error) {
    if (!(error instanceof RecordRejected)) throw error
    if (error.code === 'impossibleDate') throw new UnreadablePage('impossible_date')
    throw new UnreadablePage(neun === '' ? 'no_such_case' : 'not_a_case')
  }
}

const DAY = String.raw`(\d{1,2})[-/](\d{1,2})[-/](\d{4})`
/** A line of the table of acuerdos: number, day, notebook, day of publication, summary; days may be missing. */
const ROW = new RegExp(`^\\s*\\d{1,4}\\s+(?:${DAY}\\s+)?(\\p{Lu}\\p{L}{4,20})\\s+(?:${DAY}\\s+)?(\\S.*)$`, 'u')
const NOTEBOOKS = /^(?:principal|incidental|amparo|suspensi|queja|revisi|inejecuci|cumplimiento|reclamaci)/i
const END = /^\s*(?:Listado de Resoluciones|Asuntos Relacionados|Cerrar|Síntesis de los Acuerdos)\b/i
const LINK = /\s*Ver síntesis\s*$/i

/** The text that one sees on a page: rows of the table, each with the lines that follow it. */
function readTextPage(page: string): Omit<ReadPage, 'leftOut'> {
  const items: NewsItem[] = []
  let isWithin = false
  for (const line of page.split('\n')) {
    const row = readRow(line)
    if (row) items.push(row)
    else if (END.test(line)) isWithin = false
    else if (isWithin && line.trim() !== '') items.at(-1)!.text += `\n${line.trim()}`
    if (row) isWithin = true
  }
  const told = /NEUN|Expediente Único Nacional/i.exec(page)
  const neun = told ? (/\D(\d{6,12})(?!\d)/.exec(page.slice(told.index, told.index + NEAR))?.[1] ?? null) : null
  const number = /Expediente(?! Único)[^\d\n]{0,40}(\d{1,7}\/\d{2,4}\S{0,12})/i.exec(page)?.[1]
  return { neun, numberKey: caseKey(number), items: items.map(bounded) }
}

/** Characters after its name within which a number stands. */
const NEAR = 80

function readRow(line: string): NewsItem | null {
  const [, day, month, year, notebook, outDay, outMonth, outYear, text] =
    ROW.exec(line.slice(0, PROCEEDING_LENGTHS.news)) ?? []
  if (notebook === undefined || !NOTEBOOKS.test(notebook)) return null
  return {
    decidedOn: dateOf(day, month, year),
    publishedOn: dateOf(outDay, outMonth, outYear),
    notebook,
    text: text!.trim(),
  }
}

/** A day that does not exist counts as none: it is asked for. */
const dateOf = (day?: string, month?: string, year?: string): string | null =>
  day && month && year ? isoDate(Number(year), Number(month), Number(day)) : null

const bounded = (item: NewsItem): NewsItem => ({
  ...item,
  notebook: item.notebook?.slice(0, PROCEEDING_LENGTHS.notebook) ?? null,
  text: item.text.replace(LINK, '').trim().slice(0, PROCEEDING_LENGTHS.news),
})
