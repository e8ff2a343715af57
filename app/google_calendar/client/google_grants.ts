import { createHash } from 'node:crypto'
import { newToken } from '#app/core/encryption/tokens'
import { ask, overTheWeb, type Fetch } from './ask.js'
import { EventAnswer, GoogleProblem } from './google_problem.js'
import { settings } from './settings.js'

/** The only thing that is asked for: calendars that the product makes itself, and their events. No other calendar of the person can be read. */
export const SCOPE = 'https://www.googleapis.com/auth/calendar.app.created'

/** Tokens as Google gives them. `refresh` only comes with the first ones. */
export interface GoogleTokens {
  access: string
  refresh: string | null
  /** Seconds for which the access token is good. */
  seconds: number
  /** The person granted what was asked for. */
  isGranted: boolean
}

const LONGEST = 86_400
const UNSAID = 300

/** What a person grants at Google: asked for, renewed, given back. Everything throws GoogleProblem. */
export class GoogleGrants {
  constructor(private readonly fetch: Fetch = overTheWeb) {}

  /** Where to send the browser (RFC 6749 with PKCE, RFC 7636), and what to remember until it comes back. */
  authorization(redirect: string): { address: string; state: string; verifier: string } {
    const [state, verifier] = [newToken(), newToken()]
    const address = new URL(settings().authorizeUrl)
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const query = {
      ...{ client_id: settings().clientId, redirect_uri: redirect, response_type: 'code', scope: SCOPE, state },
      ...{ code_challenge: challenge, code_challenge_method: 'S256', access_type: 'offline', prompt: 'consent' },
    }
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    return { address: address.href, state, verifier }
  }

  /** The tokens for the code that a browser came back with. */
  exchange(code: string, verifier: string, redirect: string): Promise<GoogleTokens> {
    return this.tokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirect })
  }

  /** A new access token. `revoked` when the person took back what they granted. */
  refresh(refresh: string): Promise<GoogleTokens> {
    return this.tokens({ grant_type: 'refresh_token', refresh_token: refresh })
  }

  /** Gives back what was granted. What Google does not know any more is no problem. */
  async revoke(token: string): Promise<void> {
    await this.form(settings().revokeUrl, { token }).catch((error: unknown) => {
      if (!(error instanceof EventAnswer)) throw error
    })
  }

  private form(address: string, fields: Record<string, string>): Promise<unknown> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'accept': 'application/json' }
    return ask(this.fetch, address, { method: 'POST', headers, body: new URLSearchParams(fields).toString() })
  }

  private async tokens(fields: Record<string, string>): Promise<GoogleTokens> {
    const { clientId, clientSecret } = settings()
    const said = { ...fields, client_id: clientId, client_secret: clientSecret }
    const answer = await this.form(settings().tokenUrl, said).catch((error: unknown) => {
      throw error instanceof EventAnswer ? new GoogleProblem('unreadable') : error
    })
    const {
      access_token: access,
      refresh_token: refresh,
      expires_in: seconds,
      scope,
    } = (answer ?? {}) as Record<string, unknown>
    if (typeof access !== 'string' || access === '') throw new GoogleProblem('unreadable')
    return {
      access,
      refresh: typeof refresh === 'string' && refresh !== '' ? refresh : null,
      seconds: typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, LONGEST) : UNSAID,
      isGranted: typeof scope !== 'string' || scope.split(' ').includes(SCOPE),
    }
  }
}
