import db from '@adonisjs/lucid/services/db'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { seal } from '#app/core/encryption/sealed'
import { randomness } from '#app/core/encryption/tokens'
import { translate } from '#app/core/messages/catalogue'
import User from '#app/accounts/models/user'
import { GoogleApi } from '#app/google_calendar/client/google_api'
import { GoogleGrants, type GoogleTokens } from '#app/google_calendar/client/google_grants'
import { EventAnswer, GoogleProblem } from '#app/google_calendar/client/google_problem'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import type { Identity } from '#app/workspaces/identity'
import { eraseConnections } from './erase_connections.js'
import { giveBack } from './give_back.js'

const SCOPE_BYTES = 12

/** Where a connection is: of a person, in a firm. */
export type Owner = { userId: number; workspaceId: number }

/** What somebody chooses to have at Google. None of the kinds stands for all. */
export interface Choice {
  masked: boolean
  kinds: string[]
}

/** The columns of a choice. */
export const stored = ({ masked, kinds }: Choice) => ({ masked, kinds: kinds.length > 0 ? kinds : null })

/** Connects the calendar of a person in a firm with one of theirs at Google. */
export class ConnectGoogle {
  constructor(
    private readonly api = new GoogleApi(),
    private readonly grants = new GoogleGrants()
  ) {}

  /**
   * Takes the code with which a browser came back and keeps the connection; nothing is sent yet. Who comes back to a calendar that is still there goes on with it;
   * otherwise one is made, and what was remembered of the one before is forgotten. Throws GoogleProblem, `revoked` when the person left out what was asked for;
   * then nothing is kept and what was granted is given back.
   */
  async handle(
    identity: Identity,
    choice: Choice,
    { code, verifier, redirect }: { code: string; verifier: string; redirect: string },
    author: Author
  ): Promise<void> {
    const tokens = await this.grants.exchange(code, verifier, redirect)
    try {
      await this.keep(identity, choice, tokens, author)
    } catch (error) {
      await giveBack(this.grants, identity.user.id, tokens.refresh ?? tokens.access)
      throw error
    }
  }

  private async keep(
    { user, workspace }: Identity,
    choice: Choice,
    { access, refresh, seconds, isGranted }: GoogleTokens,
    author: Author
  ): Promise<void> {
    if (refresh === null || !isGranted) throw new GoogleProblem('revoked')
    const owner = { userId: user.id, workspaceId: workspace!.id }
    const known = await this.stillThere(await GoogleConnection.of(owner), access)
    const name = translate(user.language, 'google_calendar.calendar_name', { firm: workspace!.name })
    const calendarId = known ?? (await this.api.createCalendar(access, name, workspace!.timeZone))
    const fresh: Partial<ModelAttributes<GoogleConnection>> = {
      ...{ ...stored(choice), state: 'waiting', failures: 0, problem: null, failingSince: null, toldAt: null },
      ...{ dueAt: null, syncToken: null, calendarId, accessUntil: clock.now().plus({ seconds }) },
      ...{ accessToken: seal(access, 'google'), refreshToken: seal(refresh, 'google') },
    }
    await db.transaction(async (trx) => {
      await User.lock(user.id, trx)
      const before = await GoogleConnection.of(owner, trx)
      const isSame = before !== null && before.calendarId === calendarId
      if (before && !isSame) await eraseConnections(trx, { id: before.id })
      const idScope = randomness.bytes(SCOPE_BYTES).toString('hex')
      const connection = isSame
        ? await before.merge(fresh).save()
        : await GoogleConnection.create({ ...owner, ...fresh, idScope }, { client: trx })
      const subject = { type: 'google_calendar', id: connection.id }
      const { workspaceId } = owner
      await record(trx, author, {
        ...{ workspaceId, action: 'google_calendar.connected', subject, after: stored(choice) },
      })
    })
  }

  /** The calendar of a connection when these tokens reach it; null when it is gone or of another account. */
  private async stillThere(connection: GoogleConnection | null, access: string): Promise<string | null> {
    if (!connection) return null
    const { calendarId } = connection
    try {
      await this.api.changes({ access, calendarId }, null)
      return calendarId
    } catch (error) {
      if (error instanceof EventAnswer || (error instanceof GoogleProblem && error.kind !== 'quota')) return null
      throw error
    }
  }
}
