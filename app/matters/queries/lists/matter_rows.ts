import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import User from '#app/accounts/models/user'
import { joinOn } from '#app/core/models/join_on'
import type Matter from '#app/matters/models/matter'
import type { Materia, Status } from '#app/matters/domain/materias'

/** One line of a list of matters: columns as the database has them, since a list needs no models. */
export interface MatterRow {
  id: number
  reference: string
  title: string
  materia: Materia
  court: string | null
  file_number: string | null
  client_name: string | null
  status: Status
  stage: string | null
  /** `YYYY-MM-DD`. */
  next_on: string | null
  private: number | boolean
  read_only: number | boolean
  /** UTC, `YYYY-MM-DD HH:mm:ss.SSS`. */
  updated_at: string
  responsible_id: number | null
  responsible_name: string | null
}

const COLUMNS = [
  'id',
  'reference',
  'title',
  'materia',
  'court',
  'file_number',
  'client_name',
  'status',
  'stage',
  'next_on',
  'private',
  'read_only',
  'updated_at',
  'responsible_id',
]
const SELECTION = [...COLUMNS.map((name) => `matters.${name}`), 'responsible.name as responsible_name']

/** Reads the matters of a query as lines, with the name of who answers for each; `Also` are columns that the query selects itself. */
export async function matterRows<Also = unknown>(
  query: ModelQueryBuilderContract<typeof Matter>
): Promise<(MatterRow & Also)[]> {
  query.leftJoin(...joinOn(User, 'matters.responsible_id', 'responsible')).select(SELECTION)
  return (await query.pojo<MatterRow & Also>()) as (MatterRow & Also)[]
}

/** An instant as both databases return it in a line, in ISO. */
export function isoOf(sqlInstant: string): string {
  return `${sqlInstant.replace(' ', 'T')}Z`
}
