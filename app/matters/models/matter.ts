import { compose } from '@adonisjs/core/helpers'
import { afterSave, beforeSave, belongsTo, hasMany, manyToMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, ManyToMany } from '@adonisjs/lucid/types/relations'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { MatterSchema } from '#database/schema'
import { clock } from '#app/core/clock'
import { NotFound } from '#app/core/errors/no_access'
import { toSqlInstant } from '#app/core/models/columns'
import { recordsChanged } from '#app/core/search/record_changes'
import { Tenanted } from '#app/core/tenancy/tenanted'
import { fold, searchFold } from '#app/core/text/fold'
import User from '#app/accounts/models/user'
import Client from '#app/clients/models/client'
import { caseKey } from '#app/courts/case_number'
import MatterPin from './matter_pin.js'
import { MATTER_TEXT_KEYS } from '#app/matters/domain/fields'
import MatterCaseChanged from '#app/matters/events/matter_case_changed'

/** Columns of folded text hold this many characters; what folds to more is only sorted by its beginning. */
const FOLDED = 420

/** What courts know a matter by. */
const OF_ITS_CASE = ['caseKey', 'court', 'courtId', 'clientName', 'alsoNamed'] as const
/** Matters that are being saved with another case than before. */
const ofAnotherCase = new WeakSet<object>()

/** Who looks: the person and the firm they work in. */
export type MatterViewer = { userId: number; workspaceId: number | null }

export type MatterQuery = ModelQueryBuilderContract<typeof Matter>

/** Leaves out what is limited to a team that somebody is not in. */
function whereOpenTo(userId: number, query: MatterQuery): MatterQuery {
  return query.where((open) => {
    void open
      .where('matters.private', 0)
      .orWhereExists((team) =>
        team.from('matter_team').whereColumn('matter_team.matter_id', 'matters.id').where('matter_team.user_id', userId)
      )
  })
}

/** Keeps what is limited to a team that somebody is not in. */
function whereClosedTo(userId: number, query: MatterQuery): MatterQuery {
  return query.where('matters.private', 1).whereNotExists((team) => {
    void team
      .from('matter_team')
      .whereColumn('matter_team.matter_id', 'matters.id')
      .where('matter_team.user_id', userId)
  })
}

/** A case file (expediente) of a firm: what it is about, before whom, for whom and who answers for it. */
export default class Matter extends compose(MatterSchema, Tenanted) {
  @belongsTo(() => User, { foreignKey: 'responsibleId' })
  declare responsible: BelongsTo<typeof User>

  /** The person who follows this matter in the clients' portal. */
  @belongsTo(() => User, { foreignKey: 'clientUserId' })
  declare clientUser: BelongsTo<typeof User>

  /** For whom it is; the main one is `clientId`. */
  @manyToMany(() => Client, { pivotTable: 'matter_clients' })
  declare clients: ManyToMany<typeof Client>

  @hasMany(() => MatterPin)
  declare pins: HasMany<typeof MatterPin>

  /**
   * The matters of the firm that somebody works in and may know of: those that are limited to their team are only seen by the team. What lies
   * in the trash is not seen.
   */
  static seenBy({ userId, workspaceId }: MatterViewer, trx?: TransactionClientContract): MatterQuery {
    return whereOpenTo(userId, this.in({ id: workspaceId ?? 0 }, trx).where('matters.trashed', 0))
  }

  /** The same among those in the trash. */
  static trashedSeenBy({ userId, workspaceId }: MatterViewer, trx?: TransactionClientContract): MatterQuery {
    return whereOpenTo(userId, this.in({ id: workspaceId ?? 0 }, trx).where('matters.trashed', 1))
  }

  /** The same wherever they are, in the trash or out of it: what was charged for a matter keeps its name. */
  static seenEvenTrashed({ userId, workspaceId }: MatterViewer): MatterQuery {
    return whereOpenTo(userId, this.in({ id: workspaceId ?? 0 }))
  }

