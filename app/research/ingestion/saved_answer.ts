import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readMembers } from '#sources/raw/gzip_members'
import { toPage } from '#sources/raw/raw_line'
import { readRaw, type StoredPage } from '#sources/raw/raw_store'
import research from '#config/research'
import type SourceRecord from '#app/research/models/source_record'

type Sought = Pick<SourceRecord, 'source' | 'kind' | 'externalId' | 'fetchedAt'>

/** Files are written a moment before the row that tells of them. */
const SLACK_MS = 60_000

/** The answer from which a record was last read; null when it is not kept any more. */
export async function savedAnswer(sought: Sought): Promise<StoredPage | null> {
  return (await inRuns(sought)) ?? byHand(sought)
}

/** Runs write files of their own, one after the other: the last that names the record has it, and those that ended before it was fetched are not opened. */
async function inRuns({ source, kind, externalId, fetchedAt }: Sought): Promise<StoredPage | null> {
  const folder = join(research.rawFolder, source, kind)
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => name.endsWith('.jsonl.gz'))
    .sort()
    .reverse()
  const since = (fetchedAt?.toMillis() ?? 0) - SLACK_MS
  for (const name of names) {
    if ((await stat(join(folder, name))).mtimeMs < since) continue
    const found = await lastIn(join(folder, name), kind, externalId)
    if (found) return found
  }
  return null
}

async function lastIn(file: string, kind: string, externalId: string): Promise<StoredPage | null> {
  let found: StoredPage | null = null
  const isIt = JSON.stringify(externalId)
  for await (const content of readMembers(file, () => undefined))
    for (const line of content.toString().split('\n')) {
      const page = line.includes(isIt) ? toPage(line, kind) : null
      if (page?.externalId === externalId) found = page
    }
  return found
}

async function byHand({ source, kind, externalId }: Sought): Promise<StoredPage | null> {
  for await (const page of readRaw(research.rawFolder, { source, kind }))
    if (page.externalId === externalId) return page
  return null
}
