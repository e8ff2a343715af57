import sanitizeHtml from 'sanitize-html'

const BLOCKS =
  'address article blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section table td th tr ul'
const OPTIONS = { allowedTags: BLOCKS.split(' '), allowedAttributes: {}, nestingLimit: 100 }
const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }

/** The words of HTML, a line for each block; scripts, styles and whatever is not shown are left out. */
export function htmlText(html: string): string {
  return sanitizeHtml(html, OPTIONS)
    .replace(/\s+/g, ' ')
    .replace(/<\/?(td|th)[^>]*>/g, '\t')
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (entity) => NAMED[entity]!)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/[ \t]*\t[ \t]*/g, '\t')
}
