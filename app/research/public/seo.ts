import type { HttpContext } from '@adonisjs/core/http'
import { route } from '#app/core/addresses'
import env from '#start/env'
import type LegalDocument from '#app/research/models/legal_document'
import { knownDate } from '#app/research/reading/known_dates'
import { publicAddress } from './addresses.js'

/** What the head of a public page tells to search engines. */
export interface Seo {
  canonical: string
  description: string
  /** `noindex`: lists of results, which are as many as there are questions, and pages of cases. */
  robots: 'index, follow' | 'noindex, follow'
  /** schema.org, as JSON. */
  structured: object | null
}

const MAX_DESCRIPTION_LENGTH = 160
const NORMS = ['ley', 'articulo']
/** Pages of cases name those who litigate; whoever has the address reads them, but no search engine lists them. */
export const UNLISTED = ['expediente']

/** Puts it into the head; characters that could end the script are written as escapes. */
export function setSeo(ctx: HttpContext, { structured, ...seo }: Seo): void {
  const json = structured && JSON.stringify(structured).replace(/[<>&\u2028\u2029]/g, escaped)
  ctx.view.share({ seo: { ...seo, structured: json } })
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** An address of this installation, with its host. */
export function absolute(path: string): string {
  return new URL(path, env.get('APP_URL')).href
}

/** What a document is, in the vocabulary of schema.org: https://schema.org/Legislation for laws and articles, CreativeWork for what courts say. */
export function documentSeo(document: LegalDocument, source: { name: string; slug: string }): Seo {
  const canonical = absolute(publicAddress(document))
  const isNorm = NORMS.includes(document.kind)
  const about = {
    '@context': 'https://schema.org',
    '@type': isNorm ? 'Legislation' : 'CreativeWork',
    'name': document.title,
    'identifier': document.citation,
    'inLanguage': 'es-MX',
    'url': canonical,
    'datePublished': knownDate(document) ?? undefined,
    'isBasedOn': document.url ?? undefined,
    'license': 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFDA.pdf',
    ...(isNorm && { legislationDateVersion: document.versionOn ?? undefined, legislationJurisdiction: 'MX' }),
  }
  const path = [
    { name: source.name, item: absolute(route('public.research.searches.show', { source: source.slug })) },
    { name: document.title, item: canonical },
  ]
  const crumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    'itemListElement': path.map((one, place) => ({ '@type': 'ListItem', 'position': place + 1, ...one })),
  }
  const robots = UNLISTED.includes(document.kind) ? 'noindex, follow' : 'index, follow'
  return { canonical, description: beginningOf(document.body), robots, structured: [about, crumbs] }
}

/** The first words of a text, to the last whole one. */
export function beginningOf(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`
}
