import { compose } from '@adonisjs/core/helpers'
import { beforeSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { MatterDeadlineSchema } from '#database/schema'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { Tenanted } from '#app/core/tenancy/tenanted'
import User from '#app/accounts/models/user'
import Matter, { type MatterViewer } from '#app/matters/models/matter'
import { FoundByTitle } from './found_by_title.js'
import MatterTrigger from './matter_trigger.js'
import { saidDay } from '#app/core/text/said_day'
import { WALL_MINUTES, type DeadlineDates } from '#app/docket/domain/dates'

/** How a deadline was met. */
export interface Proof {
  /** ISO date on which it was filed. */
  metOn: string
  documentId: number | null
  text: string | null
}

/**
 * A deadline of a matter (término): until when something may be filed, by which sheet, who answers for it and how it ended. Its commands say what may happen to it in which
 * state; they throw a FieldProblem otherwise and write nothing by themselves.
 */
export default class MatterDeadline extends compose(MatterDeadlineSchema, Tenanted, FoundByTitle) {
  @belongsTo(() => Matter)
  declare matter: BelongsTo<typeof Matter>

  @belongsTo(() => MatterTrigger, { foreignKey: 'triggerId' })
  declare trigger: BelongsTo<typeof MatterTrigger>

  @belongsTo(() => User, { foreignKey: 'responsibleId' })
  declare answerable: BelongsTo<typeof User>

  /** Deadlines of the matters that somebody sees and that are at work: neither archived nor in the trash. */
  static seenBy(viewer: MatterViewer) {
    return this.in({ id: viewer.workspaceId ?? 0 }).whereExists(
      Matter.seenBy(viewer).where('matters.archived', 0).whereColumn('matters.id', 'matter_deadlines.matter_id')
    )
  }

  /** Deadlines at work that a firm shows to somebody who follows the matter. */
  static shownTo(userId: number) {
    const followed = Matter.followedBy(userId).where('matters.archived', 0)
    return this.query()
      .where({ 'matter_deadlines.shown': 1, 'matter_deadlines.open': 1, 'matter_deadlines.status': 'confirmed' })
      .whereExists(followed.whereColumn('matters.id', 'matter_deadlines.matter_id'))
  }

  /** Has the job of alerts look at a deadline that got another day, began or ended: moments before now are over. */
  @beforeSave()
  static planAlerts(deadline: MatterDeadline) {
    const dirty = deadline.$dirty as Partial<Record<string, unknown>>
    if (!('lastDay' in dirty || 'open' in dirty)) return
    const runs = deadline.open && deadline.lastDay !== null
    deadline.alertsFrom = runs ? clock.now() : null
    deadline.nextAlertAt = runs ? clock.now() : null
  }

  /** Past its last instant and still open: told as overdue; only a person says that it was missed. */
  get isOverdue(): boolean {
    return this.open && this.lastInstant !== null && this.lastInstant <= clock.now()
  }

  /** Waits for the signature of a second person. */
  get awaitsSignature(): boolean {
    return this.status === 'confirmed' && this.needsSignature && this.signedAt === null
  }

  /** They are those of its sheet: what it is to run from may be another day, from which nothing could be computed yet. */
  get dates(): DeadlineDates {
    const { takesEffect, lastDay } = this
    return {
      notifiedOn: this.sheet?.notifiedOn ?? this.request?.notifiedOn ?? null,
      takesEffect,
      lastDay,
      lastInstant: this.lastInstant?.toUTC().toISO() ?? null,
    }
  }

  /** The same by the clocks of the firm: in another zone a day ends at another instant, and is the same day. */
  get wallDates(): Omit<DeadlineDates, 'lastInstant'> & { endsAt: string | null } {
    const { notifiedOn, takesEffect, lastDay } = this.dates
    return { notifiedOn, takesEffect, lastDay, endsAt: this.sheet?.lastInstant?.slice(0, WALL_MINUTES) ?? null }
  }

  /** A person answers for the proposal; not while its date waits to be computed again, or could not be. */
  confirm(by: number, { needsSignature }: { needsSignature: boolean }): void {
    this.mustBe(['proposed'])
    if (this.stale) throw new FieldProblem('responsibleId', 'docket.problem.being_computed')
    if (this.problem !== null) throw new FieldProblem('responsibleId', 'docket.problem.not_computed')
    this.status = 'confirmed'
    this.confirmedById = by
    this.confirmedAt = clock.now()
    this.needsSignature = needsSignature
  }

  /** Whether somebody may sign: anybody but who confirmed, once. */
  canBeSignedBy(userId: number): boolean {
    return this.awaitsSignature && this.confirmedById !== userId
  }

  /** A second person signs what the first confirmed. */
  sign(by: number): void {
    this.mustBe(['confirmed'])
    if (!this.needsSignature) throw new FieldProblem('signature', 'docket.problem.no_signature')
    if (this.signedAt !== null) throw new FieldProblem('signature', 'docket.problem.signed')
    if (this.confirmedById === by) throw new FieldProblem('signature', 'docket.problem.own')
    this.signedById = by
    this.signedAt = clock.now()
  }

  /** It was filed in time. `today` is the day of the firm. */
  meet(by: number, { metOn, documentId, text }: Proof, today: string): void {
    this.mustBe(['confirmed'])
    if (metOn > today) throw new FieldProblem('metOn', 'docket.problem.met_later')
    if (this.request && metOn < this.request.notifiedOn)
      throw new FieldProblem('metOn', 'docket.problem.met_before', { day: saidDay(this.request.notifiedOn) })
    if (this.lastDay !== null && metOn > this.lastDay)
      throw new FieldProblem('metOn', 'docket.problem.met_late', { day: saidDay(this.lastDay) })
    if (documentId === null && text === null) throw new FieldProblem('proof', 'docket.problem.no_proof')
    this.close(by, 'met')
    this.metOn = metOn
    this.proofDocumentId = documentId
    this.proof = text
  }

  /** It was not filed in time. */
  miss(by: number, reason: string): void {
    this.mustBe(['confirmed'])
    if (this.lastInstant === null || this.lastInstant > clock.now())
      throw new FieldProblem('outcome', 'docket.problem.still_runs')
    this.close(by, 'missed')
    this.reason = reason
  }

  /** It does not run any more, or never did. */
  dismiss(by: number, reason: string): void {
    this.mustBe(['proposed', 'confirmed'])
    this.close(by, 'not_due')
    this.reason = reason
  }

  /** What was said of its end was a mistake. */
  reopen(): void {
    this.mustBe(['met', 'missed', 'not_due'])
    this.status = this.confirmedAt ? 'confirmed' : 'proposed'
    this.open = true
    for (const name of ['closedById', 'closedAt', 'metOn', 'proofDocumentId', 'proof', 'reason'] as const)
      this[name] = null
  }

  /** Throws a FieldProblem unless it was this version that somebody looked at. */
  mustBeAt(version: number): void {
    if (this.version !== version) throw new FieldProblem('version', 'docket.problem.stale')
  }

  private close(by: number, status: 'met' | 'missed' | 'not_due') {
    this.status = status
    this.open = false
    this.closedById = by
    this.closedAt = clock.now()
  }

  private mustBe(statuses: MatterDeadline['status'][]) {
    if (!statuses.includes(this.status)) throw new FieldProblem('version', `docket.problem.is_${this.status}`)
  }
}
