/*
 * How long does a check of conflicts take among many names? Files so many fictitious names in one firm, as Mexican names are spread (few given
 * names and surnames make most of them), looks for as many of them misspelled, and prints milliseconds at the middle, at 95 in 100 and at most.
 * Target: 100,000 names, 95 in 100 below 150 ms.
 *
 *   node --import=@poppinss/ts-exec tests/bench/practice/conflicts.ts [--names 100000] [--queries 200]
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ignite } from '../../../bin/ignitor.js'

const { values } = parseArgs({
  options: { names: { type: 'string', default: '100000' }, queries: { type: 'string', default: '200' } },
})
const [count, queries] = [Number(values.names), Number(values.queries)]
const data = mkdtempSync(join(tmpdir(), 'foja-conflicts-'))
Object.assign(process.env, {
  NODE_ENV: 'test',
  FOJA_DATA: data,
  HOST: '127.0.0.1',
  PORT: '3591',
  APP_URL: 'http://127.0.0.1:3591',
})

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { default: db } = await import('@adonisjs/lucid/services/db')
const { firm } = await import('#tests/helpers/people')
const { prepareDatabase } = await import('#tests/helpers/database')
const { fileNames } = await import('#app/conflicts/names/save_names')
const { findConflicts } = await import('#app/conflicts/queries/find_conflicts')

const GIVEN =
  'José Luis Juan María Guadalupe Carlos Francisco Ana Rosa Miguel Alejandro Jorge Verónica Patricia Fernando Ricardo Laura Sofía Daniel Eduardo Gabriela Raúl Teresa Óscar Adriana Héctor Silvia Arturo Leticia Sergio Norma Rafael Elena Javier Martha Roberto Alicia Manuel Diana Ángel'.split(
    ' '
  )
const SURNAMES =
  'Hernández García Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Jiménez Reyes Díaz Torres Gutiérrez Ruiz Mendoza Aguilar Ortiz Moreno Castillo Romero Álvarez Méndez Chávez Rivera Juárez Ramos Domínguez Herrera Medina Castro Vargas Guzmán Velázquez Rojas Contreras Salazar Luna Ortega Guerrero Santiago Estrada Bautista Cortés Soto Alvarado Espinoza Lara Ávila Ríos Cervantes Silva Delgado Vega Márquez Sandoval Carrillo Fuentes León Mejía Solís Rosas Ibarra Valdez Campos Santos Camacho Peña Navarro Rosales Molina Miranda Cabrera Barrera Ochoa Nava Padilla Zamora Cárdenas Escobar Villegas Trejo Rangel Salas Montes Ponce Serrano Acosta Huerta Maldonado'.split(
    ' '
  )
let seed = 7
const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
/** The first of a list come often, the last seldom. */
const often = (list: string[]) => list[Math.floor(list.length * random() ** 2)]!
const person = () => `${often(GIVEN)} ${often(GIVEN)} ${often(SURNAMES)} ${often(SURNAMES)}`
const misspelled = (name: string) =>
  name
    .replace('z', 's')
    .replace('Gu', 'Gü')
    .replace(/^(\S+) (\S+) (.+)$/, '$3, $1 $2')

await prepareDatabase()
const { workspace } = await firm('Despacho de medición')
const names: string[] = []
for (let at = 0; at < count; at += 200) {
  const batch = Array.from({ length: Math.min(200, count - at) }, person)
  names.push(...batch)
  const rows = batch.map((name, index) => ({
    workspaceId: workspace.id,
    kind: 'client' as const,
    recordId: at + index + 1,
    name,
  }))
  await db.transaction((trx) => fileNames(trx, rows))
}
await db.rawQuery('ANALYZE')
const times: number[] = []
const cpu = process.cpuUsage()
let found = 0
for (let query = 0; query < queries; query++) {
  const name = misspelled(names[Math.floor(names.length * random())]!)
  const begun = performance.now()
  found += (await findConflicts(workspace.id, { name })).length > 0 ? 1 : 0
  times.push(performance.now() - begun)
}
const used = process.cpuUsage(cpu)
const busy = ((used.user + used.system) / 1_000 / queries).toFixed(1)
times.sort((one, other) => one - other)
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1)
process.stdout.write(
  `${count} names, ${queries} checks, ${found} with a match: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms, processor ${busy} ms each\n`
)
await app.terminate()
rmSync(data, { recursive: true, force: true })
