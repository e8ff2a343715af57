import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/core/clock'
import { record } from '#app/core/audit/audit_log'
import { reasonOf } from '#app/core/errors/describe_error'
import { stepDone } from '#app/core/jobs/progress'
import { GoogleApi } from '#app/google_calendar/client/google_api'
import { GoogleGrants } from '#app/google_calendar/client/google_grants'
import { EventAnswer, GoogleProblem } from '#app/google_calendar/client/google_problem'
import type { GoogleEvent } from '#app/google_calendar/domain/said'
import type { Step } from '#app/google_calendar/domain/steps'
import GoogleChange from '#app/google_calendar/models/google_change'
import GoogleConnection from '#app/google_calendar/models/google_connection'
import type GoogleItem from '#app/google_calendar/models/google_item'
import GoogleRun from '#app/google_calendar/models/google_run'
import { personOfConnection } from '#app/google_calendar/queries/person_of'
import { Work } from '#app/google_calendar/queries/work'
import { Access } from './access.js'
import { ApplyEvent } from './apply_event.js'
import { eraseConnections } from './erase_connections.js'
import { lookForMissing } from './look_for_missing.js'
import { noteProblem } from './note_problem.js'
import { authorAtGoogle } from './own_events.js'
import { ConnectionOver, holdConnection } from './runs.js'
import { SendStep, type Asking } from './send_step.js'
import { UndoRun } from './undo_run.js'

/** Minutes between two turns of one connection. */
export const EVERY_MINUTES = 5
/** Most events that are written at Google in one turn; the rest is written in the next, at once. */
const MOST_STEPS = 200

/** Brings a calendar at Google and what its person has in Foja in step, one turn at a time. */
export class SyncConnection {
  constructor(
    private readonly api = new GoogleApi(),
    private readonly grants = new GoogleGrants()
  ) {}

  /** Does a turn; what Google refuses is kept with the connection. Throws for faults of the product after the rest was done. */
  async handle(id: number, isStopping: () => boolean = () => false): Promise<void> {
    const connection = await GoogleConnection.byKey('id', id).first()
    if (!connection) return
    const identity = await personOfConnection(connection)
    if (!identity) return db.transaction((trx) => eraseConnections(trx, { id }))
    const access = new Access(connection, this.grants)
    const asking: Asking = (work) => access.with(work)
    const work = new Work(connection, identity)
    try {
      const undone = await new UndoRun(work, this.api, asking).handle()
      if (undone || connection.state !== 'on') return
      await this.turn(work, asking, isStopping)
    } catch (error) {
      if (error instanceof ConnectionOver) return
      if (error instanceof EventAnswer) return noteProblem(connection, new GoogleProblem('unreadable'))
      if (!(error instanceof GoogleProblem)) throw error
      await noteProblem(connection, error)
    }
  }

  private async turn(work: Work, asking: Asking, isStopping: () => boolean): Promise<void> {
    const { connection } = work
    const read = await this.read(connection, asking)
    const missed = await this.apply(work, read.events, isStopping)
    if (read.isWhole) await lookForMissing(connection, read.events)
    const isMore = await this.send(work, asking, isStopping)
    await this.finish(work, { syncToken: missed ? connection.syncToken : read.syncToken, isMore, isMissed: !!missed })
    if (missed && missed !== 'stopped') throw missed
  }

  /** What changed at Google, all of it when it does not take the token any more. */
  private async read({ syncToken }: GoogleConnection, asking: Asking) {
    const since = await asking((calendar) => this.api.changes(calendar, syncToken))
    if (since) return { ...since, isWhole: syncToken === null }
    const all = await asking((calendar) => this.api.changes(calendar, null))
    if (!all) throw new GoogleProblem('unreadable')
    return { ...all, isWhole: true }
  }

  /** Takes over what changed there. One event that fails stops no other; it is read again. Returns the first failure, or that there was no time. */
  private async apply(work: Work, events: GoogleEvent[], isStopping: () => boolean): Promise<unknown> {
    const apply = new ApplyEvent(work)
    let failure: unknown = null
    for (const event of events) {
      if (isStopping()) return failure ?? 'stopped'
      try {
        await apply.handle(event)
        stepDone()
      } catch (error) {
        if (error instanceof ConnectionOver) throw error
        logger.warn(
          { because: reasonOf(error, 200), connection: work.connection.id },
          'an event could not be taken over'
        )
        failure ??= error
      }
    }
    return failure
  }

  private async send(work: Work, asking: Asking, isStopping: () => boolean): Promise<boolean> {
    work.forget()
    const steps: Step<GoogleItem>[] = []
    for await (const step of work.steps()) if (steps.push(step) > MOST_STEPS) break
    const sending = new SendStep(work, this.api, asking)
    let isMore = steps.length > MOST_STEPS
    for (const step of steps.slice(0, MOST_STEPS)) {
      if (isStopping()) return true
      if (await sending.handle(step)) isMore = true
      stepDone()
    }
    return isMore
  }

  private async finish(
    { connection: { id }, identity }: Work,
    { syncToken, isMore, isMissed }: { syncToken: string | null; isMore: boolean; isMissed: boolean }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const connection = await holdConnection(trx, id)
      const now = clock.now()
      const dueAt = connection.state !== 'on' ? null : isMore ? now : now.plus({ minutes: EVERY_MINUTES })
      const calm = isMissed ? {} : { failures: 0, failingSince: null, problem: null, toldAt: null }
      await connection.merge({ syncToken, dueAt, syncedAt: now, ...calm }).save()
      if (isMore) return
      const run = await GoogleRun.query({ client: trx }).where('connection_id', id).whereNull('ended_at').first()
      if (!run) return
      await run.merge({ endedAt: now }).save()
      const changes = await GoogleChange.query({ client: trx })
        .where('run_id', run.id)
        .groupBy('side', 'does')
        .select('side', 'does')
        .count('* as total')
      const counts = Object.fromEntries(
        changes.map(({ side, does, $extras }) => [`${side}_${does}`, Number($extras.total)])
      )
      const subject = { type: 'google_calendar', id }
      const { workspaceId } = connection
      await record(trx, authorAtGoogle(identity), {
        ...{ workspaceId, action: 'google_calendar.synced', subject, after: counts },
      })
    })
  }
}
