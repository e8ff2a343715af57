import { router } from '@inertiajs/react'
import { route } from '~/routes'
import { loading, type BlockType } from './loading'
import { problemIn, problemOf, refusedIn, type Problem } from './problem'
import { currentSession, isSessionOver, renewSession, saysSessionOver, type Renewed } from './renewal'
import { SubmitKeys, watchForLost } from './submit_keys'

/** What the last page knew: the token that the next write must carry. */
let csrf = ''
/** The firm that the page shows; the server refuses writes when the person has switched to another one since. */
let workspace: string | null = null
/** Who the page was drawn for: what was typed on it is sent in nobody else's name. */
let person: number | null = null
const running = new Set<string>()
const submitKeys = new SubmitKeys()
const refusals = new Set<() => void>()
const problems = new Set<(problem: Problem) => void>()

/** Told when a second submit is refused because the same one is still running. */
export function onRefusedSubmit(listener: () => void): () => void {
  refusals.add(listener)
  return () => refusals.delete(listener)
}

/** Told what a person must know of a call that was refused. */
export function onProblem(listener: (problem: Problem) => void): () => void {
  problems.add(listener)
  return () => problems.delete(listener)
}

const READS = ['get']

type Visit = Parameters<Parameters<typeof router.on<'before'>>[1]>[0]['detail']['visit']

/** The last write; sent once more after the session was renewed. */
let written: Visit | null = null
let isRepeating = false

/** Parts of a page that follow it have skeletons of their own: no bar of a navigation. */
const kindOf = ({ deferredProps }: Visit & { deferredProps?: boolean }, write: boolean): BlockType =>
  write ? 'form' : deferredProps ? 'button' : 'global'

/**
 * Every request carries `blockType` (global, form, button) and `path`, by which loading indicators are keyed. A write also
 * carries the CSRF token and an idempotency key; a second one with the same method and path is refused while the first runs.
 */
export function watchRequests(): void {
  router.on('before', ({ detail: { visit } }) => {
    if (visit.prefetch) return
    const write = !READS.includes(visit.method)
    const blockType = (visit.headers.blockType ?? kindOf(visit, write)) as BlockType
    const path = visit.url.pathname
    const key = `${visit.method} ${path}`
    if (write && running.has(key)) {
      refusals.forEach((tell) => tell())
      return false
    }
    visit.headers.blockType = blockType
    visit.headers.path = path
    if (workspace !== null) visit.headers['X-Workspace'] = workspace
    if (write) {
      written = isRepeating ? null : visit
      isRepeating = false
      visit.headers['X-CSRF-Token'] = csrf
      visit.headers['X-Idempotency-Key'] = submitKeys.keyFor(visit.method, path, visit.data)
      running.add(key)
    }
    loading.begin(blockType, path)
  })
  watchForLost(router, submitKeys)
  router.on('finish', ({ detail: { visit } }) => {
    const path = visit.url.pathname
    running.delete(`${visit.method} ${path}`)
    submitKeys.ended(visit.method, path, visit.data)
    const blockType = visit.headers.blockType as BlockType | undefined
    if (blockType) loading.end(blockType, visit.headers.path as string)
  })
}

/** Renews the session, or finds that the person signed in elsewhere: false when they still have to. */
export async function takeUpSession(): Promise<boolean> {
  return takeUp(await renewSession())
}

/** Goes on in another session of the same person. */
function takeUp(session: Renewed | null): boolean {
  if (session === null || session.userId !== person) return false
  csrf = session.csrf
  return true
}

/** What a server says to a write whose token is that of an earlier session. */
const OF_EARLIER_SESSION = 'STALE-PAGE'

/**
 * What a visit that was answered with a refusal says to the person. A write that met the end of the session, or a session begun in another tab, is sent
 * once more after it was renewed; when it cannot be, the page stays with what was typed.
 */
export async function afterRefusedVisit(response: { status: number; data: unknown }): Promise<Problem | null> {
  const code = refusedIn(response.data)?.code
  if (code !== OF_EARLIER_SESSION && !saysSessionOver(response.status, code)) return problemOf(response)
  const visit = written
  written = null
  if (code === OF_EARLIER_SESSION) return takeUpAnother(visit)
  if (visit?.url.pathname === route('security.sessions.destroy')) router.visit(route('security.login'))
  else if (visit && (await takeUpSession())) repeat(visit)
  else return { message: 'errors.TKN-400', code: 'TKN-400' }
  return null
}

/** The person signed in in another tab meanwhile, or somebody else did. */
async function takeUpAnother(visit: Visit | null): Promise<Problem | null> {
  const session = await currentSession()
  if (session && session.userId !== person) return { message: 'access.other_person' }
  if (!visit || !takeUp(session)) return { message: 'access.stale' }
  repeat(visit)
  return null
}

function repeat({ url, cancelled: _, completed: __, interrupted: ___, ...visit }: Visit) {
  isRepeating = true
  router.visit(url, visit)
}

/** Remembers the token of the page that is shown. */
export function rememberCsrf(token: string): void {
  csrf = token
}

/** Remembers which firm the page shows: its id, `none` without one, null for a visitor. */
export function rememberWorkspace(shown: string | null): void {
  workspace = shown
}

/** Remembers who the page was drawn for; null for a visitor. */
export function rememberPerson(id: number | null): void {
  person = id
}

/** Tells the person what was refused. Whose session is over is led to sign in, and then back to this page. */
async function tell(answer: Response): Promise<unknown> {
  if (answer.status === 401) return router.reload()
  const said = await answer.json().catch(() => ({}))
  const problem = problemIn(answer.status, said)
  if (problem) problems.forEach((listener) => listener(problem))
  return said
}

/** A call that was answered with a refusal; `answer` is what the server said, for the part that asked. */
export class CallRefused extends Error {
  constructor(
    message: string,
    readonly answer: unknown
  ) {
    super(message)
  }
}

interface Call {
  method?: string
  body?: unknown
  signal?: AbortSignal
}

function send(path: string, { method = 'GET', body, signal }: Call): Promise<Response> {
  const headers: Record<string, string> = { Accept: 'application/json', blockType: 'button', path }
  if (workspace !== null) headers['X-Workspace'] = workspace
  if (method !== 'GET') Object.assign(headers, { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf })
  return fetch(path, { method, headers, signal, body: JSON.stringify(body) })
}

/** Sends a call; one that meets the end of the session is sent once more after the session was renewed (specification §8, §9). */
async function sendRenewing(path: string, call: Call): Promise<Response> {
  const answer = await send(path, call)
  if (!(await isSessionOver(answer))) return answer
  return (await takeUpSession()) ? send(path, call) : answer
}

/** Asks the server for data, with the headers of every request. Throws CallRefused for anything but success. */
export async function fetchJson<T>(path: string, call: Call = {}): Promise<T> {
  loading.begin('button', path)
  try {
    const answer = await sendRenewing(path, call)
    if (!answer.ok) {
      throw new CallRefused(`${call.method ?? 'GET'} ${path} answered ${answer.status}`, await tell(answer))
    }
    return (await answer.json()) as T
  } finally {
    loading.end('button', path)
  }
}

/** What a write carries that is sent by other means than a visit or `fetchJson`: the upload of a file. */
export function headersOfWrite(): Record<string, string> {
  return { 'X-CSRF-Token': csrf, ...(workspace !== null && { 'X-Workspace': workspace }) }
}
