import type { CrawlWindow, Http, HttpAnswer } from '#sources/contract/contract'
import { RecordRejected } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { caseAddress } from '#sources/cjf/addresses'
import type { CaseName } from '#sources/cjf/addresses'
import { casesAsked } from './read_parameters.js'
import { decodeCase, NO_SUCH_CASE, readCasePage } from '#sources/cjf/cases/case_page'
import type { CaseFile } from '#sources/cjf/records'

/** So many failures on end are a site that is down. */
const MAX_FAILURES_ON_END = 15
/** An open range of numbers ends after so many that do not exist. */
const MAX_MISSING_ON_END = 12

/** A case page as it came, and read. */
export interface VisitedCase {
  name: CaseName
  url: string
  answer: HttpAnswer
  file: CaseFile
}

/** Asks for the cases of an order one after the other. Tells of those that do not exist or could not be had, and goes on. */
export async function* visitCases(http: Http, window: CrawlWindow): AsyncGenerator<VisitedCase> {
  const { cases, isOpen } = casesAsked(window.asked)
  const planned = isOpen ? 0 : cases.length
  window.onPlan({ listed: planned, fresh: planned, recheck: 0 })
  let missing = 0
  let failures = 0
  for (const name of cases) {
    window.signal?.throwIfAborted()
    const visited = await visit(http, window, name)
    if (typeof visited !== 'string') {
      missing = failures = 0
      yield visited
      continue
    }
    missing = visited === NO_SUCH_CASE ? missing + 1 : 0
    failures = visited === NO_SUCH_CASE ? 0 : failures + 1
    if (isOpen && missing >= MAX_MISSING_ON_END) return
    window.onFailed(placeOf(name), visited)
    if (failures >= MAX_FAILURES_ON_END) throw new HttpFailed(caseAddress(name), `${failures} failures on end`)
  }
}

/** The text of an answer, or why it could not be had. Throws what stops a run. */
export async function asked(http: Http, url: string, signal?: AbortSignal): Promise<HttpAnswer | string> {
  try {
    const answer = await http.get(url, { accept: 'text/html,application/pdf,*/*', signal })
    return answer.status === 200 ? answer : `HTTP ${answer.status}`
  } catch (error) {
    if (error instanceof HttpFailed) return error.reason
    throw error
  }
}

/** A case that did not come has no NEUN: it is told of by what it was asked by. */
function placeOf({ organ, type, number }: CaseName): string {
  return `o${organ}-t${type}-${number.replace('/', '-')}`
}

async function visit(http: Http, { signal }: CrawlWindow, name: CaseName): Promise<VisitedCase | string> {
  const url = caseAddress(name)
  const answer = await asked(http, url, signal)
  if (typeof answer === 'string') return answer
  try {
    return { name, url, answer, file: readCasePage(decodeCase(answer.body), { organId: name.organ }) }
  } catch (error) {
    if (!(error instanceof RecordRejected)) throw error
    return error.detail === NO_SUCH_CASE ? NO_SUCH_CASE : error.message
  }
}
