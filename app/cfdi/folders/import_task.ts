import { join } from 'node:path'
import documents from '#config/documents'
import { SYSTEM, type Author } from '#app/core/audit/author'
import { Pace } from '#app/core/database/pace'
import type { Language } from '#app/core/messages/catalogue'
import { removeStored } from '#app/core/tasks/task_files'
import type Task from '#app/core/tasks/models/task'
import { TaskFailed, type TaskKind, type TaskWork } from '#app/core/tasks/task_kinds'
import { firmToday } from '#app/core/time_zone'
import { FOLDER_LIMITS } from '#app/cfdi/domain/folder_limits'
import { storeXml, StoreCfdi } from '#app/cfdi/actions/store_cfdi'
import { findingOf, readChecked, type ReadCfdi } from '#app/cfdi/actions/read_checked'
import type { Finding } from '#app/cfdi/parsing/fault'
import { dropFiles } from '#app/documents/storage/stored_files'
import { DocumentProblem } from '#app/documents/document_problem'
import Workspace from '#app/workspaces/models/workspace'
import { peopleWho } from '#app/workspaces/queries/members/memberships'
import { storeRefusals, type Refusal } from './refusals_file.js'
import { xmlEntries, type XmlEntry } from './xml_entries.js'

/** How far a folder has come. */
export interface Place {
  /** The XML of the ZIP that comes next. */
  at: number
  kept: number
  refused: Refusal[]
  /** What became of each of the first: the id of its CFDI, or why it was refused. */
  told: { name: string; id: number | null; refusal: Finding | null }[]
}

const tell = ({ told }: Place, one: Place['told'][number]): Place['told'] =>
  told.length < FOLDER_LIMITS.told ? [...told, one] : told

/** Keeps the XML of a folder one after another. What was kept and how far it has come are one transaction: killed at any moment it goes on with the next. One that is refused stops no other. */
export const folderImport: TaskKind = {
  key: 'cfdi_folders.import',
  title: 'cfdi.folder.task',

  async run(task, work) {
    const firm = await Workspace.findOrFail(task.workspaceId)
    const may = await peopleWho('facturas:crear', firm.id)
    if (!may.includes(task.userId)) throw new TaskFailed('cfdi.folder.no_access')
    const { storageKey, language } = task.payload as { storageKey: string; language: Language }
    let place: Place = { at: 0, kept: 0, refused: [], told: [], ...(task.checkpoint as Partial<Place> | null) }
    for await (const entry of xmlEntries(join(documents.kept, storageKey), { from: place.at })) {
      if (work.isStopped()) return null
      place = await takeIn(task, work, { firm, entry, place })
    }
    const { kept, refused } = place
    if (refused.length > 0) await storeRefusals(task, language, refused)
    const subject = { type: 'cfdi_list', id: firm.id }
    const message = refused.length === 0 ? 'cfdi.folder.done' : 'cfdi.folder.done_with_refusals'
    return { message, values: { kept, refused: refused.length }, subject }
  },

  async ended(_trx, task) {
    await removeStored(String(task.payload.storageKey))
  },
}

interface Turn {
  firm: Workspace
  entry: XmlEntry
  place: Place
}

const pace = new Pace(1)

async function takeIn(task: Task, work: TaskWork, { firm, entry, place }: Turn): Promise<Place> {
  const author: Author = { ...SYSTEM, kind: 'user', userId: task.userId }
  const next = { ...place, at: entry.at + 1 }
  const refuse = async (finding: Finding): Promise<Place> => {
    const refused = [...place.refused, { ...finding, name: entry.name }]
    const told = { ...next, refused, told: tell(place, { name: entry.name, id: null, refusal: finding }) }
    await pace.transaction((trx) => work.checkpoint(trx, { state: told as never, done: told.at }), 1)
    return told
  }
  const opened = await readEntry(entry, firm)
  if ('reason' in opened) return refuse(opened)
  const storageKey = await storeXml(firm, opened.bytes)
  try {
    const xml = { name: entry.name.split('/').at(-1)!, bytes: opened.bytes }
    return await pace.transaction(async (trx) => {
      const { id } = await new StoreCfdi().within(trx, author, firm, { xml, read: opened.read, storageKey })
      const told = { ...next, kept: place.kept + 1, told: tell(place, { name: entry.name, id, refusal: null }) }
      await work.checkpoint(trx, { state: told as never, done: told.at })
      return told
    }, 1)
  } catch (error) {
    await dropFiles([storageKey])
    return refuse(reasonOf(error))
  }
}

async function readEntry(entry: XmlEntry, firm: Workspace): Promise<{ bytes: Buffer; read: ReadCfdi } | Finding> {
  try {
    const bytes = await entry.read()
    return { bytes, read: readChecked(bytes, firmToday(firm)) }
  } catch (error) {
    return findingOf(error)
  }
}

/** Without room for more files every other one is refused, too, and says so. */
const reasonOf = (error: unknown): Finding =>
  error instanceof DocumentProblem ? { reason: 'no_room', values: {} } : findingOf(error)
