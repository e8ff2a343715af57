import { extractCitations, lawKey, type Citation } from '#sources/citations/extract_citations'
import { lawMentions } from '#sources/citations/laws/law_mentions'
import { lawTimeAt, timedKey, type LawTime } from './law_times.js'
import type { OwnLaw } from './own_law.js'

/** Texts without any of these tell no time of a law. */
const TELLS_TIME = /(?:1[89]|20)\d\d|mil\s+(?:ocho|nove)cientos|dos\s+mil/iu
/** What stands between the articles of one list. */
const IN_LIST = /^[^.;:]{0,80}$/u
const FORMER = / \(abrogad[ao]\)$/u

interface TimedMention {
  start: number
  end: number
  law: string
  time: LawTime | null
}

/**
 * The citations of a text, which means `own` by `esta Ley`. An article of a law whose time the text tells (`Ley del Seguro Social de 1973`) has the key of the
 * law of that time alone; what a law that is law no longer says of itself has the key of that law.
 */
export function citationsOf(text: string, own: OwnLaw | null = null): Citation[] {
  const citations = extractCitations(text, { own: own?.name })
  if (!citations.some(({ kind }) => kind === 'article')) return citations
  const mentions = TELLS_TIME.test(text) ? mentionsIn(text) : []
  const isTimed = mentions.some(({ time }) => time !== null)
  if (!isTimed && !own?.id) return citations
  const named: Named = {
    text,
    mentions: Map.groupBy(isTimed ? mentions : [], ({ law }) => law),
    laws: citations.map(({ article }) => (article ? keyOf(article.law) : null)),
    own: own && keyOf(own.name),
  }
  return citations.map((citation, place) => {
    const told = mentionOf(place, citations, named)?.time
    const time = told ?? (own?.id && named.laws[place] === named.own && !isFormer(citation) ? { lawId: own.id } : null)
    return time ? withTime(citation, time) : citation
  })
}

const isFormer = ({ article }: Citation) => FORMER.test(article?.law ?? '')

function mentionsIn(text: string): TimedMention[] {
  return lawMentions(text).map(({ start, end, law }) => ({
    start,
    end,
    law: keyOf(law),
    time: lawTimeAt(text, { start, end }),
  }))
}

/** Which laws a text names, and of which its citations are. */
interface Named {
  text: string
  mentions: Map<string, TimedMention[]>
  /** By the places of the citations; null where one is of no law. */
  laws: (string | null)[]
  own: string | null
}

/** Where the law of a citation is named: within it, after the list in which it stands, or before it where it says `esa ley`. `Esta Ley` is that of the text. */
function mentionOf(place: number, citations: Citation[], { text, mentions, laws, own }: Named): TimedMention | null {
  const law = laws[place]
  const ofLaw = (law && mentions.get(law)) || []
  if (ofLaw.length === 0) return null
  for (let at = place; at < citations.length && laws[at] === law; at++) {
    const { start, end } = citations[at]!
    if (at > place && !IN_LIST.test(text.slice(citations[at - 1]!.end, start))) break
    const within = ofLaw.find((mention) => mention.start < end && mention.end > start)
    if (within) return within
  }
  if (law === own) return null
  return ofLaw.findLast((mention) => mention.end <= citations[place]!.start) ?? null
}

function withTime({ keys, ...citation }: Citation, time: LawTime): Citation {
  return { ...citation, keys: keys.slice(-1).map((key) => timedKey(key, time)) }
}

const keyOf = (law: string) => lawKey(law.replace(FORMER, ''))
