import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import yazl from 'yazl'
import type { Manifest } from '#app/transfers/export/manifest'
import { EXPORTED } from '#app/transfers/exported_tables'
import { ArchiveReader } from '#app/transfers/restore/archive_reader'

/** Parts of an archive by their names. */
export type Files = Map<string, Buffer>

/** The parts of an archive. */
export async function unpacked(path: string): Promise<Files> {
  const archive = await ArchiveReader.open(path)
  const files: Files = new Map()
  const list: string[] = []
  for await (const line of archive.lines('archivos.jsonl')) list.push((JSON.parse(line) as { path: string }).path)
  const parts = EXPORTED.map(({ table }) => `datos/json/${table}.json`)
  const rest = [
    'manifiesto.json',
    'archivos.jsonl',
    'datos/personas.json',
    'datos/despacho.json',
    'historial/historial.jsonl',
  ]
  for (const name of new Set([...parts, ...rest, ...list])) files.set(name, await buffer(await archive.stream(name)))
  archive.close()
  return files
}

/** Packs parts into a ZIP. */
export async function packed(files: Files, path: string): Promise<void> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of files) zip.addBuffer(bytes, name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

/** Changes a part and, as a careful forger does, what the manifest says of it. */
export function forged(files: Files, name: string, change: (text: string) => string): Files {
  const bytes = Buffer.from(change(files.get(name)!.toString('utf8')))
  const manifest = JSON.parse(files.get('manifiesto.json')!.toString('utf8')) as Manifest
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const table = /json\/(\w+)\.json$/.exec(name)?.[1]
  if (table) manifest.tables[table]!.sha256 = sha256
  return new Map([...files, [name, bytes], ['manifiesto.json', Buffer.from(JSON.stringify(manifest))]])
}

type Row = Record<string, unknown>

/** Changes the rows of a table, and what the manifest says of them. */
export function forgedRows(files: Files, table: string, change: (row: Row, at: number) => Row): Files {
  return forged(files, `datos/json/${table}.json`, (text) => {
    const rows = (JSON.parse(text) as Row[]).map(change)
    return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
  })
}
