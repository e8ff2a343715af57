import sanitizeHtml from 'sanitize-html'
import { LIMITS } from '../extraction/limits.js'

const TAGS =
  'a abbr address article b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em figcaption figure footer ' +
  'h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark ol p pre q s samp section small span strong sub sup table tbody td tfoot th thead tr u ul var'

/** Pictures of the document itself, in formats that are no programs. */
const OWN_PICTURE = /^data:image\/(png|jpeg|gif);base64,[a-z0-9+/=\s]+$/i

export interface SafeHtml {
  html: string
  isCut: boolean
  /** Pictures that would have been fetched from elsewhere, which tells the sender who reads and when. */
  leftOut: number
}

/**
 * HTML of strangers as text with headings, lists and tables: no scripts, styles, forms, frames or addresses of pictures. Links open apart and only
 * lead to the web or to a letter. `pictures`: those that the document itself carries are kept.
 */
export function sanitise(html: string, { pictures = false } = {}): SafeHtml {
  let leftOut = 0
  const safe = sanitizeHtml(html.slice(0, LIMITS.previewCharacters * 4), {
    allowedTags: [...TAGS.split(' '), 'img'],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      img: ['src', 'alt'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nestingLimit: 100,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href, rel: 'noopener noreferrer', target: '_blank' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag !== 'img') return false
      const isOwn = pictures && OWN_PICTURE.test(attribs.src ?? '')
      if (!isOwn) leftOut++
      return !isOwn
    },
  })
  return { html: safe, isCut: html.length > LIMITS.previewCharacters * 4, leftOut }
}
