import sanitizeHtml from 'sanitize-html'
import { bounded } from '#app/activities/bounded_html'

/** What a note may be made of. Anything else that an archive brings is taken out. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(bounded(html), {
    allowedTags: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'h2',
      'h3',
      'ul',
      'ol',
      'li',
      'blockquote',
      'code',
      'pre',
      'a',
      'span',
      'hr',
    ],
    allowedAttributes: { a: ['href', 'rel', 'target'], span: ['data-type', 'data-id', 'data-label', 'class'] },
    allowedClasses: { span: ['mention'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  })
}
