const MARKUP = /<\/?(?:p|br|div|span|b|i|u|em|strong|font|a|table|tr|td|sup|sub)\b[^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/i
const BREAKS = /<(?:br|\/p|\/div|\/tr)\b[^<>]*>/gi
const TAGS = /<\/?[a-z][^<>]*>/gi
const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi
const INVISIBLE = /[\u00AD\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g
/** What UTF-8 looks like when somebody read it as windows-1252, and what a reader writes for bytes that it could not read. */
const DAMAGE =
  /\u00C3[\u0080-\u00BF\u0192\u201A-\u203A\u0152-\u017E\u02C6\u02DC\u20AC\u2122]|\u00C2[\u00A0-\u00BF]|\u00E2\u20AC[\u0080-\u00BF\u0153\u009D\u2122\u02DC\u201C\u201D\u00A6]|\uFFFD/g

const ENTITIES: Record<string, string> = Object.fromEntries(
  'nbsp=\u00A0 amp=& lt=< gt=> quot=" laquo=« raquo=» ldquo=“ rdquo=” lsquo=‘ rsquo=’ ndash=– mdash=— hellip=… bull=• deg=° ordm=º ordf=ª iexcl=¡ iquest=¿ sect=§ middot=·'
    .split(' ')
    .map((pair) => pair.split('='))
)
const DIACRITICS: Record<string, string> = {
  acute: '\u0301',
  uml: '\u0308',
  tilde: '\u0303',
  grave: '\u0300',
  circ: '\u0302',
}

/** The paragraphs of a text as a site gives it: without markup, control characters, blank lines or doubled blanks. */
export function paragraphsOf(text: string): string[] {
  return withoutMarkup(text)
    .normalize('NFC')
    .replace(/\r\n?|\u0085|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter(Boolean)
}

/** The same in one line. */
export function lineOf(text: string): string {
  return paragraphsOf(text).join(' ')
}

/** Whether a text was plainly decoded with the wrong encoding. One odd sign in a long text is an old misprint, not a wrong encoding. */
export function isMisread(text: string): boolean {
  const signs = text.match(DAMAGE)?.length ?? 0
  return signs > 0 && signs * 500 >= text.length
}

function withoutMarkup(text: string): string {
  if (!MARKUP.test(text)) return text
  return text.replace(BREAKS, '\n').replace(TAGS, '').replace(ENTITY, entity)
}

function entity(written: string): string {
  const [, decimal, hex, name] = /^&(?:#(\d+)|#x([\da-f]+)|(\w+));$/i.exec(written) ?? []
  if (name) return namedEntity(name) ?? written
  const code = decimal ? Number(decimal) : parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function namedEntity(name: string): string | undefined {
  const [, letter, mark] = /^([a-z])(acute|uml|tilde|grave|circ)$/i.exec(name) ?? []
  return mark ? `${letter}${DIACRITICS[mark.toLowerCase()]}`.normalize('NFC') : ENTITIES[name.toLowerCase()]
}
