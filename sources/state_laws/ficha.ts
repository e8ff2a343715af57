import { lineOf } from '#sources/text/plain_text'
import { unaccented } from '#sources/text/spanish'
import { SITE, stripped } from './listing.js'

/** What the page of a law tells. */
export interface Ficha {
  /** Label without accents, in small letters, to value: `fecha de publicacion` → `14 de Mayo de 1967`. */
  facts: Map<string, string>
  /** Address of its text; null when the page names none. */
  document: string | null
}

const PAIR = /<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>\s*<td\b[^>]*>([\s\S]*?)<\/td>/gi
const DOCUMENT = /href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** The address of a law's page. */
export function fichaUrl(id: string): string {
  return `${SITE}fichaOrdenamiento2.php?idArchivo=${id}&ambito=ESTATAL`
}

/** Reads the page of a law, already decoded; null when it is none, which the site says with status 200. */
export function fichaOf(html: string): Ficha | null {
  const facts = new Map(
    [...html.matchAll(PAIR)].map(([, label, value]) => [
      unaccented(lineOf(stripped(label))).replace(/[:\s]+$/, ''),
      lineOf(stripped(value)),
    ])
  )
  const document = documentIn(html)
  return facts.size || document ? { facts, document } : null
}

/** The link to the Word file, or else to the PDF. */
function documentIn(html: string): string | null {
  const links = [...html.matchAll(DOCUMENT)].map(([, ...values]) =>
    (values.find(Boolean) ?? '').replaceAll('&amp;', '&')
  )
  const own = links.find((link) => /obtenerdoc\.php/i.test(link)) ?? links.find((link) => /obtenerpdf\.php/i.test(link))
  if (!own || !URL.canParse(own.trim(), SITE)) return null
  const url = new URL(own.trim(), SITE)
  return url.host === new URL(SITE).host ? url.href : null
}
