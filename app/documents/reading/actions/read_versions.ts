import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/core/clock'
import { hasRows } from '#app/core/database/until_write'
import { eachItem, notPutOff } from '#app/core/jobs/each_item'
import { toSqlInstant } from '#app/core/models/columns'
import { recordsChanged } from '#app/core/search/record_changes'
import { acrossFirms, rowsBy } from '#app/core/tenancy/rows'
import { ReadingFault } from '#app/documents/reading/extraction/fault'
import { LIMITS } from '#app/documents/reading/extraction/limits'
import type { ReadText } from '#app/documents/reading/extraction/read_text'
import type { Reader } from '#app/documents/reading/process/reader'
import { storeReading, type Outcome } from '#app/documents/reading/actions/store_reading'

/** A version whose text is due. */
export interface DueVersion {
  id: number
  workspace_id: number
  matter_id: number
  document_id: number
  original_name: string
  mime: string
  text_tries: number
}

/** Gives the bytes of a version: null when they are gone, `tooLarge` past so many. */
export type OpenFile = (version: DueVersion, most: number) => Promise<Buffer | null | 'tooLarge'>

const JOB = 'document-readings'
const BATCH = 20
/** A file that was begun so often and never ended is given up: it may be what brings the process down. */
const MAX_TRIES = 4
const BACKOFF_MINUTES = 2
/** What may go otherwise another time: a machine that was busy, a disk that was away. */
const PASSING = ['tooLong', 'tooMuchMemory', 'crashed', 'missing']

/** Reads the texts of versions that are due. Safe to be killed at any moment: a version is read or it is not. */
export class ReadVersions {
  constructor(
    private readonly reader: Pick<Reader, 'ask'>,
    private readonly openFile: OpenFile
  ) {}

  /** Reads what is due until nothing is, or until it is told to stop. Returns how many were done with. */
  async handle(isStopping = () => false): Promise<number> {
    for (let count = 0; ;) {
      const due = await dueVersions()
      const byId = new Map(due.map((version) => [Number(version.id), version]))
      const work = (id: number) => this.read(byId.get(id)!)
      count += (await eachItem({ job: JOB, ids: [...byId.keys()], isStopping, work })).length
      if (due.length < BATCH || isStopping()) return count
    }
  }

  private async read(version: DueVersion): Promise<void> {
    if (version.text_tries >= MAX_TRIES) return this.keep(version, { state: 'failed', reason: 'crashed' })
    await begin(version)
    try {
      await this.keep(version, await this.textOf(version))
    } catch (error) {
      const reason = error instanceof ReadingFault ? error.reason : null
      if (!reason) logger.error({ err: error, version: version.id }, 'a document could not be read')
      const isPassing = (!reason || PASSING.includes(reason)) && version.text_tries + 1 < MAX_TRIES
      if (!isPassing) await this.keep(version, { state: 'failed', reason: reason ?? 'crashed' })
    }
  }

  /** Sound and pictures say nothing; they are not even opened. */
  private async textOf(version: DueVersion): Promise<ReadText> {
    if (/^(audio|video)\//.test(version.mime)) return { state: 'none', reason: 'media' }
    if (version.mime.startsWith('image/') && version.mime !== 'image/svg+xml')
      return { state: 'none', reason: 'picture' }
    const bytes = await this.openFile(version, LIMITS.fileBytes)
    if (bytes === null) throw new ReadingFault('missing')
    if (bytes === 'tooLarge') throw new ReadingFault('tooLarge')
    return this.reader.ask('text', bytes, { name: version.original_name })
  }

  private async keep(version: DueVersion, outcome: Outcome): Promise<void> {
    await db.transaction(async (trx) => {
      if (!(await storeReading(trx, version, outcome))) return
      await recordsChanged(trx, version.workspace_id, 'document', [version.document_id])
    })
  }
}

/** Whether the text of a version is due. */
export async function hasDueVersions(): Promise<boolean> {
  if (!(await hasRows('document versions: pending', () => pendingVersions().select('id')))) return false
  return (await dueQuery().select('id').first()) !== null
}

async function dueVersions(): Promise<DueVersion[]> {
  return dueQuery().orderBy('id').limit(BATCH)
}

const pendingVersions = () => acrossFirms(db, 'document_versions').where('text_state', 'pending')

function dueQuery() {
  return pendingVersions()
    .where(notPutOff(JOB, 'document_versions.id'))
    .where((due) => void due.whereNull('text_due_at').orWhere('text_due_at', '<=', toSqlInstant(clock.now())))
}

/** Counts the try before it is made, so that one that ends the process counts too. */
async function begin({ id, text_tries: tries }: DueVersion): Promise<void> {
  const again = clock.now().plus({ minutes: BACKOFF_MINUTES * (tries + 1) })
  await rowsBy(db, 'document_versions', { id }).update({ text_tries: tries + 1, text_due_at: toSqlInstant(again) })
}
