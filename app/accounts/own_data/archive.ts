import { Readable } from 'node:stream'
import yazl from 'yazl'
import { personalData, type DataSubject, type Json, type PersonalDataPart } from '#app/core/contributions/registries'
import { translate, type Language } from '#app/core/messages/catalogue'
import { csvLine } from '#app/core/text/csv'
import { fold } from '#app/core/text/fold'

type Rows = AsyncIterable<Record<string, Json>>

/** Spreadsheets take a file for UTF-8 when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF'

async function* asJson(rows: Rows) {
  let between = '[\n'
  for await (const row of rows) {
    yield between + JSON.stringify(row)
    between = ',\n'
  }
  yield between === '[\n' ? '[]\n' : '\n]\n'
}

async function* asCsv(rows: Rows) {
  let isFirst = true
  for await (const row of rows) {
    if (isFirst) yield BYTE_ORDER_MARK + csvLine(Object.keys(row))
    isFirst = false
    yield csvLine(Object.values(row))
  }
  if (isFirst) yield BYTE_ORDER_MARK
}

/**
 * A ZIP of all that the product keeps about a person: each part as JSON and as CSV, their files, and a page that explains it. Written while it
 * is read: nothing is held as a whole.
 */
export function archiveOf(person: DataSubject & { language: Language; name: string }, date: string) {
  const zip = new yazl.ZipFile()
  const { language, name } = person
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  zip.addBuffer(Buffer.from(translate(language, 'own_data.archive.readme', { name, date })), 'LEEME-README.txt')
  void fill(zip, person, language).then(
    () => zip.end(),
    (error: unknown) => output.destroy(error as Error)
  )
  return output
}

async function fill(zip: yazl.ZipFile, person: DataSubject, language: Language) {
  for (const part of personalData.all()) {
    const name = fileNameOf(part, language)
    for (const { name: file, bytes } of (await part.files?.(person)) ?? []) zip.addBuffer(bytes, file)
    if (!part.rows) continue
    const rows = () => part.rows!(person)
    zip.addReadStreamLazy(`${name}.json`, (done) => done(null, Readable.from(asJson(rows()))))
    zip.addReadStreamLazy(`${name}.csv`, (done) => done(null, Readable.from(asCsv(rows()))))
  }
}

function fileNameOf({ key }: PersonalDataPart, language: Language): string {
  return fold(translate(language, `own_data.part.${key}`))
    .replaceAll('~', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
}
