import { createHash } from 'node:crypto'
import type { CrawlWindow, Http, RawPage } from '#sources/contract/contract'
import { summaryAddress } from '#sources/cjf/addresses'
import type { Agreement, CaseFile } from '#sources/cjf/records'
import { asked, visitCases } from '#sources/cjf/reading/visit'
import type { VisitedCase } from '#sources/cjf/reading/visit'

/** Where the whole summary of an acuerdo stands among what is kept with a case page. */
export const summaryKey = (order: string) => `sintesis.${order}`

/** The table cuts summaries and says so. */
const CUT = /\s*(?:\.\.\.|…)$/

/**
 * Yields the case pages that are asked for, each with the whole summaries of the acuerdos that its table cuts. The site gives no validators, so
 * one is made of what the page says: a case that is known and says the same is asked for nothing more.
 */
export async function* casePages(http: Http, window: CrawlWindow): AsyncGenerator<RawPage> {
  let left = window.limit ?? Infinity
  if (left <= 0) return
  for await (const visited of visitCases(http, window)) {
    const { neun } = visited.file
    const etag = stateOf(visited.file)
    const known = (await window.known([neun])).get(neun)
    if (known?.etag === etag && window.recheck !== Infinity) {
      window.onUnchanged(neun)
      continue
    }
    yield await pageOf(visited, etag, await summariesOf(http, window, visited.file))
    if (--left <= 0) return
  }
}

/** Acuerdos whose text the page does not have whole. */
export function cutAgreements({ agreements }: CaseFile): Agreement[] {
  return agreements.filter(({ summary, link }) => link !== null && CUT.test(summary))
}

async function summariesOf(http: Http, window: CrawlWindow, file: CaseFile): Promise<Record<string, string>> {
  if (window.asked.sintesis === 'no') return {}
  const summaries: Record<string, string> = {}
  for (const { link } of cutAgreements(file)) {
    window.signal?.throwIfAborted()
    const answer = await asked(http, summaryAddress(link!), window.signal)
    if (typeof answer !== 'string') summaries[summaryKey(link!.order)] = new TextDecoder().decode(answer.body)
  }
  return summaries
}

async function pageOf(visited: VisitedCase, etag: string, summaries: Record<string, string>): Promise<RawPage> {
  const { name, url, answer, file } = visited
  return {
    kind: 'expediente',
    externalId: file.neun,
    url,
    contentType: answer.contentType,
    body: answer.body,
    etag,
    context: { organo: name.organ, tipo: name.type, expediente: name.number, ...summaries },
  }
}

/** Changes when what the page says does; its hidden fields change with every request. */
function stateOf(file: CaseFile): string {
  return `"${createHash('sha256').update(JSON.stringify(file)).digest('hex')}"`
}
