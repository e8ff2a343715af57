/** Codes by which a call learns that its session is over (specification §8). */
const SESSION_OVER = ['TKN-404', 'TKN-400']

let running: Promise<string | null> | null = null

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
 * Renews the session by «keep me signed in» and returns the token that writes must carry from now on; null when the person has to sign in.
 * Calls that meet the end of the session at the same time share one renewal.
 */
export function renewSession(ask: typeof fetch = fetch): Promise<string | null> {
  running ??= renew(ask)
    .catch(() => null)
    .finally(() => (running = null))
  return running
}

async function renew(ask: typeof fetch): Promise<string | null> {
  const path = '/session/renewal'
  const headers = { Accept: 'application/json', blockType: 'global', path }
  const renewed = await ask(path, { method: 'POST', headers })
  if (!renewed.ok) return null
  const answer = await ask(path, { headers })
  if (!answer.ok) return null
  const { data } = (await answer.json()) as { data: { csrf: string } }
  return data.csrf
}
