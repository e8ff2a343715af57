import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { agreementsOfCase } from '#sources/cjf/cases/agreements_of_case'
import { SYSTEM } from '#app/core/audit/author'
import { record } from '#app/core/audit/audit_log'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { caseKey } from '#app/courts/case_number'
import { courtLikeness } from '#app/court_lists/domain/court_likeness'
import { digestOfList } from '#app/court_lists/domain/fingerprint'
import { CASE_SOURCE, rowsOfCase, SOURCE_DAYS, type SourceCase } from '#app/court_lists/domain/source_rows'
import CourtList from '#app/court_lists/models/court_list'
import { courtsNamed } from '#app/court_lists/queries/name_courts'
import { mattersOfCase, type MatterOfCase } from '#app/matters/queries/matters_of_case'
import LegalDocument from '#app/research/models/legal_document'
import Workspace from '#app/workspaces/models/workspace'
import { storeRows } from './store_rows.js'

const JOB = 'court_lists.cases'
/** Cases that one round compares. */
const AT_ONCE = 100
/** Matters of all firms that one case is compared with. */
const MOST_MATTERS = 500
const NOBODY_SAID = { day: null, court: null, courts: [] }

/** Has cases of the library compared with the matters of all firms by the job. */
export async function awaitCases(trx: TransactionClientContract, documentIds: readonly number[]): Promise<void> {
  if (documentIds.length === 0) return
  const rows = documentIds.map((id) => ({ document_id: id, waiting: true }))
  await trx.knexQuery().table('court_list_cases').insert(rows).onConflict(['document_id']).merge(['waiting'])
}

/** The same for those of a case number, by its key. */
export async function awaitCasesOf(trx: TransactionClientContract, key: string): Promise<void> {
  await trx.from('court_list_cases').where('case_key', key).update({ waiting: true })
}

/**
 * Proposes what the library's source published of cases to the firms whose matters have their number and court, as rows of a list that each firm has for it. Once, however often
 * it is run; may be killed at any moment. Returns how many rows are new.
 */
export async function storeCases(isStopping = () => false): Promise<number> {
  const waiting = await db
    .from('court_list_cases')
    .where('waiting', true)
    .where(notPutOff(JOB, 'court_list_cases.id'))
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id')
  const ids = waiting.map(({ id }) => Number(id))
  const work = (id: number) => db.transaction((trx) => storeCase(trx, id))
  return (await eachItem({ job: JOB, ids, isStopping, work })).reduce((sum, added) => sum + added, 0)
}

async function storeCase(trx: Trx, id: number): Promise<number> {
  const held = await trx.from('court_list_cases').where({ id, waiting: true }).forUpdate().first()
  if (!held) return 0
  const document = await LegalDocument.query({ client: trx }).where('id', Number(held.document_id)).first()
  const told = document && caseOf(document)
  const key = caseKey(told?.number)
  await trx.from('court_list_cases').where('id', id).update({ waiting: false, case_key: key })
  if (!told || !document || key === null || document.withdrawnAt) return 0
  const rows = rowsOfCase(told, clock.now().minus({ days: SOURCE_DAYS }).toISODate()!)
  if (rows.length === 0 || told.court === null) return 0
  const courts = (await courtsNamed([told.court], trx)).get(told.court) ?? []
  const courtIds = new Map(courts.length === 1 ? [[rows[0]!.court!, courts[0]!.id]] : [])
  const matters = await mattersOfCase(trx, key, MOST_MATTERS)
  const firms = new Set(
    matters.filter((matter) => isOfCourt(matter, told.court!, courts)).map(({ workspaceId }) => workspaceId)
  )
  let added = 0
  for (const workspaceId of firms) {
    const list = await listOfSource(trx, workspaceId)
    const stored = await storeRows(trx, list, rows, { choices: NOBODY_SAID, courtIds, documentId: document.id })
    if (stored.added > 0) await list.merge({ rowCount: list.rowCount + stored.added }).save()
    added += stored.added
  }
  return added
}

const caseOf = (document: LegalDocument): SourceCase => ({
  number: document.facets.numExpediente?.[0] ?? null,
  proceeding: document.facets.asunto?.[0] ?? null,
  court: document.facets.organo?.[0] ?? null,
  agreements: agreementsOfCase(document),
})

function isOfCourt({ court, courtId }: MatterOfCase, named: string, courts: readonly { id: number }[]): boolean {
  if (courtId !== null && courts.length > 0) return courts.some(({ id }) => id === courtId)
  return ['same', 'likely'].includes(courtLikeness(court, named))
}

/** The list of a firm that holds what the source tells, held until the transaction ends. The owner of the firm stands for who took it in. */
async function listOfSource(trx: Trx, workspaceId: number): Promise<CourtList> {
  const digest = digestOfList(`source ${CASE_SOURCE}`)
  const find = () => CourtList.in({ id: workspaceId }, trx).where('digest', digest).forUpdate().first()
  const kept = await find()
  if (kept) return kept
  const at = toSqlInstant(clock.now())
  const columns = {
    ...{ workspace_id: workspaceId, name: 'CJF', digest, source: CASE_SOURCE, state: 'stored', row_count: 0 },
    ...{ left_over_count: 0, left_over: '[]', created_by_id: await Workspace.ownerOf(workspaceId, trx) },
    ...{ created_at: at, updated_at: at },
  }
  await trx.knexQuery().table('court_lists').insert(columns).onConflict(['workspace_id', 'digest']).ignore()
  const list = (await find())!
  await record(trx, SYSTEM, {
    workspaceId,
    action: 'court_list.imported',
    subject: { type: 'court_list', id: list.id },
    after: { name: list.name },
  })
  return list
}
