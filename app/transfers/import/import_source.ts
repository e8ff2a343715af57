import { gunzipSync, gzipSync } from 'node:zlib'
import drive from '@adonisjs/drive/services/main'
import { newStorageKey } from '#app/core/tasks/task_files'
import type { ImportOptions, ValueChoices } from '#app/transfers/records/import_field'
import type { Mapping } from './guess_mapping.js'
import type { HeadingPlace } from './heading_rows.js'
import type { ImportReport } from './report.js'
import type { Sheet } from './sheets.js'

/** The values that the columns of a field have, the most frequent first. */
export interface FieldValues {
  field: string
  values: { text: string; count: number }[]
}

/** What a person chose for a file. */
export interface ImportSettings {
  /** Names of the sheets of the file. */
  sheets: string[]
  sheet: number
  heading: HeadingPlace
  headings: string[]
  /** The first rows as they are, to find the headings in. */
  preview: { row: number; line: number; cells: string[] }[]
  /** The first rows below the headings, to show. */
  sample: string[][]
  total: number
  mapping: Mapping
  options: ImportOptions
  /** What stands for the values of the file. */
  choices: ValueChoices
  /** The values of the file that a person can say what they stand for. */
  values: FieldValues[]
  /** What happens to records that are there already. */
  existing: 'skip' | 'update'
  language: 'es' | 'en'
  /** Whether it has been tried without writing. */
  checked: boolean
  problems?: { line: number; texts: string[] }[]
  report?: ImportReport
}

/** Stores a file as it was read, so that it is parsed once. Returns where it lies. */
export async function storeSheets(sheets: Sheet[]): Promise<string> {
  const key = newStorageKey('transfers')
  await drive.use().put(key, gzipSync(Buffer.from(JSON.stringify(sheets))))
  return key
}

export async function readStoredSheets(key: string): Promise<Sheet[]> {
  return JSON.parse(gunzipSync(Buffer.from(await drive.use().getBytes(key))).toString('utf8')) as Sheet[]
}
