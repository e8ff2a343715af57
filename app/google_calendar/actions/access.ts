import { clock } from '#app/core/clock'
import { seal, unseal } from '#app/core/encryption/sealed'
import type { GoogleGrants } from '#app/google_calendar/client/google_grants'
import { EventAnswer, GoogleProblem } from '#app/google_calendar/client/google_problem'
import type { Calendar } from '#app/google_calendar/client/google_api'
import type GoogleConnection from '#app/google_calendar/models/google_connection'

/** An access token is renewed this long before it ends. */
const EARLY_SECONDS = 60

/** The way to the calendar of a connection: its access token is renewed when it is over. */
export class Access {
  constructor(
    private readonly connection: GoogleConnection,
    private readonly grants: GoogleGrants
  ) {}

  /** Asks with a good token; once more with a new one when Google does not take it. Throws GoogleProblem `revoked` when it takes none. */
  async with<T>(work: (calendar: Calendar) => Promise<T>): Promise<T> {
    const isRefused = (error: unknown) => error instanceof EventAnswer && error.status === 401
    try {
      return await work(await this.calendar())
    } catch (error) {
      if (!isRefused(error)) throw error
    }
    try {
      return await work(await this.calendar(true))
    } catch (error) {
      throw isRefused(error) ? new GoogleProblem('revoked') : error
    }
  }

  private async calendar(isRefused = false): Promise<Calendar> {
    const { accessToken, accessUntil, calendarId } = this.connection
    const isGood = accessUntil !== null && accessUntil > clock.now().plus({ seconds: EARLY_SECONDS })
    const known = isGood && !isRefused ? unseal(accessToken, 'google') : null
    return { calendarId, access: known ?? (await this.renew()) }
  }

  private async renew(): Promise<string> {
    const refresh = unseal(this.connection.refreshToken, 'google')
    if (refresh === null) throw new GoogleProblem('revoked')
    const { access, seconds, refresh: next } = await this.grants.refresh(refresh)
    this.connection.merge({
      accessToken: seal(access, 'google'),
      accessUntil: clock.now().plus({ seconds }),
      ...(next && { refreshToken: seal(next, 'google') }),
    })
    await this.connection.save()
    return access
  }
}
