import type { SearchHit } from '#app/core/search/search_engine'
import { termText } from './marked_terms.js'
import type { Marker } from './marker.js'
import type { DocumentText } from '#app/research/search/matching/source_reader'

/** How often the title (with the numbers it is known by) and the body have each variant of a term. */
interface VariantCount {
  title: number
  body: number
}

/** Why a document is found: of each thing asked for that it has, how often, and the synonym it has instead when it does not have what was typed. */
export function whyFound({ title, names, body }: DocumentText, marker: Marker): SearchHit['why'] {
  const counts = marker.terms.map(({ variants }) => variants.map((): VariantCount => ({ title: 0, body: 0 })))
  marker.count(title, (item, variant) => void counts[item][variant].title++)
  for (const name of names.split('\n')) marker.count(name, (item, variant) => void counts[item][variant].title++)
  marker.count(body, (item, variant) => void counts[item][variant].body++)
  return marker.terms.flatMap(({ written, variants }, item) => {
    const isSynonym = sumOf(counts[item][0]) === 0
    const synonym = isSynonym ? variants.findIndex((_, index) => sumOf(counts[item][index]) > 0) : -1
    const total = { title: sum(counts[item], 'title'), body: sum(counts[item], 'body') }
    if (sumOf(total) === 0) return []
    return [{ term: written, ...total, synonym: synonym > 0 ? termText(variants[synonym]) : null }]
  })
}

function sumOf({ title, body }: VariantCount): number {
  return title + body
}

function sum(counts: VariantCount[], part: keyof VariantCount): number {
  return counts.reduce((total, count) => total + count[part], 0)
}
