import { lineOf, paragraphsOf } from '#sources/text/plain_text'
import { dayOf } from '#sources/cjf/dates'
import { byId, rawText, within } from '#sources/cjf/reading/html_tree'
import type { HtmlNode } from '#sources/cjf/reading/html_tree'
import type { Agreement, AgreementLink, ListedRuling, RelatedCase } from '#sources/cjf/records'

const ARGUMENT = /"((?:[^"\\]|\\.)*)"|'([^']*)'|([^,()\s]+)/g
const FILE = /https?:\/\/[^'"\s)]+/i

/** The acuerdos of a case page, in its order. */
export function agreementsOf(page: HtmlNode): Agreement[] {
  return rowsWith(page, /^grvAcuerdos_/).flatMap((row) => agreementOf(row) ?? [])
}

/** The public versions that the page names. */
export function rulingsOf(page: HtmlNode): ListedRuling[] {
  return rowsWith(page, /^grvReporteSentencias_/).flatMap((row) => {
    const neun = field(row, /_cmdAsuntoNeunid$/)
    if (!/^\d+$/.test(neun)) return []
    const script = [...within(row, ({ tag }) => tag === 'a')]
      .map(({ attributes }) => attributes.onclick ?? '')
      .join(' ')
    const address = FILE.exec(script.replaceAll('&amp;', '&'))?.[0] ?? null
    return [{ neun, enteredOn: dayOf(field(row, /_lblFechaIngreso$/)), topic: field(row, /_lblTema$/), address }]
  })
}

/** The related cases of the page. A table that only says that there are none has no rows of four cells. */
export function relatedOf(page: HtmlNode): RelatedCase[] {
  const table = byId(page, 'grvAsuntosRelacionados')
  if (!table) return []
  return [...within(table, ({ tag }) => tag === 'tr')].flatMap((row) => {
    const [neun = '', number = '', court = '', date = ''] = cellsOf(row).map((cell) => lineOf(rawText(cell)))
    return /^\d+$/.test(neun) && number ? [{ neun, number, court, date: dayOf(date) }] : []
  })
}

function agreementOf(row: HtmlNode): Agreement | null {
  const cells = cellsOf(row)
  if (cells.length < 5) return null
  const [number, decided, notebook, published] = cells.map((cell) => lineOf(rawText(cell)))
  const href = [...within(row, ({ tag }) => tag === 'a')].map(({ attributes }) => attributes.href ?? '')[0] ?? ''
  const link = linkOf(href)
  const summary = paragraphsOf(rawText(cells[4])).join('\n')
  return {
    number,
    order: link?.order ?? '',
    decidedOn: dayOf(decided),
    publishedOn: dayOf(published),
    notebook,
    summary,
    text: null,
    link,
  }
}

/** `javascript:DoVerAcuerdo(767,24,40612904,1,"17/03/2026 12:00:00 a.m.","","1183/2025")` */
function linkOf(href: string): AgreementLink | null {
  const call = /DoVerAcuerdo\s*\((.*)\)/i.exec(href.replaceAll('&quot;', '"'))?.[1]
  if (call === undefined) return null
  const [organ, order, neun, matter, decided = '', published = '', number = ''] = [...call.matchAll(ARGUMENT)].map(
    ([, double, single, bare]) => double ?? single ?? bare
  )
  const numbers = [organ, order, neun, matter]
  if (!numbers.every((one) => /^\d+$/.test(one ?? ''))) return null
  return { organ, order, neun, matter, decided: decided.slice(0, 10), published: published.slice(0, 10), number }
}

/** Rows that hold an element with an id of a grid; inner rows count, the ones around them do not. */
function rowsWith(page: HtmlNode, id: RegExp): HtmlNode[] {
  const isNamed = ({ attributes }: HtmlNode) => /_ctl\d+_/.test(attributes.id ?? '') && id.test(attributes.id)
  const rows = [...within(page, ({ tag }) => tag === 'tr')].filter((row) => !within(row, isNamed).next().done)
  return rows.filter((row) => ![...within(row, ({ tag }) => tag === 'tr')].some((inner) => rows.includes(inner)))
}

function field(row: HtmlNode, id: RegExp): string {
  const found = within(row, ({ attributes }) => id.test(attributes.id ?? '')).next().value as HtmlNode | undefined
  return found ? lineOf(rawText(found)) : ''
}

function cellsOf(row: HtmlNode): HtmlNode[] {
  return row.children.filter(({ tag }) => tag === 'td')
}
