import vine from '@vinejs/vine'
import { translate } from '#app/core/messages/catalogue'
import { fold } from '#app/core/text/fold'
import { day } from '#app/core/validators/day'
import { line } from '#app/core/validators/fields'
import { MATTER_TEXT_KEYS, matterTexts } from '#app/matters/domain/fields'
import { MATERIAS, STATUSES, type Materia, type Status } from '#app/matters/domain/materias'
import { OUR_ROLES } from '#app/matters/domain/party_roles'
import { MATTER_LENGTHS, matterTextRules, MAX_CENTAVOS } from '#app/matters/validators/matter'
import { COURT } from '#app/transfers/records/choices/courts'
import { RESPONSIBLE, TEAM } from '#app/transfers/records/choices/people'
import { COURT_PLACE } from '#app/transfers/records/choices/places'
import { choiceFor } from '#app/transfers/records/choices/value_field'
import { inferMateria } from '#app/transfers/records/choices/materia_words'
import { MATERIA, STAGE, STATUS } from '#app/transfers/records/choices/words'
import { Findings } from '#app/transfers/records/findings'
import type { ImportContext } from '#app/transfers/records/import_field'
import { readAnswers } from './read_answers.js'
import { readArchived } from '#app/transfers/records/cells/read_archived'
import { readClaim } from '#app/transfers/records/read_claim'
import { readClientRfc } from '#app/transfers/records/clients/read_client_rfc'
import { readDates } from '#app/transfers/records/cells/read_dates'
import { clientsOf, notesOf, tagsOf, titleOf } from './read_matter_texts.js'
import { partiesNamed, readParties } from './read_parties.js'
import type { RowCells } from '#app/transfers/records/cells/row_cells'

const REFERENCE = 20
const MAX_CLIENTS = 20

/** What the form of a matter takes, without what its choices are checked against. */
export const MATTER_SHAPE = vine.create({
  reference: line(REFERENCE).optional(),
  title: line(MATTER_LENGTHS.title),
  materia: vine.enum(MATERIAS),
  ...matterTextRules(),
  clients: vine.array(line(MATTER_LENGTHS.clientName)).maxLength(MAX_CLIENTS).optional(),
  status: vine.enum(STATUSES),
  ourRole: vine.enum(OUR_ROLES).optional(),
  filedOn: day().optional(),
  claimAmount: vine.number().withoutDecimals().min(0).max(MAX_CENTAVOS).optional(),
})

/** Fields without which a matter can be: what their column would not hold is put aside. */
export const MATTER_SOFT = ['reference', ...MATTER_TEXT_KEYS]

/** The branch of law: what the file says, else what was chosen for the whole file, else what the rest of the row tells of. */
function materiaOf(cells: RowCells, { options }: ImportContext, findings: Findings): Materia {
  const said = findings.value(MATERIA, cells)
  if (said) return said as Materia
  if (options.materia) return options.materia as Materia
  const inferred = ['proceeding', 'court', 'title', 'fileNumber'].map((field) => inferMateria(cells.one(field)))
  return (
    inferred.find((materia) => materia !== null) ?? (cells.all('party.complainant').length > 0 ? 'amparo' : 'other')
  )
}

/** Status and stage: lists often write the stage where they ask for the status. */
function progress(cells: RowCells, findings: Findings, context: ImportContext) {
  const stage = findings.value(STAGE, cells)
  const text = cells.one('status')
  const chosen = choiceFor('status', text, context)
  if (text === '' || chosen === '') return { status: 'active' as Status, stage }
  const known = chosen ?? STATUS.guess(text, context)
  if (known) return { status: known as Status, stage }
  findings.warn('status', 'status_as_stage', { value: text.slice(0, 60) })
  return { status: 'active' as Status, stage: stage ?? text }
}

/** The court with the place where it sits. */
function courtOf(cells: RowCells, findings: Findings): string | undefined {
  const court = findings.value(COURT, cells)
  const place = findings.value(COURT_PLACE, cells)
  const [cell] = cells.all('courtPlace')
  if (!court && cell) findings.leftOver.push(`${cell.heading}: ${cell.text}`)
  return court && place && !fold(court).includes(fold(place)) ? `${court}, ${place}` : court
}

/** The number before the court; a spreadsheet takes «3/2024» for the first of March. */
function fileNumberOf(cells: RowCells, findings: Findings): string | undefined {
  const text = cells.one('fileNumber')
  const [, year, month] = /^(\d{4})-(\d{2})-01$/.exec(text) ?? []
  if (!year) return text || undefined
  findings.warn('fileNumber', 'file_number', { value: `${Number(month)}/${year}` })
  return `${Number(month)}/${year}`
}

/** Reads the cells of a row of matters, by field. What it says is checked as the form checks it. */
export async function readMatter(cells: RowCells, context: ImportContext) {
  const findings = new Findings(context)
  const materia = materiaOf(cells, context, findings)
  const clients = clientsOf(cells, context, materia, findings)
  const clientRfc = readClientRfc(cells, clients, context, findings)
  const named = partiesNamed(cells, materia, context, findings)
  const { clientRole, ...claim } = readClaim(cells, findings)
  const parties = await readParties(named, { clients, clientRole }, findings, context)
  const { answers, problems } = await readAnswers(cells, context, findings)
  const responsible = findings.value(RESPONSIBLE, cells)
  const full = titleOf(cells, clients, named).replace(/\s+/g, ' ')
  const title = [...full].slice(0, MATTER_LENGTHS.title).join('')
  if (title !== full)
    findings.setAside('title', { heading: translate(context.language, 'matters.field.title'), text: full }, 'cut')
  const data = {
    reference: cells.one('reference') || undefined,
    ...matterTexts((key) => cells.one(key) || undefined),
    ...progress(cells, findings, context),
    title,
    materia,
    fileNumber: fileNumberOf(cells, findings),
    court: courtOf(cells, findings),
    ...claim,
    clients: clients.length > 0 ? clients.slice(0, MAX_CLIENTS) : undefined,
  }
  const also = {
    ...(responsible && { responsibleId: Number(responsible) }),
    team: findings.values(TEAM, cells).map(Number),
    ...(clientRfc && { clientRfc }),
    tags: tagsOf(cells),
    dates: readDates(cells, context, findings),
    notes: notesOf(cells),
    parties,
    answers,
    ...readArchived(cells, context, findings),
  }
  return { data, shape: MATTER_SHAPE, soft: MATTER_SOFT, also, problems, findings }
}

/** By what a matter is known when it comes again: its number in the firm, else before its court, else its title and client. */
export function matterKey(values: Record<string, unknown>): string {
  const said = (name: string) => fold(String(values[name] ?? ''))
  const client = fold(String((values.clients as string[] | undefined)?.[0] ?? ''))
  if (values.reference) return `reference ${said('reference')}`
  if (values.fileNumber && values.court) return `file ${said('fileNumber')} ${said('court')}`
  if (values.fileNumber) return `file ${said('fileNumber')}  ${said('title')} ${client}`
  return `title ${said('title')} ${client}`
}
