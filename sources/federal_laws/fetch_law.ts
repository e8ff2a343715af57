import type { Http, HttpAnswer, RawPage } from '#sources/contract/contract'
import { HttpFailed } from '#sources/http/http_client'
import { compareFiles, NOT_COMPARED } from './compare_files.js'
import type { IndexRow } from './index_rows.js'
import { checkFile } from './check_file.js'
import type { CheckedFile } from './check_file.js'
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

interface Candidate extends CheckedFile {
  page: RawPage
}

const BEST_FIRST = ['good', 'stale', 'wrong', 'broken'] as const

/**
 * Fetches the text of a law: its Word file, or when that is missing, unreadable, another law's, older than the listing tells or lacks words of its PDF,
 * the PDF. When neither is good the better one is answered, so that its rejection is seen.
 */
export async function fetchLaw(http: Http, order: LawOrder, signal: AbortSignal): Promise<Fetched> {
  const candidates: Candidate[] = []
  let failure = 'no file is listed'
  for (const file of [order.row.doc, order.row.pdf]) {
    if (file === null) continue
    const answer = await ask(http, { file, order, signal, isFirst: candidates.length === 0 })
    if (typeof answer === 'string') failure = answer
    else if (answer.status === 304) return { unchanged: true }
    else candidates.push(await candidateOf(answer, file, order))
  }
  const best = await bestOf(candidates)
  return best ? { page: best } : { failure }
}

/** The better of the files; of two that are as good, the one that lacks no words of the other. What was found is kept with the page. */
async function bestOf(candidates: Candidate[]): Promise<RawPage | null> {
  const [best, other] = [...candidates].sort(
    (one, second) =>
      BEST_FIRST.indexOf(one.verdict) - BEST_FIRST.indexOf(second.verdict) || second.asOf.localeCompare(one.asOf)
  )
  if (!best || best.verdict === 'wrong' || best.verdict === 'broken') return best?.page ?? null
  if (!other || other.verdict !== best.verdict || other.asOf !== best.asOf) return checked(best.page, NOT_COMPARED)
  const [word, pdf] = candidates
  const { better, verdict, picturePages } = await compareFiles(word.page.body, pdf.page.body)
  return checked((better === 'word' ? word : pdf).page, verdict, picturePages)
}

function checked(page: RawPage, verdict: string, picturePages = ''): RawPage {
  return { ...page, context: { ...page.context, checked: verdict, ...(picturePages && { picturePages }) } }
}

interface Ask {
  file: string
  order: LawOrder
  signal: AbortSignal
  /** The validator is of one file: once another answered with its text, all are read. */
  isFirst: boolean
}

async function ask(http: Http, { file, order, signal, isFirst }: Ask): Promise<HttpAnswer | string> {
  const etag = isFirst ? etagFor(order.validator, markOf(order.context)) : null
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
  return { page, ...(await checkFile(body, row)) }
}

function urlOf(file: string): string {
  return new URL(file, SITE).href
}
