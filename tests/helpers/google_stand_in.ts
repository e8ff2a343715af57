import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'

/** Who signs in at the stand-in next. */
export interface StandInAccount {
  sub: string
  email: string
  email_verified?: boolean
  name?: string
}

interface Grant {
  account: StandInAccount
  challenge: string
  redirect: string
}

const CLIENT = { id: 'foja-tests.apps.example', secret: 'no-secret-of-anybody' }

/**
 * An OpenID provider on loopback in Google's place: an authorization page that agrees at once, a token endpoint that checks client, PKCE and
 * that a code is used once, and the userinfo endpoint.
 */
export class GoogleStandIn {
  /** Null: the person closes the page without signing in. */
  account: StandInAccount | null = null
  /** The queries with which browsers came. */
  readonly visits: URLSearchParams[] = []
  /** Answers every call with this status, when set. */
  broken: number | null = null
  private readonly grants = new Map<string, Grant>()
  private readonly tokens = new Map<string, StandInAccount>()
  private server!: Server

  /** Starts it and points the product to it. */
  static async start(): Promise<GoogleStandIn> {
    const standIn = new GoogleStandIn()
    standIn.server = createServer((request, response) => void standIn.answer(request, response))
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(standIn.server.address() as AddressInfo).port}`
    app.config.set('google', {
      clientId: CLIENT.id,
      clientSecret: CLIENT.secret,
      authorizeUrl: `${origin}/authorize`,
      tokenUrl: `${origin}/token`,
      userInfoUrl: `${origin}/userinfo`,
    })
    return standIn
  }

  async stop(): Promise<void> {
    app.config.set('google', { clientId: '', clientSecret: '' })
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Where a browser that was sent to `address` is sent back to. */
  authorize(address: string): string {
    const query = new URL(address).searchParams
    this.visits.push(query)
    const back = new URL(query.get('redirect_uri')!)
    back.searchParams.set('state', query.get('state') ?? '')
    if (!this.account) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      const grant = {
        account: this.account,
        challenge: query.get('code_challenge') ?? '',
        redirect: back.origin + back.pathname,
      }
      this.grants.set(code, grant)
      back.searchParams.set('code', code)
    }
    return back.href
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, 'http://stand-in')
    if (pathname === '/authorize') {
      const location = this.authorize(`http://stand-in${request.url}`)
      return void response.writeHead(302, { location }).end()
    }
    const found = pathname === '/token' ? await this.exchange(request) : this.userInfo(request)
    const status = this.broken ?? (found ? 200 : 400)
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(found ?? { error: 'invalid_grant' }))
  }

  private async exchange(request: IncomingMessage): Promise<object | null> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    const grant = this.grants.get(form.get('code') ?? '')
    this.grants.delete(form.get('code') ?? '')
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isOurs = form.get('client_id') === CLIENT.id && form.get('client_secret') === CLIENT.secret
    if (!grant || !isOurs || proof !== grant.challenge || form.get('redirect_uri') !== grant.redirect) return null
    const token = randomUUID()
    this.tokens.set(token, grant.account)
    return { access_token: token, token_type: 'Bearer', expires_in: 3_600, id_token: 'not looked at' }
  }

  private userInfo(request: IncomingMessage): object | null {
    const account = this.tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    return account ? { email_verified: true, name: 'Persona de Google', ...account } : null
  }
}
