import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { FieldProblem } from '#app/core/errors/field_problem'
import { isDuplicate } from '#app/core/models/duplicate'
import { toSqlInstant } from '#app/core/models/columns'
import type LegalDocument from '#app/research/models/legal_document'
import { signatureOf } from '#app/research/asking/search_query'
import { nextLook } from '#app/collections/alerts/rhythm'
import { watchSaved } from '#app/collections/alerts/watch_saved'
import { LENGTHS_KEPT, LIMITS } from '#app/collections/domain/limits'
import Alert from '#app/collections/models/alert'

/** Whose alert it is; days and weeks begin by their clock. */
export interface Owner {
  id: number
  timeZone: string | null
}

export interface SearchAlert {
  source: string
  text: string
  filters: Record<string, string[]>
  name: string
  frequency: Alert['frequency']
  /** The newest document that the person can have seen. */
  lastDocumentId: number
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Makes, changes, pauses and deletes what a person wants to be told. It is theirs alone: the firm's history does not tell of it. */
export class ManageAlerts {
  /** Throws FieldProblem when the person has this alert already, or as many as one may. */
  async search(owner: Owner, search: SearchAlert): Promise<Alert> {
    const signature = digest(`search ${search.source} ${signatureOf(search)}`)
    return this.make(owner, { kind: 'search', signature, ...search })
  }

  /** Tells at once, unless asked otherwise, when a document changes or ceases to hold. */
  async document(owner: Owner, document: LegalDocument, frequency: Alert['frequency'] = 'at_once'): Promise<Alert> {
    const name = Array.from(document.title).slice(0, LENGTHS_KEPT.alert).join('')
    const signature = digest(`document ${document.id}`)
    const fields = { kind: 'document', signature, name, documentId: document.id, frequency } as const
    return this.make(owner, fields, (trx) => watchSaved(trx, [document]))
  }

  async edit(owner: Owner, alert: Alert, { name, frequency }: Pick<Alert, 'name' | 'frequency'>): Promise<void> {
    const nextAt = frequency === alert.frequency ? alert.nextAt : nextLook(frequency, clock.now(), owner.timeZone)
    await alert.merge({ name, frequency, nextAt }).save()
  }

  async pause(alert: Alert): Promise<void> {
    await alert.merge({ paused: true }).save()
  }

  /** What came or changed while it was paused is told at its next look. */
  async resume(owner: Owner, alert: Alert): Promise<void> {
    await alert.merge({ paused: false, nextAt: nextLook(alert.frequency, clock.now(), owner.timeZone) }).save()
  }

  /** The one for all that a person keeps is only paused: it would come back with the next favourite. */
  async remove(alert: Alert): Promise<void> {
    if (alert.kind === 'saved') return this.pause(alert)
    await alert.delete()
  }

  private async make(owner: Owner, fields: Partial<Alert>, begin?: (trx: Trx) => Promise<void>): Promise<Alert> {
    const now = clock.now()
    const nextAt = nextLook(fields.frequency!, now, owner.timeZone)
    return db
      .transaction(async (trx) => {
        const known = await Alert.query({ client: trx }).where('user_id', owner.id).count('* as total').first()
        if (Number(known!.$extras.total) >= LIMITS.alerts)
          throw new FieldProblem('name', 'collections.problem.too_many_alerts', { count: LIMITS.alerts })
        const alert = await Alert.create({ ...fields, userId: owner.id, paused: false, nextAt }, { client: trx })
        await begin?.(trx)
        return alert
      })
      .catch((error) => {
        throw isDuplicate(error) ? new FieldProblem('name', 'collections.problem.alert_exists') : error
      })
  }
}

/** Sees to it that a person is told, once a day, of what becomes of all that they keep; once paused it stays so. */
export async function ensureSavedAlert(trx: Trx, userId: number): Promise<void> {
  const now = clock.now()
  const zone = await User.timeZoneOf(userId, trx)
  const row = {
    user_id: userId,
    kind: 'saved',
    name: '',
    signature: digest('saved'),
    frequency: 'daily',
    paused: 0,
    last_document_id: 0,
    next_at: toSqlInstant(nextLook('daily', now, zone)),
    created_at: toSqlInstant(now),
    updated_at: toSqlInstant(now),
  }
  await trx.knexQuery().table('alerts').insert(row).onConflict(['user_id', 'signature']).ignore()
}
