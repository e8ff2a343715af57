import type { Http, HttpAnswer, RawPage } from '#sources/contract'
import { HttpFailed } from '#sources/http'
import type { IndexRow } from './index_rows.js'
import { judgeFile } from './judge_file.js'
import type { Judged } from './judge_file.js'
import { SITE } from './listing.js'
import { etagFor, markOf, packValidator } from './validators.js'

/** What became of asking for a law. */
export type Fetched = { page: RawPage } | { unchanged: true } | { failure: string }

export interface LawOrder {
  row: IndexRow
  /** What the listing tells, as it is kept with the answer. */
  context: Record<string, string>
  /** Of the last time, packed. */
  validator: string | null
}

interface Candidate extends Judged {
  page: RawPage
}

const BEST_FIRST = ['good', 'stale', 'wrong', 'broken'] as const

/**
 * Fetches the text of a law: its Word file, or when that is missing, unreadable, another law's or older than the listing tells, its PDF.
 * When neither is good the better one is answered, so that its rejection is seen.
 */
export async function fetchLaw(http: Http, order: LawOrder, signal: AbortSignal): Promise<Fetched> {
  const candidates: Candidate[] = []
  let failure = 'no file is listed'
  for (const file of [order.row.doc, order.row.pdf]) {
    if (file === null) continue
    const answer = await ask(http, { file, order, signal })
    if (typeof answer === 'string') failure = answer
    else if (answer.status === 304) return { unchanged: true }
    else candidates.push(await candidateOf(answer, file, order))
    if (candidates.at(-1)?.verdict === 'good') break
  }
  const [best] = candidates.sort(
    (one, other) =>
      BEST_FIRST.indexOf(one.verdict) - BEST_FIRST.indexOf(other.verdict) || other.asOf.localeCompare(one.asOf)
  )
  return best ? { page: best.page } : { failure }
}

interface Ask {
  file: string
  order: LawOrder
  signal: AbortSignal
}

async function ask(http: Http, { file, order, signal }: Ask): Promise<HttpAnswer | string> {
  const etag = etagFor(order.validator, markOf(order.context))
  try {
    const answer = await http.get(urlOf(file), { etag, accept: '*/*', signal })
    return answer.status === 200 || answer.status === 304 ? answer : `HTTP ${answer.status}`
  } catch (error) {
    if (error instanceof HttpFailed) return error.reason
    throw error
  }
}

async function candidateOf(answer: HttpAnswer, file: string, { row, context }: LawOrder): Promise<Candidate> {
  const { contentType, body, etag } = answer
  const page: RawPage = {
    kind: 'ley',
    externalId: row.ref,
    url: urlOf(file),
    contentType,
    body,
    etag: packValidator({ etag, row: markOf(context) }),
    context,
  }
  return { page, ...(await judgeFile(body, row)) }
}

function urlOf(file: string): string {
  return new URL(file, SITE).href
}
