import { createHash } from 'node:crypto'
import type { CrawlWindow, Http, RawPage } from '#sources/contract/contract'
import { isOfTheJudiciary } from '#sources/cjf/addresses'
import { fileTypeOf } from '#sources/cjf/reading/file_type'
import { caseFacts } from './ruling_facts.js'
import { contextOf } from './ruling_context.js'
import type { ListedRuling } from '#sources/cjf/records'
import { asked, visitCases } from '#sources/cjf/reading/visit'
import type { VisitedCase } from '#sources/cjf/reading/visit'

/** Yields the public versions that the case pages asked for link to. One that is known is not asked again: a public version does not change. */
export async function* rulingsOfCases(http: Http, window: CrawlWindow): AsyncGenerator<RawPage> {
  let left = window.limit ?? Infinity
  if (left <= 0) return
  for await (const visited of visitCases(http, window)) {
    for (const [place, ruling] of visited.file.rulings.entries()) {
      const page = await fetched(http, window, { visited, ruling, id: rulingId(ruling, place) })
      if (!page) continue
      yield page
      if (--left <= 0) return
    }
  }
}

/** `40612904-025`, by the name of the file; by its place in the list when the name says nothing. */
export function rulingId({ neun, address }: ListedRuling, place: number): string {
  const name = /[?&]arch=([^&]+)/i.exec(address ?? '')?.[1] ?? ''
  const sequence = new RegExp(`0*${neun}(\\d{1,4})\\.`).exec(decoded(name))?.[1]
  return `${neun}-${sequence ?? String(place + 1)}`
}

/** As it is when it cannot be decoded: the page of a court must not end a run. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

interface Listed {
  visited: VisitedCase
  ruling: ListedRuling
  id: string
}

async function fetched(http: Http, window: CrawlWindow, { visited, ruling, id }: Listed): Promise<RawPage | null> {
  if (window.recheck !== Infinity && (await window.known([id])).has(id)) {
    window.onUnchanged(id)
    return null
  }
  const { address } = ruling
  const answer =
    address && isOfTheJudiciary(address) ? await asked(http, address, window.signal) : 'noFile: the page names none'
  if (typeof answer === 'string') {
    window.onFailed(id, answer)
    return null
  }
  const contentType = fileTypeOf(answer.body)
  if (!contentType || contentType === 'text/plain') {
    window.onFailed(id, 'noFile: the answer is no document')
    return null
  }
  const facts = caseFacts(visited.file, ruling)
  const etag = `"${createHash('sha256').update(answer.body).digest('hex')}"`
  const { body } = answer
  return { kind: 'sentencia', externalId: id, url: visited.url, contentType, body, etag, context: contextOf(facts) }
}
