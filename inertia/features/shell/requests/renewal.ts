import { route } from '~/routes'

/** Codes by which a call learns that its session is over (specification §8). */
const SESSION_OVER = ['TKN-404', 'TKN-400']

/** The session of this browser as it is now. */
export interface Renewed {
  /** The token that writes must carry from now on. */
  csrf: string
  userId: number
}

let running: Promise<Renewed | null> | null = null

/** Whether the end of a session is what a body says. */
export const saysSessionOver = (status: number, code: unknown): boolean =>
  status === 401 && SESSION_OVER.includes(String(code))

/** Whether an answer says that the session is over, without reading the answer's own body. */
export async function isSessionOver(answer: Response): Promise<boolean> {
  if (answer.status !== 401) return false
  const { code } = await answer
    .clone()
    .json()
    .catch(() => ({}))
  return saysSessionOver(answer.status, code)
}

/**
 * Renews the session by «keep me signed in» and returns it; null when the person has to sign in.
 * Calls that meet the end of the session at the same time share one renewal.
 */
export function renewSession(ask: typeof fetch = fetch): Promise<Renewed | null> {
  running ??= renew(ask)
    .catch(() => null)
    .finally(() => (running = null))
  return running
}

const PATH = route('security.session_renewals.show')
const HEADERS = { Accept: 'application/json', blockType: 'global', path: PATH }

async function renew(ask: typeof fetch): Promise<Renewed | null> {
  const renewed = await ask(PATH, { method: 'POST', headers: HEADERS })
  return renewed.ok ? currentSession(ask) : null
}

/** The session that this browser has; null when there is none, or no network. */
export async function currentSession(ask: typeof fetch = fetch): Promise<Renewed | null> {
  const answer = await ask(PATH, { headers: HEADERS }).catch(() => null)
  if (!answer?.ok) return null
  return ((await answer.json()) as { data: Renewed }).data
}
