/** The form of the archives that this product writes. One more when a reader of today could no longer read them. */
export const SCHEMA_VERSION = 1
export const FORMAT = 'foja-workspace'
export const MANIFEST = 'manifiesto.json'

/** What an archive holds, with what each part weighs: the last thing that is written and the first that is read. */
export interface Manifest {
  format: typeof FORMAT
  schema: number
  /** ISO, UTC. */
  madeAt: string
  firm: string
  tables: Record<string, { rows: number; sha256: string }>
  files: { count: number; missing: number; sha256: string }
  history: { sha256: string; sealed: { path: string; name: string; entries: number; sha256: string; bytes: number }[] }
}
