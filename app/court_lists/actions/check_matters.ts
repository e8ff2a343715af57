import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import type { Trx } from '#app/core/database/trx'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { notBeingFilled } from '#app/core/tasks/firms_being_filled'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import { nearCaseKeys } from '#app/courts/case_number'
import CourtListMatch from '#app/court_lists/models/court_list_match'
import CourtListRow from '#app/court_lists/models/court_list_row'
import Matter from '#app/matters/models/matter'
import { findMatches, type FoundMatch } from './find_matches.js'
import { awaitCasesOf } from './store_cases.js'
import { addProposals } from './store_rows.js'

const JOB = 'court_lists.checks'
/** Matters that one round compares. */
const AT_ONCE = 200
/** Rows of a number that a matter is compared with, the last ones, and as many with a slip of the pen. */
const MOST_ROWS = 200
/** Days for which a row is of interest to a matter that is new or got another number. */
const RECENT_DAYS = 180

/**
 * Compares matters that are new, or whose number, court or names changed, with the recent rows of the lists of their firm. Only proposes: what waits is told of by the next
 * digest, and what a person decided stays. May be killed at any moment and run again. Returns how many matters were compared.
 */
export async function checkMatters(isStopping = () => false): Promise<number> {
  const rows = await acrossFirms(db, 'court_list_checks')
    .where(notPutOff(JOB, 'court_list_checks.id'))
    .where(notBeingFilled('court_list_checks.workspace_id'))
    .orderBy('court_list_checks.id')
    .limit(AT_ONCE)
    .select('court_list_checks.id')
  const ids = rows.map(({ id }) => Number(id))
  const work = (id: number) => db.transaction((trx) => checkMatter(trx, id))
  return (await eachItem({ job: JOB, ids, isStopping, work })).filter(Boolean).length
}

type Facts = ReturnType<typeof factsOf>

async function checkMatter(trx: Trx, id: number): Promise<boolean> {
  const check = await acrossFirms(trx, 'court_list_checks').where('id', id).forUpdate().first()
  if (!check) return false
  // First of all: who changes the matter while it is compared has it compared once more.
  await acrossFirms(trx, 'court_list_checks').where('id', id).delete()
  const firm = { id: Number(check.workspace_id) }
  const open = Matter.in(firm, trx).where({ trashed: 0, archived: 0 })
  const matter = await open.where('id', Number(check.matter_id)).first()
  if (!matter) return false
  const rows = matter.caseKey ? await recentRows(trx, firm, matter.caseKey) : []
  const waiting = await CourtListMatch.in(firm, trx).where({ matterId: matter.id, state: 'waiting' }).orderBy('id')
  const known = new Set(rows.map(({ rowId }) => rowId))
  const missing = waiting.map(({ rowId }) => rowId).filter((rowId) => !known.has(rowId))
  const others = await CourtListRow.in(firm, trx).whereIn('id', missing).orderBy('id')
  const found = await findMatches(trx, firm, [...rows, ...others.map(factsOf)])
  const own = found.filter(({ matterId }) => matterId === matter.id)
  await compareAgain(trx, waiting, own)
  await addProposals(trx, firm.id, own)
  if (matter.caseKey) await awaitCasesOf(trx, matter.caseKey)
  return true
}

/** What waits says why it does by what the matter is now; what nothing speaks for any more is no proposal. */
async function compareAgain(trx: Trx, waiting: CourtListMatch[], found: FoundMatch<Facts>[]): Promise<void> {
  const byRow = new Map(found.map((each) => [each.row.rowId, each]))
  for (const match of waiting) {
    const now = byRow.get(match.rowId)
    if (now && (match.score !== now.score || match.reasons.join() !== now.reasons.join()))
      await match
        .merge({ score: now.score, uncertain: now.isUncertain, reasons: now.reasons, version: match.version + 1 })
        .save()
  }
  const gone = waiting.filter(({ rowId }) => !byRow.has(rowId)).map(({ id }) => id)
  if (gone.length > 0) await rowsBy(trx, 'court_list_matches', { id: gone }).delete()
}

/** Rows of the last half a year, or without a day, that have the number; beside them those that have it but for a slip of the pen. */
async function recentRows(trx: Trx, firm: { id: number }, key: string): Promise<Facts[]> {
  const since = clock.now().minus({ days: RECENT_DAYS }).toISODate()!
  const having = (keys: string[]) =>
    CourtListRow.in(firm, trx)
      .whereIn('case_key', keys)
      .where((recent) => void recent.whereNull('day').orWhere('day', '>=', since))
      .orderBy('id', 'desc')
      .limit(MOST_ROWS)
  return [...(await having([key])), ...(await having(nearCaseKeys(key)))].map(factsOf)
}

const factsOf = ({ id, kind, caseKey, court, courtId, parties }: CourtListRow) => ({
  ...{ rowId: id, kind, caseKey, court: court ?? null, courtId: courtId ?? null, parties: parties ?? null },
})
