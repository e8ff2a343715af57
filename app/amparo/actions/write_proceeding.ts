import db from '@adonisjs/lucid/services/db'
import type { Author } from '#app/core/audit/author'
import type { Trx } from '#app/core/database/trx'
import { FieldProblem } from '#app/core/errors/field_problem'
import { isDuplicate } from '#app/core/models/duplicate'
import { knownCase, leaveOtherCase } from '#app/amparo/actions/one_case'
import { logProceeding } from '#app/amparo/actions/proceeding_log'
import { storedProceeding, TOLD_FIELDS, type ProceedingFields } from '#app/amparo/domain/proceeding_fields'
import { CLOSED_STAGE, kindOf, stageOf, TRIAL_KINDS } from '#app/amparo/domain/proceedings'
import AmparoFollower from '#app/amparo/models/amparo_follower'
import AmparoNewsItem from '#app/amparo/models/amparo_news_item'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import Matter from '#app/matters/models/matter'

/** A parent of a parent of a parent: no remedy goes further. */
const DEEPEST = 10

/** The stage in which a proceeding begins: what is only followed was filed by somebody. */
const firstStage = ({ kind, isOwn }: Pick<ProceedingFields, 'kind' | 'isOwn'>): string =>
  kindOf(kind).stages[isOwn ? 0 : 1]!.key

/** Writes proceedings of amparo, and cases that are only followed. */
export class WriteProceeding {
  /** Whoever adds it follows it. Throws a FieldProblem for a case that the firm has already; then nothing is written. */
  add(author: Author, firm: { id: number }, fields: ProceedingFields): Promise<AmparoProceeding> {
    return db.transaction((trx) => this.write(trx, author, firm, fields))
  }

  /** The same within a transaction. */
  async write(
    trx: Trx,
    author: Author,
    firm: { id: number },
    fields: ProceedingFields,
    stage = firstStage(fields)
  ): Promise<AmparoProceeding> {
    await this.checkLinks(trx, firm, fields)
    const of = {
      workspaceId: firm.id,
      stage,
      isClosed: stage === CLOSED_STAGE,
      createdById: author.userId!,
      version: 1,
    }
    const known = await knownCase(trx, author, firm, fields)
    const row = { ...storedProceeding(fields), ...known, ...of }
    const proceeding = await once(() => AmparoProceeding.create(row, { client: trx }))
    if (author.userId !== null) await follow(trx, proceeding, author.userId)
    const { kind, isOwn, number, court } = proceeding
    await logProceeding(trx, author, proceeding, {
      action: isOwn ? 'amparo_proceeding.added' : 'amparo_proceeding.followed',
      after: { kind, number, court },
    })
    return proceeding
  }

  /** Throws a FieldProblem when it was saved since `version`, and as `add`; the transaction is to be rolled back then. */
  async edit(
    trx: Trx,
    author: Author,
    { id, workspaceId }: { id: number; workspaceId: number },
    version: number,
    fields: ProceedingFields
  ): Promise<AmparoProceeding> {
    const proceeding = await heldProceeding(trx, { id, workspaceId }, version)
    await this.checkLinks(trx, { id: workspaceId }, fields, proceeding)
    const row = { ...storedProceeding(fields), ...(await knownCase(trx, author, { id: workspaceId }, fields, id)) }
    const changed = TOLD_FIELDS.filter((name) => (proceeding[name] ?? null) !== (row[name] ?? null))
    const only = (of: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, of[name] ?? null]))
    const before = only(proceeding.serialize())
    const isOfKind = stageOf(fields.kind, proceeding.stage) !== undefined
    const stage = isOfKind ? proceeding.stage : firstStage(fields)
    const after = { ...row, stage, isClosed: stage === CLOSED_STAGE, version: version + 1 }
    await leaveOtherCase(trx, proceeding, row)
    await once(() => proceeding.merge(after).save())
    if (changed.length > 0)
      await logProceeding(trx, author, proceeding, { action: 'amparo_proceeding.edited', before, after: only(row) })
    return proceeding
  }

  /** Throws a FieldProblem when it was saved since `version`, and for a stage that its kind does not have. */
  async moveTo(
    author: Author,
    { id, workspaceId }: { id: number; workspaceId: number },
    { version, stage }: { version: number; stage: string }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const proceeding = await heldProceeding(trx, { id, workspaceId }, version)
      if (!stageOf(proceeding.kind, stage)) throw new FieldProblem('stage', 'amparo.problem.other_stage')
      const before = proceeding.stage
      await proceeding.merge({ stage, isClosed: stage === CLOSED_STAGE, version: version + 1 }).save()
      const told = { before: { stage: before }, after: { stage, number: proceeding.number } }
      await logProceeding(trx, author, proceeding, { action: 'amparo_proceeding.moved', ...told })
    })
  }

  /** The matter is held, so that it is not erased meanwhile; the parent is of the firm, and not the proceeding itself or one below it. */
  private async checkLinks(
    trx: Trx,
    firm: { id: number },
    { kind, matterId, parentId }: ProceedingFields,
    own?: AmparoProceeding
  ): Promise<void> {
    if (parentId !== null && TRIAL_KINDS.includes(kind)) throw new FieldProblem('parentId', 'amparo.problem.no_remedy')
    if (matterId !== null) await Matter.hold(await Matter.findIn(firm, matterId, trx), trx)
    let above = parentId
    for (let step = 0; above !== null; step++) {
      if (above === own?.id || step === DEEPEST) throw new FieldProblem('parentId', 'amparo.problem.own_parent')
      const parent: AmparoProceeding | null = await AmparoProceeding.in(firm, trx).where('id', above).first()
      if (!parent) throw new FieldProblem('parentId', 'amparo.problem.no_parent')
      above = parent.parentId
    }
  }
}

/** A proceeding as it is now, held until the transaction ends. Throws a FieldProblem when it was saved since `version`. */
export async function heldProceeding(
  trx: Trx,
  { id, workspaceId }: { id: number; workspaceId: number },
  version?: number
): Promise<AmparoProceeding> {
  const proceeding = await AmparoProceeding.in({ id: workspaceId }, trx).where('id', id).forUpdate().firstOrFail()
  if (version !== undefined && proceeding.version !== version) throw new FieldProblem('version', 'amparo.problem.stale')
  return proceeding
}

/** Somebody follows a case from now on; what was there before counts as read. Who follows it already goes on as before. */
export async function follow(trx: Trx, { id, workspaceId }: AmparoProceeding, userId: number): Promise<void> {
  const there = await AmparoFollower.in({ id: workspaceId }, trx).where({ proceedingId: id, userId }).first()
  if (there) return
  const last = await AmparoNewsItem.in({ id: workspaceId }, trx).where('proceedingId', id).orderBy('id', 'desc').first()
  await AmparoFollower.create({ workspaceId, proceedingId: id, userId, seenId: last?.id ?? 0 }, { client: trx })
}

/** Writes what a firm has once. Throws a FieldProblem when somebody else wrote the same meanwhile. */
async function once<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    throw new FieldProblem('number', 'amparo.problem.has_it_already')
  }
}
