import sanitizeHtml from 'sanitize-html'
import { bounded, normalised, unmarked } from './bounded_html.js'

/** Longest note, counted in characters of HTML and of text. */
export const NOTE_LENGTHS = { html: 200_000, text: 50_000 } as const

const MAX_ROUNDS = 3

/** A person whom a note may name. */
type Person = { id: number; name: string }

export interface NoteText {
  html: string
  plainText: string
  /** Ids of who is named. */
  mentions: number[]
}

const TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'a',
  'ul',
  'ol',
  'li',
  'h2',
  'h3',
  'blockquote',
  'code',
  'pre',
  'hr',
  'span',
]
const RENAMED = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' }
/** What is in these is not for reading: programs, styles, and what Word brings along. */
const UNREAD = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'xml',
  'title',
  'template',
  'svg',
  'math',
  'iframe',
]
/** Nothing stands before the scheme, whatever a browser would make of it. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i
const SAFE_LINK = { rel: 'noopener noreferrer nofollow', target: '_blank' }

/**
 * What somebody wrote, or pasted, as it may be kept and shown: only these elements, without scripts, styles and sources; links to the web and
 * to addresses. A person is named only when they are one of `people`, by the name that they have.
 */
export function noteText(html: string, people: Person[]): NoteText {
  const mentions = new Set<number>()
  const nameOf = (id: unknown) => people.find((person) => String(person.id) === String(id))
  const clean = untilSettled(bounded(html), {
    allowedTags: TAGS,
    nonTextTags: UNREAD,
    allowedAttributes: { a: ['href', 'rel', 'target'], span: ['data-type', 'data-id', 'data-label'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    transformTags: {
      ...RENAMED,
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href: SAFE_ADDRESS.test(href) ? href : '', ...SAFE_LINK },
      }),
      span(tagName, attribs) {
        const person = attribs['data-type'] === 'mention' ? nameOf(attribs['data-id']) : undefined
        if (!person) return { tagName: 'x-plain', attribs: {} }
        mentions.add(person.id)
        const named = { 'data-type': 'mention', 'data-id': String(person.id), 'data-label': person.name }
        return { tagName, attribs: named, text: `@${person.name}` }
      },
    },
  })
  return { html: clean, plainText: plainTextOf(clean), mentions: [...mentions] }
}

/**
 * Broken nesting is mended by taking it apart, and what that leaves may nest wrongly again: the text is cleaned until nothing changes. What never
 * settles keeps its words alone.
 */
function untilSettled(html: string, options: sanitizeHtml.IOptions): string {
  let clean = html
  for (let round = 0; round < MAX_ROUNDS; round++) {
    // References stand for characters that were not there to be normalised.
    const again = normalised(sanitizeHtml(clean, options))
    if (again === clean) return clean
    clean = again
  }
  return normalised(sanitizeHtml(unmarked(clean), options))
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of sanitised HTML, a line for each paragraph. */
export function plainTextOf(html: string): string {
  const lines = html.replace(/<(br|hr)\s*\/?>|<\/(p|li|h2|h3|blockquote|pre)>/g, '\n')
  return lines
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity]!)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
