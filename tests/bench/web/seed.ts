import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { firm } from '#tests/helpers/people'
import { openSession } from '#tests/helpers/signed_in'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { fold } from '#app/core/text/fold'
import { MATERIAS } from '#app/matters/materias'
import { referenceOf } from '#app/matters/reference'

const BATCH = 50

function matter(number: number, workspaceId: number, userId: number) {
  const title = `Asunto de prueba número ${number} contra la Inmobiliaria Ficticia ${randomUUID().slice(0, 8)}`
  const client = `Cliente Ficticio ${number % 700}, S.A. de C.V.`
  const at = toSqlInstant(clock.now().minus({ minutes: number }))
  return {
    workspace_id: workspaceId,
    number,
    reference: referenceOf('Despacho de la medición', number),
    title,
    materia: MATERIAS[number % MATERIAS.length],
    court: 'Juzgado Ficticio de Distrito',
    file_number: `${number}/2026`,
    client_name: client,
    responsible_id: userId,
    created_by_id: userId,
    status: 'active',
    archived: 0,
    title_folded: fold(title),
    client_folded: fold(client),
    search_text: fold(`${number} ${title} ${client}`),
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

/** A firm with this many matters and a signed-in owner; returns the session's id. */
export async function seedMatters(count: number): Promise<string> {
  const { owner, workspace } = await firm('Despacho de la medición')
  for (let first = 1; first <= count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first + 1) }, (_, index) => first + index)
    await db.table('matters').multiInsert(numbers.map((number) => matter(number, workspace.id, owner.id)))
  }
  const session = await openSession(owner, workspace)
  return session.id
}
