import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DateTime } from 'luxon'
import type { RecordKind, Source } from '#sources/contract'
import research from '#config/research'
import type { IngestOrder } from './ingest_order.js'

/** What somebody typed, not yet believed. */
export interface AskedOrder {
  since?: string
  limit?: string
  rate?: string
  from?: string
  full?: boolean
}

/** An order that cannot be carried out; `key` names the sentence that says why. */
export class Misordered extends Error {
  constructor(
    readonly key: string,
    readonly values: Record<string, string> = {}
  ) {
    super(key)
  }
}

/** Checks an order as it was typed. Throws Misordered. */
export async function orderOf(
  asked: AskedOrder,
  source: Source,
  kinds: RecordKind[]
): Promise<Omit<IngestOrder, 'kind'>> {
  const order = {
    since: sinceOf(asked.since),
    limit: limitOf(asked.limit),
    rate: rateOf(asked.rate),
    mirror: research.mirror,
    from: asked.from === undefined ? null : resolve(asked.from),
    full: asked.full ?? false,
  }
  if (order.from) await assertSaved(order.from, source, kinds)
  else if (order.rate === 0 && !order.mirror) throw new Misordered('commands.rate_needs_mirror')
  return order
}

function sinceOf(text: string | undefined): string | null {
  if (text === undefined) return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !DateTime.fromISO(text).isValid)
    throw new Misordered('commands.bad_since', { value: text })
  return text
}

function limitOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Misordered('commands.bad_limit')
  return Number(text)
}

function rateOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,6}(\.\d+)?$/.test(text)) throw new Misordered('commands.bad_rate')
  return Number(text)
}

async function assertSaved(folder: string, { manifest: { slug } }: Source, kinds: RecordKind[]): Promise<void> {
  const names = await Promise.all(kinds.map((kind) => readdir(join(folder, slug, kind.slug)).catch(() => [])))
  if (!names.flat().length) throw new Misordered('commands.nothing_saved', { source: slug, folder })
}
