import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { nameContacts } from '#app/clients/search_aliases'
import { renewChargeTexts, renewPaymentTexts } from '#app/billing/search_text'
import { searchTextOf } from '#app/clients/domain/client_search_text'
import { duplicateKeys } from '#app/clients/domain/duplicate_keys'
import Client from '#app/clients/models/client'
import { syncClientKeys } from '#app/clients/models/client_key'
import { saveClientTags } from '#app/clients/models/client_tag'
import { Pace, atPace } from '#app/core/database/pace'
import { updateSearchAliases } from '#app/matters/search_aliases'
import Matter from '#app/matters/models/matter'
import { refreshNextDates } from '#app/matters/next_dates'

const AT_ONCE = 200

/** Works out again by what clients, matters, charges and payments of a firm are found and what comes next in each matter, from the records that are there. Safe to run again. */
export async function recomputeNames(firm: number): Promise<void> {
  await each(firm, 'clients', (trx, ids) => saveKeys(trx, firm, ids))
  await each(firm, 'matters', async (trx, ids) => {
    await nameMatters(trx, firm, ids)
    await refreshNextDates(trx, ids)
  })
  await each(firm, 'charges', (trx, id) => renewChargeTexts(trx, { id }))
  await each(firm, 'payments', (trx, id) => renewPaymentTexts(trx, { id }))
}

async function each(firm: number, table: string, work: (trx: Trx, ids: number[]) => Promise<void>): Promise<void> {
  const rows: { id: number }[] = await db.from(table).where('workspace_id', firm).orderBy('id').select('id')
  const pace = new Pace(AT_ONCE)
  for (const part of atPace(rows, pace)) {
    const ids = part.map(({ id }) => Number(id))
    await pace.transaction((trx) => work(trx, ids), ids.length)
  }
}

async function saveKeys(trx: Trx, firm: number, ids: number[]): Promise<void> {
  for (const client of await Client.in({ id: firm }, trx).whereIn('id', ids).orderBy('id')) {
    await syncClientKeys(client, duplicateKeys(client))
    await saveClientTags(client, client.tags ?? [])
    await nameContacts(trx, client)
    const { id, alsoNamed } = client
    await Client.byKey('id', id, trx).update({ also_named: alsoNamed, search_text: searchTextOf(client) })
  }
}

/** Without saying that somebody worked on them. */
async function nameMatters(trx: Trx, firm: number, ids: number[]): Promise<void> {
  for (const matter of await Matter.in({ id: firm }, trx).whereIn('id', ids).orderBy('id')) {
    await updateSearchAliases(trx, matter)
    Matter.foldTexts(matter)
    const { id, alsoNamed, searchText } = matter
    await Matter.byKey('id', id, trx).update({ also_named: alsoNamed, search_text: searchText })
  }
}
