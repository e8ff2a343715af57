import { useState } from 'react'
import { browserClient } from '~/api/browser_client'
import { ApiRefusal } from '~/api/errors'
import type { Route } from '~/api/types'

/** What came back: a status with what it said, or nothing at all. */
export type Outcome = { status: number; text: string } | { status: null }

const YEAR_MS = 365 * 24 * 3_600_000

/** A token that is typed in and lives in the memory of the page only, and the client that carries it. */
export function useTrial() {
  const [client] = useState(browserClient)
  const [token, setToken] = useState('')

  function holdToken(typed: string) {
    setToken(typed)
    const text = typed.trim()
    if (text === '') client.storage.drop()
    else
      client.storage.saveSession({ accessToken: text, accessExpiresAt: new Date(Date.now() + YEAR_MS).toISOString() })
  }

  async function send(route: Route, body: unknown): Promise<Outcome> {
    // A refused token ends the session of the client; the person's word stands until they change it.
    if (token.trim() !== '' && !client.storage.session) holdToken(token)
    const outcome = await client.call(route, { body }).then(told, refused)
    const held = client.storage.session?.accessToken
    if (held && held !== token.trim()) setToken(held)
    return outcome
  }

  return { token, holdToken, send }
}

const asText = (value: unknown) => JSON.stringify(value ?? null, null, 2)
const told = (data: unknown): Outcome => ({ status: 200, text: asText(data) })

function refused(error: unknown): Outcome {
  if (!(error instanceof ApiRefusal)) return { status: null }
  const { status, code, params, errors } = error
  return { status, text: asText({ code, params, ...(errors.length > 0 && { errors }) }) }
}

export type Trial = ReturnType<typeof useTrial>
