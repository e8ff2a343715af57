import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { fold } from '#app/core/text/fold'
import type { Firm } from '#tests/helpers/people'
import { fill, idsOf, type Row } from './fill.js'

const at = (minutes: number) => toSqlInstant(clock.now().plus({ minutes }))
/** The day of a person is as full in a small firm as in a large one, which has more people: only then are their pages alike. */
const MINUTES_BETWEEN = 200
const KINDS = ['pdf', 'docx', 'xlsx', 'text']
const MIMES = ['application/pdf', 'application/msword', 'application/vnd.ms-excel', 'text/plain']
const STATES = ['to_start', 'in_progress', 'resolved', 'resolved']

/** What is to be done, remembered and noted in the matters: one activity of each matter and one note; every tenth has a reminder. */
export async function seedWork({ workspace, owner }: Firm, matters: number[]): Promise<void> {
  const workspace_id = workspace.id
  const made = { version: 1, created_at: at(-900), updated_at: at(-900) }
  await fill('activities', matters.length, (index) => {
    const due = at(index * MINUTES_BETWEEN + 60)
    const state = STATES[index % 4]!
    const open = state !== 'resolved'
    const own = { title: `Presentar promoción ficticia ${index}`, assignee_id: owner.id, created_by_id: owner.id }
    const when = { due_on: due.slice(0, 10), due_time: null, due_at: due, state, open, priority: 1, position: index }
    return { workspace_id, matter_id: matters[index], ...own, ...when, ...made }
  })
  await fill('notes', matters.length, (index) => {
    const text = `Llamada ficticia ${index} con la contraparte sobre el convenio`
    const told = { html: `<p>${text}</p>`, plain_text: text, pinned: index % 20 === 0 }
    return { workspace_id, matter_id: matters[index], author_id: owner.id, ...told, ...made }
  })
  await fill('reminders', Math.floor(matters.length / 10), (index) => {
    const next = at(index * 10 * MINUTES_BETWEEN + 60)
    const own = { title: `Recordatorio ficticio ${index}`, created_by_id: owner.id, in_app: true, by_email: false }
    const when = { starts_on: next.slice(0, 10), time: '09:00', time_zone: 'UTC', rhythm: 'none', next_at: next }
    return { workspace_id, matter_id: matters[index * 10], ...own, ...when, ...made }
  })
  const reminders = await idsOf('reminders', workspace_id)
  await fill('reminder_people', reminders.length, (index) => {
    return { workspace_id, reminder_id: reminders[index], user_id: owner.id }
  })
}

/** Documents of the matters, each with its version and a page of text; there are no files behind them. */
export async function seedDocuments(own: Firm, matters: number[], count: number): Promise<void> {
  const workspace_id = own.workspace.id
  const matterOf = (index: number) => matters[index % matters.length]
  await fill('documents', count, (index) => documentRow(own, index, { workspace_id, matter_id: matterOf(index) }))
  const documents = await idsOf('documents', workspace_id)
  await fill('document_versions', count, (index) => versionRow(own, index, documents[index]!, matterOf(index)!))
  const versions = await idsOf('document_versions', workspace_id)
  await fill('document_texts', count, (index) => {
    const text = `Escrito ficticio ${index} en el que la parte ${index % 977} reclama la cosa ${(index * 7919) % 100_003}`
    const of = { document_id: documents[index], version_id: versions[index] }
    return { workspace_id, matter_id: matterOf(index), ...of, kind: 'page', number: 1, text, folded: fold(text) }
  })
}

function documentRow({ owner }: Firm, index: number, part: Row): Row {
  const name = `Escrito ficticio ${index}.pdf`
  const day = at(-index)
  return {
    ...part,
    name,
    name_folded: fold(name),
    kind: KINDS[index % 4],
    mime: MIMES[index % 4],
    size: 1_000 + index,
    version_number: 1,
    origin: 'firm',
    created_by_id: owner.id,
    shared_at: index % 10 === 0 ? day : null,
    trashed: false,
    version: 1,
    created_at: day,
    updated_at: day,
  }
}

function versionRow({ owner, workspace }: Firm, index: number, documentId: number, matterId: number): Row {
  return {
    workspace_id: workspace.id,
    matter_id: matterId,
    document_id: documentId,
    number: 1,
    storage_key: `none/${index}`,
    sha256: String(index).padStart(64, '0'),
    size: 1_000 + index,
    mime: MIMES[index % 4],
    kind: KINDS[index % 4],
    original_name: `Escrito ficticio ${index}.pdf`,
    origin: 'firm',
    uploaded_by_id: owner.id,
    scanned: false,
    text_state: 'done',
    created_at: at(-index),
  }
}
