import db from '@adonisjs/lucid/services/db'
import type { Searched } from '#app/conflicts/match'
import type { Except } from '#app/conflicts/queries/find_conflicts'
import ConflictCheck from '#app/conflicts/models/conflict_check'
import MatterClient from '#app/matters/models/matter_client'

type Column = 'client_id' | 'matter_id'
type NameRow = {
  kind: string
  record_id: number
  name: string
  side: string | null
  rfc: string | null
  curp: string | null
}

/** The clients of a matter. */
export async function clientsOfMatter({ id }: { id: number }): Promise<number[]> {
  const links = await MatterClient.byKey('matter_id', id).select('client_id')
  return links.map(({ clientId }) => clientId)
}

/** What is no conflict for somebody on one side of a matter: for our side neither its clients nor where they stand on our side elsewhere. */
export function exceptFor(side: string | null, matterId: number, clientIds: number[]): Except {
  return side === 'ours' ? { matterId, clientIds, ownSideOf: clientIds } : { matterId }
}

/** Everybody whom a matter names, the clients first, and what is no conflict for each of them. */
export async function peopleOfMatter(matter: { id: number; workspaceId: number }) {
  const clientIds = await clientsOfMatter(matter)
  const rows = (await db
    .from('conflict_names')
    .where('workspace_id', matter.workspaceId)
    .where((query) => {
      void query
        .where((own) => void own.where('kind', 'client').whereIn('record_id', clientIds))
        .orWhere((own) => void own.where('matter_id', matter.id))
    })
    .orderBy('kind')
    .orderBy('id')
    .limit(100)) as NameRow[]
  return {
    searched: rows.map(({ name, rfc, curp }): Searched => ({ name, rfc, curp })),
    except: rows.map(({ side }) => exceptFor(side, matter.id, clientIds)),
  }
}

/** The last check of a client or of a matter. */
export function lastCheck(workspaceId: number, column: Column, id: number): Promise<ConflictCheck | null> {
  return ConflictCheck.in({ id: workspaceId }).where(column, id).orderBy('id', 'desc').first()
}

/** Who was not looked for as they are called now. */
export function uncheckedOf(people: Searched[], last: ConflictCheck | null): string[] {
  const sign = ({ name, rfc, curp }: Searched) => [name, rfc ?? '', curp ?? ''].join('|')
  const checked = new Set(last?.searched.map(sign))
  return people.filter((person) => !checked.has(sign(person))).map(({ name }) => name)
}
