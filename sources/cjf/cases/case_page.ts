import { RecordRejected } from '#sources/contract/contract'
import { isMisread, lineOf, paragraphsOf } from '#sources/text/plain_text'
import { withoutDates } from '#sources/cjf/organ'
import { agreementsOf, relatedOf, rulingsOf } from './case_tables.js'
import { partiesOf, sectionsOf } from './case_sections.js'
import { byId, rawText, readHtml } from '#sources/cjf/reading/html_tree'
import type { HtmlNode } from '#sources/cjf/reading/html_tree'
import type { CaseFile } from '#sources/cjf/records'

/** The site answered the question with an empty page: there is no such case. */
export const NO_SUCH_CASE = 'noSuchCase'

const HEADER = { neun: 'lblNEUN', title: 'lblNombreOrgano', number: 'lblNoExpedienteAsignado', occ: 'lblNoControlOCC' }

/** Text of a page of the site, which is UTF-8. Throws `RecordRejected` `wrongEncoding`. */
export function decodeCase(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new RecordRejected('wrongEncoding', 'not UTF-8')
  }
}

/** Reads a case page. Throws `RecordRejected`: `notTheRecord` (`noSuchCase` when the site has no such case), `missingId`, `impossibleDate`. */
export function readCasePage(html: string, told: { organId?: string } = {}): CaseFile {
  const page = readHtml(html)
  const spans = Object.values(HEADER).map((id) => byId(page, id))
  if (spans.every((span) => span === undefined)) throw new RecordRejected('notTheRecord', 'no header')
  const [neun, title, number, occNumber] = spans.map((span) => (span ? lineOf(rawText(span)) : ''))
  if (!neun && !title && !number) throw new RecordRejected('notTheRecord', NO_SUCH_CASE)
  if (!/^\d{1,12}$/.test(neun)) throw new RecordRejected('missingId', `NEUN "${neun.slice(0, 20)}"`)
  if (!number || !title) throw new RecordRejected('emptyTitle')
  if (isMisread(title)) throw new RecordRejected('wrongEncoding', 'misread characters')
  const agreements = agreementsOf(page)
  return {
    kind: 'expediente',
    neun,
    organId: told.organId || agreements.find(({ link }) => link)?.link?.organ || askedOrgan(page),
    ...titleOf(title),
    number,
    occNumber,
    parties: partiesOf(page),
    sections: sectionsOf(page),
    agreements,
    rulings: rulingsOf(page),
    related: relatedOf(page),
  }
}

/** The whole summary of an acuerdo, paragraph by paragraph. Throws `RecordRejected` when the page is of another case or has none. */
export function readSummary(html: string, number: string): string {
  const page = readHtml(html)
  const [told, text] = ['lblNoExp', 'lblAcuerdo'].map((id) => byId(page, id))
  const of = told ? lineOf(rawText(told)) : ''
  if (of !== number) throw new RecordRejected('idMismatch', `asked ${number}, got ${of.slice(0, 20)}`)
  const paragraphs = text ? paragraphsOf(rawText(text)) : []
  if (!paragraphs.length) throw new RecordRejected('emptyText')
  return paragraphs.join('\n')
}

/** `Juzgado … (01/08/2006 - 13/03/2016) - Amparo Indirecto`: the kind of case stands after the last dash that is not of a date. */
function titleOf(title: string): { court: string; proceeding: string } {
  const at = title.search(/ - (?!\d)(?!.* - (?!\d))[^()]*$/)
  if (at < 0) return { court: withoutDates(title), proceeding: '' }
  return {
    court: withoutDates(title.slice(0, at)),
    proceeding: title
      .slice(at + 3)
      .replace(/[.\s]+$/, '')
      .trim(),
  }
}

/** The form repeats the address that was asked. */
function askedOrgan(page: HtmlNode): string {
  const action = byId(page, 'form1')?.attributes.action ?? ''
  return /[?&;]organismo=(\d+)/i.exec(action)?.[1] ?? ''
}
