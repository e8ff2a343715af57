import { join } from 'node:path'
import env from '#start/env'
import { openRecordFile, type RecordDatabase } from './record_file.js'
import { RecordReader } from './record_reader.js'
import { RecordWriter } from './record_writer.js'

let opened: { file: string; database: RecordDatabase } | null = null

function database(): RecordDatabase {
  const file = join(env.get('FOJA_DATA'), 'records.sqlite')
  if (opened && opened.file !== file) closeRecordIndex()
  opened ??= { file, database: openRecordFile(file) }
  return opened.database
}

/** The index of the firms' records, in a file beside the database. */
export const recordReader = () => new RecordReader(database())
export const recordWriter = () => new RecordWriter(database())

export function closeRecordIndex(): void {
  opened?.database.close()
  opened = null
}
