import vine from '@vinejs/vine'
import { TaskFailed } from '#app/core/tasks/task_kinds'
import { FORMAT, MANIFEST, SCHEMA_VERSION, type Manifest } from '#app/transfers/export/manifest'
import { EXPORTED } from '#app/transfers/exported_tables'
import { notAnArchive, type ArchiveReader } from './archive_reader.js'
import { parsedLine } from './json_rows.js'

const MAX_MANIFEST_BYTES = 4 * 1_048_576
const sha256 = () => vine.string().regex(/^[0-9a-f]{64}$/)
const count = () => vine.number({ strict: true }).withoutDecimals().min(0)

const manifestShape = vine.create({
  format: vine.literal(FORMAT),
  schema: count(),
  madeAt: vine.string().maxLength(40),
  firm: vine.string().maxLength(200),
  tables: vine.record(vine.object({ rows: count(), sha256: sha256() })),
  files: vine.object({ count: count(), missing: count(), sha256: sha256() }),
  history: vine.object({
    sha256: sha256(),
    sealed: vine
      .array(
        vine.object({
          path: vine.string().regex(/^historial\/sellado-\d{1,4}\.jsonl$/),
          name: vine.string().maxLength(160),
          entries: count(),
          sha256: sha256(),
          bytes: count(),
        })
      )
      .maxLength(1_000),
  }),
})

/** A line of the list of files. */
export interface FileLine {
  table: string
  id: number
  path: string | null
  sha256?: string
  bytes?: number
}

/** What the archive says of itself. Throws TaskFailed when it is none of ours, or of a newer product. */
export async function readManifest(archive: ArchiveReader): Promise<Manifest> {
  if (!archive.has(MANIFEST)) throw notAnArchive('no_manifest')
  const told: unknown = parsed(await archive.text(MANIFEST, MAX_MANIFEST_BYTES))
  const schema = Number((told as { schema?: unknown } | null)?.schema)
  if (schema > SCHEMA_VERSION) throw new TaskFailed('transfers.restore.error.newer', { schema })
  const manifest = await manifestShape.validate(told).catch(() => Promise.reject(notAnArchive('no_manifest')))
  const isKnown = Object.keys(manifest.tables).every((name) => EXPORTED.some(({ table }) => table === name))
  if (!isKnown) throw notAnArchive('no_manifest')
  return manifest as Manifest
}

/** What a JSON text says; null for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads the whole archive once and compares every part with what the manifest says of it, before anything is written. `step` is told of each. */
export async function checkArchive(archive: ArchiveReader, manifest: Manifest, step: () => void): Promise<void> {
  const parts = Object.entries(manifest.tables).map(([table, { sha256: hash }]) => [`datos/json/${table}.json`, hash])
  parts.push(['historial/historial.jsonl', manifest.history.sha256], ['archivos.jsonl', manifest.files.sha256])
  for (const { path, sha256: hash } of manifest.history.sealed) parts.push([path, hash])
  for (const [path, hash] of parts as [string, string][]) {
    if ((await archive.sha256(path)) !== hash) throw altered(path)
    step()
  }
  for await (const line of archive.lines('archivos.jsonl')) {
    const { path, sha256: hash } = parsedLine(line, 'archivos.jsonl') as unknown as FileLine
    if (path !== null && (await archive.sha256(String(path))) !== hash) throw altered(String(path))
    step()
  }
}

export function altered(path: string): TaskFailed {
  return new TaskFailed('transfers.restore.error.altered', { path: path.slice(0, 100) })
}
