import { gunzipSync, gzipSync } from 'node:zlib'
import drive from '@adonisjs/drive/services/main'
import { newStorageKey } from '#app/core/tasks/task_files'
import type { Mapping } from './guess_mapping.js'
import type { Sheet } from './sheets.js'

/** What a person chose for a file. */
export interface ImportSettings {
  /** Names of the sheets of the file. */
  sheets: string[]
  sheet: number
  headings: string[]
  /** The first rows, to show. */
  sample: string[][]
  total: number
  mapping: Mapping
  defaults: Record<string, string>
  /** What happens to records that are there already. */
  existing: 'skip' | 'update'
  language: 'es' | 'en'
  /** Whether it has been tried without writing. */
  checked: boolean
}

/** Keeps a file as it was read, so that it is parsed once. Returns where it lies. */
export async function keepSheets(sheets: Sheet[]): Promise<string> {
  const key = newStorageKey('transfers')
  await drive.use().put(key, gzipSync(Buffer.from(JSON.stringify(sheets))))
  return key
}

export async function readKeptSheets(key: string): Promise<Sheet[]> {
  return JSON.parse(gunzipSync(Buffer.from(await drive.use().getBytes(key))).toString('utf8')) as Sheet[]
}