  /** One of those. Throws NotFound. */
  static async findEvenTrashed(viewer: MatterViewer, id: number): Promise<Matter> {
    const matter = await this.seenEvenTrashed(viewer).where('matters.id', id).first()
    if (!matter) throw new NotFound('matters')
    return matter
  }

  /** The matters, in the trash too, that are limited to a team without somebody: what names one of them is not theirs to see. */
  static closedTo(userId: number): MatterQuery {
    return whereClosedTo(userId, this.query())
  }

  /**
   * The ids of the matters of a firm that somebody does not see: of what lies in the trash, and of what is limited to a team without them. To ask a large table for rows of other matters than these
   * few, once for the statement, costs a fraction of asking for each row whether its matter is seen.
   */
  static idsUnseenBy({ userId, workspaceId }: MatterViewer): MatterQuery {
    const own = () => this.in({ id: workspaceId ?? 0 }).select('matters.id')
    const closed = whereClosedTo(userId, own().whereIn('matters.trashed', [0, 1]).whereIn('matters.archived', [0, 1]))
    return own().where('matters.trashed', 1).unionAll(closed)
  }

  /** One of those. Throws NotFound. */
  static async findSeenBy(viewer: MatterViewer, id: number, trx?: TransactionClientContract): Promise<Matter> {
    const matter = await this.seenBy(viewer, trx).where('matters.id', id).first()
    if (!matter) throw new NotFound('matters')
    return matter
  }

  /** The matters that a client follows, in all firms: the only reading that crosses firms. */
  static followedBy(userId: number, trx?: TransactionClientContract) {
    return this.query(trx ? { client: trx } : {})
      .where('matters.trashed', 0)
      .where((query) => {
        void query
          .where('matters.client_user_id', userId)
          .orWhereIn(
            'matters.id',
            (other) => void other.from('matter_clients').where('user_id', userId).select('matter_id')
          )
      })
  }

  /** The matter whose id a column of the query around it holds, when a folded word is in what it is found by. */
  static saying(word: string, column: string) {
    return this.query().whereColumn('matters.id', column).whereRaw('instr(matters.search_text, ?) > 0', [word])
  }

  /**
   * Holds a matter until the transaction ends, so that two who change its parts wait for each other in one order, and says that it was worked
   * on. Its version stays: none of its own fields changes.
   */
  static async hold({ id }: { id: number }, trx: TransactionClientContract): Promise<void> {
    await this.query({ client: trx })
      .where('id', id)
      .update({ updated_at: toSqlInstant(clock.now()) })
  }

  /** Keeps what sorting, searching and comparing read in step with what people read. */
  @beforeSave()
  static foldTexts(matter: Matter) {
    matter.titleFolded = fold(matter.title).slice(0, FOLDED)
    matter.clientFolded = matter.clientName ? fold(matter.clientName).slice(0, FOLDED) : null
    const names = [matter.reference, matter.title, matter.clientName, matter.alsoNamed]
    const texts = MATTER_TEXT_KEYS.map((key) => matter[key])
    matter.searchText = searchFold([...names, ...texts].filter(Boolean).join('\n'))
    matter.caseKey = caseKey(matter.fileNumber)
    const had = (matter.$original.caseKey ?? null) as string | null
    if ((matter.caseKey ?? had) !== null && OF_ITS_CASE.some((name) => name in matter.$dirty)) ofAnotherCase.add(matter)
  }

  @afterSave()
  static async reindex(matter: Matter) {
    await recordsChanged(matter.$trx, matter.workspaceId, 'matter', [matter.id])
  }

  /** Whoever compares matters with what courts publish hears of another case, where a transaction keeps both. */
  @afterSave()
  static async dispatchCaseChange(matter: Matter) {
    if (ofAnotherCase.delete(matter) && matter.$trx)
      await MatterCaseChanged.dispatch(matter.$trx, matter.id, matter.workspaceId)
  }
}
