import type { Author } from '#app/core/audit/author'
import type User from '#app/accounts/models/user'
import { DecideMatch } from '#app/court_lists/actions/decide_match'
import { ImportList } from '#app/court_lists/actions/import_list'
import CourtListMatch from '#app/court_lists/models/court_list_match'
import CourtListRow from '#app/court_lists/models/court_list_row'
import Matter from '#app/matters/models/matter'
import type Workspace from '#app/workspaces/models/workspace'
import { courtDay } from './court_day.js'

const AGREEMENTS = [
  ['Juzgado', 'Expediente', 'Tipo de juicio', 'Partes', 'Síntesis'],
  [
    ...['Juzgado Noveno de Distrito en Materia Administrativa en la Ciudad de México', '1183/2026', 'Amparo indirecto'],
    'Operadora Gastronómica La Galatea, S.A. de C.V.',
    'Agréguese a los autos el oficio de la autoridad; vista a las partes.',
  ],
  [
    'Juzgado Decimosegundo de Distrito en Materia Administrativa en la Ciudad de México',
    ...['760/2026', 'Amparo indirecto', 'Estacionamientos Unidos del Valle, A.C.'],
    'Se previene a la quejosa para que dentro del término de tres días aclare su demanda.',
  ],
  [
    ...['Juzgado Tercero de Distrito en el Estado de Puebla', '1402/2026', 'Amparo indirecto'],
    'Comercializadora Ficticia del Altiplano, S.A. de C.V.',
    'Téngase por recibido el informe previo; agréguese a sus autos.',
  ],
  [
    ...['Segundo Juzgado de Distrito en Materia Mercantil en la Ciudad de México', '641/2026', 'Ejecutivo mercantil'],
    ...['Ferretería Imaginaria de Oriente, S.A. de C.V.', 'Devuélvase el exhorto a su lugar de origen.'],
  ],
  [
    ...['Juzgado Tercero de Distrito en el Estado de Puebla', '1977/2026', 'Amparo indirecto', 'Persona Ficticia Una'],
    'Se difiere la audiencia constitucional.',
  ],
]

const UNDATED = [
  ['Juzgado', 'Expediente', 'Tipo de juicio', 'Partes', 'Síntesis'],
  [
    ...['Tercer Juzgado de Distrito en Materia Mercantil en la Ciudad de México', '302/2026', 'Ordinario mercantil'],
    ...['Ignacio Landeros Prieto', 'Se tiene por presentado al perito de la parte actora; vista a la contraria.'],
  ],
]

const ACCEPTED = '1183/2026'
const REFUSED = '641/2026'
const REASON = 'El número coincide, pero es un exhorto de otra empresa.'

const HEARINGS = [
  ['Juzgado', 'Expediente', 'Tipo de juicio', 'Partes', 'Hora de audiencia', 'Tipo de audiencia'],
  [
    'Juzgado Decimosegundo de Distrito en Materia Administrativa en la Ciudad de México',
    ...['760/2026', 'Amparo indirecto', 'Estacionamientos Unidos del Valle, A.C.', '10:30', 'Audiencia incidental'],
  ],
]

const textOf = (table: string[][]) => table.map((cells) => cells.join('\t')).join('\n')

/**
 * Lists of courts with rows of matters of the demo: one is accepted, one refused, and others wait, of which one is uncertain, one announces a term that is not the law's and one
 * says no day. All of it is invented. What is there already is known by its text.
 */
export async function seedCourtLists(workspace: Workspace, { id: userId }: User): Promise<void> {
  const author: Author = { userId, kind: 'user', ip: null, requestId: null }
  const importing = new ImportList()
  for (const [name, table, day] of [
    ['Boletín mercantil sin fecha (demostración)', UNDATED, null],
    ['Audiencias de la semana (demostración)', HEARINGS, courtDay(5)],
    ['Lista de acuerdos de distrito (demostración)', AGREEMENTS, courtDay(-1)],
  ] as const) {
    const told = { name, content: textOf(table), day, court: null, courts: [] }
    await importing.handle(author, workspace, told)
  }
  const deciding = new DecideMatch()
  const accepted = await waitingMatch(workspace, ACCEPTED)
  if (accepted) await deciding.accept(author, accepted.matter, { ...accepted.match, toClients: null })
  const refused = await waitingMatch(workspace, REFUSED)
  if (refused) await deciding.refuse(author, refused.matter, { ...refused.match, reason: REASON })
}

/** What waits of a row, by its case number, with the matter that it seems to be of. */
async function waitingMatch(workspace: Workspace, caseNumber: string) {
  const rows = CourtListRow.in(workspace).where('case_number', caseNumber).select('id')
  const match = await CourtListMatch.in(workspace).whereIn('row_id', rows).where('state', 'waiting').first()
  if (!match) return null
  const { id, version } = match
  return { match: { id, version }, matter: await Matter.findIn(workspace, match.matterId) }
}
