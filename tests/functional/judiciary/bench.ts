import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { findSource } from '#app/research/sources'
import { ground } from '../research/ingestion/ground.js'

/** A ruling of a test; what is left out is of the invented court 90201. */
export interface MadeRuling {
  neun: string
  organId?: string
  court?: string
  decidedOn: string
  judge?: string
  outcome?: string
  materia?: string
  text?: string
}

export const COURT = 'Décimo Noveno Tribunal Colegiado en Materia Civil del Primer Circuito'

/** A library to which rulings of a folder come through the ingestion, as an operator brings them. */
export async function bench() {
  const on = await ground()
  const cjf = (await findSource('cjf'))!
  let folders = 0
  return {
    ...on,
    cjf,
    /** Reads rulings out of a folder that is made for them. */
    async bring(rulings: MadeRuling[], files: Record<string, Buffer> = {}) {
      const folder = join(on.folder, `rulings-${++folders}`)
      await mkdir(folder)
      const rows = rulings.map((ruling) => toRow(ruling, files))
      await writeFile(join(folder, 'manifest.csv'), [COLUMNS, ...rows].join('\n'))
      for (const { neun, text = 'Documento ficticio de prueba.' } of rulings)
        await writeFile(join(folder, `${neun}.txt`), text)
      for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
      return on.read({ kind: 'sentencia', folder }, {}, cjf)
    },
    courtId: async (organId = '90201') =>
      Number((await db.from('courts').where('external_id', organId).firstOrFail()).id),
  }
}

export type BenchGround = Awaited<ReturnType<typeof bench>>

/** So many rulings of one judge with one outcome, one a day from a day on. */
export function many(count: number, first: number, from: string, more: Partial<MadeRuling>): MadeRuling[] {
  const start = Date.parse(from)
  return Array.from({ length: count }, (_, place) => ({
    neun: String(first + place),
    decidedOn: new Date(start + place * 86_400_000).toISOString().slice(0, 10),
    judge: 'Ofelia Inventada Duarte',
    outcome: 'Ampara',
    ...more,
  }))
}

const COLUMNS = 'archivo,neun,organo_id,organo,tipo_asunto,expediente,fecha_sentencia,magistrados,sentido,materia'

function toRow(
  { neun, organId = '90201', court = COURT, decidedOn, judge = '', outcome = '', materia = 'Civil' }: MadeRuling,
  files: Record<string, Buffer>
): string {
  const file = files[`${neun}.pdf`] ? `${neun}.pdf` : `${neun}.txt`
  const year = decidedOn.slice(0, 4) || '2025'
  return [
    file,
    neun,
    organId,
    `"${court}"`,
    'Amparo Directo',
    `${Number(neun.slice(-4))}/${year}`,
    decidedOn,
    judge,
    outcome,
    materia,
  ].join(',')
}
