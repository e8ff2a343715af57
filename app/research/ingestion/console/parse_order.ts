import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DateTime } from 'luxon'
import type { RecordKind, Source } from '#sources/contract/contract'
import research from '#config/research'
import { CommandRefused } from '#app/core/console/say'
import type { IngestOrder } from '#app/research/ingestion/ingest_order'

/** What somebody typed, not yet believed. */
export interface OrderInput {
  since?: string
  limit?: string
  rate?: string
  from?: string
  full?: boolean
  transport?: string
  /** `name=value` each. */
  ask?: string[]
  folder?: string
}

/** Checks an order as it was typed. Throws CommandRefused. */
export async function parseOrder(
  input: OrderInput,
  source: Source,
  kinds: RecordKind[]
): Promise<Omit<IngestOrder, 'kind'>> {
  const order = {
    since: sinceOf(input.since),
    limit: limitOf(input.limit),
    rate: rateOf(input.rate),
    mirror: research.mirror,
    from: input.from === undefined ? null : resolve(input.from),
    full: input.full ?? false,
    transport: transportOf(input.transport, source),
    asked: parametersOf(input.ask),
    folder: folderOf(input.folder, source),
  }
  if (order.from) await assertSaved(order.from, source, kinds)
  else if (order.rate === 0 && !order.mirror && !order.folder) throw new CommandRefused('commands.rate_needs_mirror')
  return order
}

function sinceOf(text: string | undefined): string | null {
  if (text === undefined) return null
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !DateTime.fromISO(text).isValid)
    throw new CommandRefused('commands.bad_since', { value: text })
  return text
}

function limitOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandRefused('commands.bad_limit')
  return Number(text)
}

function rateOf(text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,6}(\.\d+)?$/.test(text)) throw new CommandRefused('commands.bad_rate')
  return Number(text)
}

function transportOf(text: string | undefined, { manifest: { slug: source, transports = [] } }: Source): string | null {
  if (text === undefined) return null
  const known = transports.map(({ slug }) => slug)
  if (!known.includes(text))
    throw new CommandRefused('commands.unknown_transport', { source, transport: text, known: known.join(', ') || '–' })
  return text
}

function parametersOf(texts: string[] = []): Record<string, string> {
  return Object.fromEntries(
    texts.map((text) => {
      const [, name, value] = /^([\w-]+)=(.+)$/.exec(text) ?? []
      if (name === undefined) throw new CommandRefused('commands.bad_ask', { value: text })
      return [name, value]
    })
  )
}

function folderOf(text: string | undefined, source: Source): string | null {
  if (text === undefined) return null
  if (!source.readFolder) throw new CommandRefused('commands.no_folder', { source: source.manifest.slug })
  return resolve(text)
}

async function assertSaved(folder: string, { manifest: { slug } }: Source, kinds: RecordKind[]): Promise<void> {
  const names = await Promise.all(kinds.map((kind) => readdir(join(folder, slug, kind.slug)).catch(() => [])))
  if (!names.flat().length) throw new CommandRefused('commands.nothing_saved', { source: slug, folder })
}
