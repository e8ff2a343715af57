import { RecordRejected } from '#sources/contract/contract'
import type { RawPage } from '#sources/contract/contract'
import { isMisread, paragraphsOf } from '#sources/text/plain_text'
import { isBlank } from '#sources/contract/sanity'
import { caseAt } from './addresses.js'
import { decodeCase, readCasePage, readSummary } from '#sources/cjf/cases/case_page'
import { summaryKey } from '#sources/cjf/cases/cases'
import type { Agreement, CaseFile, CjfRecord, RulingFile } from './records.js'
import { factsIn } from '#sources/cjf/rulings/ruling_context'

/** Reads a case page with its summaries, or the text of a ruling with what its list told. Throws `RecordRejected`. */
export function parse(page: RawPage): CjfRecord {
  return page.kind === 'sentencia' ? rulingOf(page) : caseOf(page)
}

function caseOf(page: RawPage): CaseFile {
  const organId = page.context?.organo ?? caseAt(page.url)?.organ
  const file = readCasePage(decodeCase(page.body), { organId })
  if (file.neun !== page.externalId)
    throw new RecordRejected('idMismatch', `asked ${page.externalId}, got ${file.neun}`)
  return { ...file, agreements: file.agreements.map((one) => withText(one, page)) }
}

/** A summary that is damaged or of another case is left out: the table's own words stand. */
function withText(agreement: Agreement, page: RawPage): Agreement {
  const html = agreement.link && page.context?.[summaryKey(agreement.link.order)]
  if (!html) return agreement
  try {
    return { ...agreement, text: readSummary(html, agreement.link!.number) }
  } catch (error) {
    if (error instanceof RecordRejected) return agreement
    throw error
  }
}

function rulingOf(page: RawPage): RulingFile {
  const facts = factsIn(page.context)
  const text = new TextDecoder().decode(page.body)
  const paragraphs = paragraphsOf(text)
  if (isBlank(paragraphs.join(''))) throw new RecordRejected('emptyText')
  if (isMisread(text)) throw new RecordRejected('wrongEncoding', 'misread characters')
  const isPdf = (page.context?.original ?? page.contentType) === 'application/pdf'
  return { kind: 'sentencia', id: page.externalId, ...facts, paragraphs, isPdf }
}
