import { fold } from '#app/research/search/words/folding'
import { wordsOf } from '#app/research/search/words/word_scanner'
import { SYNONYM_GROUPS } from './synonym_groups.js'
import { wordKey } from './word_forms.js'

/** One of the names of a thing. */
export interface Member {
  /** As it is shown. */
  written: string
  words: string[]
  isAbbreviation: boolean
  group: SynonymGroup
}

export interface SynonymGroup {
  members: Member[]
  /** The norm that gives one name or the other. */
  source: string
  /** Its publication, ISO date. */
  since: string
}

/** How a member is found: the keys of its words (see `wordKey`). */
interface Beginning {
  keys: string[]
  member: Member
}

const ABBREVIATION = /^\p{Lu}[\p{Lu}\p{Ll}]*\p{Lu}$/u

/** All groups of the data, in its order. */
export const synonymGroups: SynonymGroup[] = SYNONYM_GROUPS.trim().split('\n').map(readGroup)

const beginnings = beginningsOf()

/** The members whose first word has this key, longest first. */
export function synonymsBeginningWith(key: string): Beginning[] {
  return beginnings.get(key) ?? []
}

/** The other members of its group. */
export function othersOf(member: Member): Member[] {
  return member.group.members.filter((other) => other !== member)
}

function beginningsOf(): Map<string, Beginning[]> {
  const members = synonymGroups.flatMap((group) => group.members)
  const keyed = members.map((member) => ({ member, keys: member.words.map((word) => wordKey(fold(word))) }))
  keyed.sort((one, other) => other.keys.length - one.keys.length)
  return Map.groupBy(keyed, ({ keys }) => keys[0])
}

function readGroup(line: string): SynonymGroup {
  const [members, source, since] = line.split(' ; ')
  const group: SynonymGroup = { members: [], source, since }
  group.members = members.split(' | ').map((written) => ({
    written,
    words: wordsOf(written),
    isAbbreviation: ABBREVIATION.test(written),
    group,
  }))
  return group
}
