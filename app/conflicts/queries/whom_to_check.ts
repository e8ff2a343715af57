import db from '@adonisjs/lucid/services/db'
import type { Searched } from '#app/conflicts/match'
import ConflictCheck from '#app/conflicts/models/conflict_check'

type Column = 'client_id' | 'matter_id'
type NameRow = { kind: string; record_id: number; name: string; rfc: string | null; curp: string | null }

/** Everybody whom a matter names, the clients first, and which clients those are. */
export async function peopleOfMatter(matter: { id: number; workspaceId: number }) {
  const clients = db.from('matter_clients').where('matter_id', matter.id).select('client_id')
  const rows = (await db
    .from('conflict_names')
    .where('workspace_id', matter.workspaceId)
    .where((query) => {
      void query
        .where((own) => void own.where('kind', 'client').whereIn('record_id', clients))
        .orWhere((own) => void own.where('matter_id', matter.id))
    })
    .orderBy('kind')
    .orderBy('id')
    .limit(100)) as NameRow[]
  const clientIds = rows.filter(({ kind }) => kind === 'client').map(({ record_id: id }) => Number(id))
  return { searched: rows.map(({ name, rfc, curp }): Searched => ({ name, rfc, curp })), clientIds }
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
