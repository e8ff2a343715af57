import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignite } from '../../../../bin/ignitor.js'

/**
 * One life of a process that reads documents, to be killed by a test: `prepare N` makes N of them, `read` reads what is due.
 * Their bytes lie beside the database.
 */
const [, , task, count = '0'] = process.argv
const pathOf = (id: number) => join(process.env.FOJA_DATA!, `version-${id}`)

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

if (task === 'prepare') {
  const { firm } = await import('#tests/helpers/people')
  const { matterOf } = await import('#database/factories/matter_factory')
  const { pdfOf } = await import('#tests/helpers/document_files')
  const { documentRow } = await import('./reading_rows.js')
  const matter = await matterOf(await firm())
  for (let number = 1; number <= Number(count); number++) {
    const bytes = pdfOf([`Escrito ${number}`, `Firma ${number}`])
    const { versionId } = await documentRow(matter, `escrito-${number}.pdf`, bytes, 'application/pdf')
    await writeFile(pathOf(versionId), bytes)
  }
} else {
  const { ReadVersions } = await import('#app/documents/reading/actions/read_versions')
  const { Reader } = await import('#app/documents/reading/process/reader')
  const reader = new Reader()
  await new ReadVersions(reader, ({ id }) => readFile(pathOf(id))).handle()
  reader.close()
}
await app.terminate()
process.exit(0)
