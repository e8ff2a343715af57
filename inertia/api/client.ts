import { ApiRefusal, RenewalFailed } from './errors'
import { isExpired, mustRenew } from './expiry'
import type { SessionStorage } from './session_storage'
import { REFRESH, tokenUseOf, type TokenUse } from './tokenless'
import { sendCall, type Surroundings } from './transport'
import type { CallOptions, Envelope, Route } from './types'

/** The token that a call carries, and whether it was renewed for it: each call renews once at most. */
interface Chosen {
  token: string | null
  wasRenewed: boolean
}

const isAboutToken = (error: unknown): error is ApiRefusal => error instanceof ApiRefusal && error.isAboutToken

/** Whether the server will never take this refresh token, as opposed to not being able to look at it now. */
const isFinal = (error: unknown) => error instanceof ApiRefusal && error.status < 500 && error.status !== 429

/**
 * Calls /api/v1. A token with 10 s or less left is renewed before it is used; one that is refused is renewed once, for all calls that wait, and
 * the call is made once more; if that fails too, the session is over and what was stored of it is dropped.
 */
export class ApiClient {
  private renewing: Promise<string> | null = null
  private isMaintenance = false
  private readonly onMaintenanceListeners = new Set<(isOn: boolean) => void>()
  private readonly onEndListeners = new Set<() => void>()

  constructor(
    private readonly surroundings: Surroundings,
    readonly storage: SessionStorage
  ) {}

  /** Told when maintenance begins and ends. */
  onMaintenance(listener: (isOn: boolean) => void): () => void {
    this.onMaintenanceListeners.add(listener)
    return () => this.onMaintenanceListeners.delete(listener)
  }

  /** Told when the session is over. */
  onEnd(listener: () => void): () => void {
    this.onEndListeners.add(listener)
    return () => this.onEndListeners.delete(listener)
  }

  /** Makes a call and returns what `data` holds. Throws ApiRefusal, UnreadableAnswer, RenewalFailed, or what `fetch` throws. */
  async call<Data>(route: Route, options: CallOptions = {}): Promise<Data> {
    const use = tokenUseOf(route)
    const chosen = await this.choose(use)
    try {
      return (await this.attempt(route, chosen.token, options)) as Data
    } catch (error) {
      if (use === 'never' || !isAboutToken(error)) throw error
      return (await this.replay(route, options, chosen, error)) as Data
    }
  }

  /** Signs out here, and there if the server can be reached. */
  async signOut(): Promise<void> {
    const token = this.storage.session?.accessToken ?? null
    this.end()
    if (token) await sendCall(this.surroundings, 'DELETE /tokens', token, {}).catch(() => undefined)
  }

  private async choose(use: TokenUse): Promise<Chosen> {
    const { session } = this.storage
    if (use === 'never' || !session) return { token: null, wasRenewed: false }
    const now = this.surroundings.now()
    const token = session.accessToken
    if (use === 'optional') return { token: isExpired(session.accessExpiresAt, now) ? null : token, wasRenewed: false }
    if (!session.refreshToken || !mustRenew(session.accessExpiresAt, now)) return { token, wasRenewed: false }
    return { token: await this.renew().catch((error) => this.orElse(token, error)), wasRenewed: true }
  }

  /** A renewal that could not be made now does not stop a call: the server gives the old token its leeway. */
  private orElse(token: string, error: unknown): string {
    if (error instanceof RenewalFailed) return token
    throw error
  }

  private async attempt(route: Route, token: string | null, options: CallOptions): Promise<unknown> {
    const { generation } = this.storage
    try {
      const { envelope, content } = await sendCall(this.surroundings, route, token, options)
      await this.take(envelope, generation)
      return content
    } catch (error) {
      if (error instanceof ApiRefusal) this.announceMaintenance(error.system)
      throw error
    }
  }

  private async replay(route: Route, options: CallOptions, { token, wasRenewed }: Chosen, error: ApiRefusal) {
    const { generation, session } = this.storage
    const overtaken = session && session.accessToken !== token ? session.accessToken : null
    if (wasRenewed || (!overtaken && !session?.refreshToken)) {
      this.endOf(generation)
      throw error
    }
    const next = overtaken ?? (await this.renew())
    return this.attempt(route, next, options).catch((again) => {
      if (isAboutToken(again)) this.endOf(generation)
      throw again
    })
  }

  /** One renewal at a time: whoever needs one meanwhile waits for the same. Returns the next access token. */
  private renew(): Promise<string> {
    this.renewing ??= this.exchange().finally(() => (this.renewing = null))
    return this.renewing
  }

  private async exchange(): Promise<string> {
    const { session, generation } = this.storage
    const missing = new ApiRefusal(401, 'TKN-404')
    if (!session?.refreshToken) {
      this.endOf(generation)
      throw missing
    }
    const body = { refreshToken: session.refreshToken }
    await this.attempt(REFRESH, null, { body, blockType: 'button' }).catch((error) => {
      if (!isFinal(error)) throw new RenewalFailed('the session could not be renewed now', { cause: error })
      this.endOf(generation)
      throw error
    })
    const renewed = this.storage.session?.accessToken
    if (!renewed || generation !== this.storage.generation) throw missing
    return renewed
  }

  /** Stores what an answer changes of the session, unless the session ended since the call was made. */
  private async take({ system, authorization, userData }: Envelope, generation: number): Promise<void> {
    this.announceMaintenance(system)
    if (generation !== this.storage.generation) return
    if (authorization) this.storage.saveSession(authorization)
    if (userData) await this.storage.saveUserData(userData)
  }

  private announceMaintenance(system: Envelope['system']): void {
    if (!system || system.maintenance === this.isMaintenance) return
    this.isMaintenance = system.maintenance
    this.onMaintenanceListeners.forEach((tell) => tell(system.maintenance))
  }

  /** Ends the session that a call was made in; one that began since stays. */
  private endOf(generation: number): void {
    if (generation === this.storage.generation) this.end()
  }

  private end(): void {
    this.storage.drop()
    this.onEndListeners.forEach((tell) => tell())
  }
}
