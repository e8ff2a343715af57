import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ReadRuling } from '#app/judiciary/read_ruling'
import { knownCourts } from './known_courts.js'
import { judgeNamed, keyOf, knownJudges } from './known_judges.js'

/** A judge of a court whose times there may have changed. */
export interface Seat {
  judgeId: number
  courtId: number
}

/** A document that changed, and what it tells; null when it tells nothing any more. */
export interface ChangedDocument {
  id: number
  ruling: ReadRuling | null
}

/** Stores what documents tell of courts and judges in place of what they told before. Returns the seats that this touches. */
export async function storeRulings(trx: TransactionClientContract, changed: ChangedDocument[]): Promise<Seat[]> {
  const ids = changed.map(({ id }) => id)
  const rulings = changed.flatMap(({ ruling }) => ruling ?? [])
  const before = await seatsOf(trx, ids)
  const lost = await trx.from('judicial_rulings').whereIn('document_id', ids).select('neun')
  await trx.from('ruling_judges').whereIn('document_id', ids).delete()
  await trx.from('judicial_rulings').whereIn('document_id', ids).delete()

  const courts = await knownCourts(trx, rulings)
  const judges = await knownJudges(
    trx,
    rulings.flatMap((ruling) => ruling.judges)
  )
  if (rulings.length)
    await trx
      .knexQuery()
      .table('judicial_rulings')
      .insert(rulings.map((one) => toRow(one, courts)))
  const links = rulings.flatMap((one) => linksOf(one, judges))
  if (links.length) await trx.knexQuery().table('ruling_judges').insert(links)

  await countOnce(
    trx,
    [...lost, ...rulings].flatMap(({ neun }) => neun ?? [])
  )
  return [...before, ...(await seatsOf(trx, ids))]
}

function toRow(ruling: ReadRuling, courts: Map<string, number>) {
  return {
    document_id: ruling.documentId,
    court_id: (ruling.organId && courts.get(ruling.organId)) || null,
    neun: ruling.neun,
    is_case: ruling.isCase ? 1 : 0,
    // a case that has no outcome yet is no decision
    counted: ruling.isCase && !(ruling.sentido && ruling.decidedOn) ? 0 : 1,
    decided_on: ruling.decidedOn,
    filed_on: ruling.filedOn,
    sentido: ruling.sentido,
    materia: ruling.materia,
    proceeding: ruling.proceeding,
  }
}

function linksOf({ documentId, judges }: ReadRuling, known: Map<string, number>) {
  const ids = new Set(
    judges.flatMap((text) => {
      const name = judgeNamed(text)
      return (name && known.get(keyOf(name))) ?? []
    })
  )
  return [...ids].map((judge_id) => ({ document_id: documentId, judge_id }))
}

async function seatsOf(trx: TransactionClientContract, documentIds: number[]): Promise<Seat[]> {
  const rows = await trx
    .from('ruling_judges as j')
    .join('judicial_rulings as r', 'r.document_id', 'j.document_id')
    .whereIn('j.document_id', documentIds)
    .whereNotNull('r.court_id')
    .distinct('j.judge_id', 'r.court_id')
  return rows.map(({ judge_id: judgeId, court_id: courtId }) => ({
    judgeId: Number(judgeId),
    courtId: Number(courtId),
  }))
}

/** The page of a case and the ruling that ended it are one decision: while the ruling is here, the page does not count. */
async function countOnce(trx: TransactionClientContract, neuns: string[]): Promise<void> {
  const all = [...new Set(neuns)]
  if (all.length === 0) return
  const rows = await trx.from('judicial_rulings').whereIn('neun', all).where('is_case', 0).distinct('neun')
  const ruled = rows.map(({ neun }) => neun)
  const cases = () => trx.from('judicial_rulings').whereIn('neun', all).where('is_case', 1)
  await cases().whereNotNull('sentido').whereNotNull('decided_on').update({ counted: 1 })
  if (ruled.length) await cases().whereIn('neun', ruled).update({ counted: 0 })
}
