import { Job } from '#app/core/jobs/job'
import { ReadVersions, hasDueVersions } from '#app/documents/reading/actions/read_versions'
import { openDueVersion } from '#app/documents/reading/open_due_version'
import { Reader } from '#app/documents/reading/process/reader'

/** A code of a thousand pages takes a while on a busy machine, and nobody waits for it. */
const FILE_MS = 60_000

/** What was uploaded is read within seconds, so that it is found by what it says. */
export default class ReadDocumentsJob extends Job {
  static readonly lockName = 'read-documents'

  static override isDue(): Promise<boolean> {
    return hasDueVersions()
  }

  async handle() {
    const reader = new Reader({ time: FILE_MS })
    const reading = new ReadVersions(reader, openDueVersion)
    try {
      await this.whileDue(hasDueVersions, () => reading.handle(() => this.stopped))
    } finally {
      reader.close()
    }
  }
}
