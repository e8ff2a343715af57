import db from '@adonisjs/lucid/services/db'
import { route } from '#app/core/addresses'
import type { Source } from '#sources/contract/contract'
import { absolute, UNLISTED } from './seo.js'
import { publicAddress } from './addresses.js'

/** Documents of one part, by ranges of ids, so that a part stays the same while the library grows; the protocol takes 50,000 (https://www.sitemaps.org/protocol.html). */
export const PART = 10_000

interface Entry {
  address: string
  /** ISO date. */
  changedOn: string | null
}

/** The parts of the sitemap: numbers of ranges of ids, from 0, that hold something. */
export async function sitemapParts(): Promise<number[]> {
  const row = await db.from('legal_documents').min('id as first').max('id as last').first()
  if (!row?.last) return []
  const [first, last] = [row.first, row.last].map((id) => Math.floor(Number(id) / PART))
  return Array.from({ length: last! - first! + 1 }, (_, place) => first! + place)
}

/** The documents of a part, without those that their source withdrew and the pages of cases. */
export async function sitemapEntries(part: number): Promise<Entry[]> {
  const rows: { source: string; slug: string; version_on: string | null; published_on: string | null }[] = await db
    .from('legal_documents')
    .where('id', '>=', part * PART)
    .where('id', '<', (part + 1) * PART)
    .whereNull('withdrawn_at')
    .whereNotIn('kind', UNLISTED)
    .orderBy('id')
    .select('source', 'slug', 'version_on', 'published_on')
  return rows.map(({ source, slug, version_on: version, published_on: published }) => ({
    address: absolute(publicAddress({ source, slug })),
    changedOn: version ?? published,
  }))
}

/** The index of the sitemap. */
export function sitemapIndex(parts: number[]): string {
  const lines = parts.map(
    (part) => `<sitemap><loc>${absolute(route('sitemap.part', { part: `${part}.xml` }))}</loc></sitemap>`
  )
  return xml('sitemapindex', lines)
}

/** A part of the sitemap. */
export function sitemapPart(entries: Entry[]): string {
  const lines = entries.map(
    ({ address, changedOn }) =>
      `<url><loc>${escape(address)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`
  )
  return xml('urlset', lines)
}

/** What the addresses of pages begin with that are for signed-in people and programs. */
const CLOSED_AREAS = ['law-firm/', 'search/', 'main', 'settings/', 'api/', 'portal/']

/** What robots may read: the library that is open to everybody. */
export function robots(sources: Source[]): string {
  return [
    'User-agent: *',
    ...CLOSED_AREAS.map((area) => `Disallow: /${area}`),
    ...(sources.length > 0 ? [`Sitemap: ${absolute(route('sitemap'))}`] : []),
    '',
  ].join('\n')
}

function xml(root: string, lines: string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${lines.join('\n')}\n</${root}>\n`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
