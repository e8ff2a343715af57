import { dayOf } from '#sources/laws/dating/dates'
import type { Gazette } from './gazettes.js'
import type { Law } from '#sources/laws/law'

const MAX_LINES = 25
const AFTER_TITLE =
  /texto vigente|public|[úu]ltima reforma|al margen|^\(?\s*nuev[ao]|D\.?O\.?F\.?|^(?:ley|c[óo]digo) abrogad|decreto|considerando|^\d/iu
const PUBLISHED =
  /public\p{L}*\s+en\s+(?:el|la)\s+(?:diario|peri[óo]dico|gaceta)|nuev[ao] (?:ley|c[óo]digo|reglamento|estatuto)|publicad[oa]/iu
const LAST_REFORM = /[úu]ltimas?\s+reformas?\s+(?:publicadas?|incorporadas?|aplicadas?)?/iu
const ON_THE_SAME_LINE = /\s+(?:TEXTO VIGENTE|Nuev[ao] (?:Ley|C[óo]digo|Reglamento)\b|[ÚU]ltima [Rr]eforma)/
const MAX_TITLE_LENGTH = 500

/** What the first lines of a law tell: its title, and when it was published and last reformed. */
export function factsOf(lines: string[], _gazette: Gazette): Pick<Law, 'title' | 'publishedOn' | 'lastReformOn'> {
  const front = lines.slice(0, MAX_LINES)
  const published = front.find((line) => PUBLISHED.test(line) && !LAST_REFORM.test(line) && dayOf(line))
  const reformed = front.find((line) => LAST_REFORM.test(line))
  return {
    title: titleOf(front),
    publishedOn: published ? dayOf(published) : null,
    lastReformOn: reformed ? dayOf(reformed.slice(LAST_REFORM.exec(reformed)?.index ?? 0)) : null,
  }
}

function titleOf(front: string[]): string {
  const end = front.findIndex((line, place) => place > 0 && AFTER_TITLE.test(line))
  const lines = front.slice(0, end < 1 ? 1 : Math.min(end, 4))
  const title = lines.join(' ').replace(/\s+/g, ' ').trim()
  return title.split(ON_THE_SAME_LINE)[0].slice(0, MAX_TITLE_LENGTH)
}
