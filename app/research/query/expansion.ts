import { fold } from '#app/research/search/words/folding'
import type { Lexicon } from '#app/research/search/words/lexicon'
import type { PhraseTerm, WordTerm } from './ast.js'
import { othersOf, synonymsBeginningWith, type Member } from './synonyms.js'
import { writtenForms, wordKey } from './word_forms.js'
import type { Leaf } from './tokens.js'
import type { Node } from './tree.js'

/** Words that stand side by side and mean the same as others. */
export interface Expansion {
  leaves: Leaf[]
  others: (WordTerm | PhraseTerm)[]
}

/** The longest synonym that begins at a place of what stands side by side; null when none does. What is quoted or has a field is taken as typed. */
export function expansionAt(nodes: Node[], place: number, lexicon: Lexicon): Expansion | null {
  const first = plainLeaf(nodes[place])
  if (!first) return null
  const fitting = synonymsBeginningWith(keyOf(first)).flatMap(({ keys, member }) => {
    const leaves = nodes
      .slice(place, place + keys.length)
      .map(plainLeaf)
      .filter((leaf) => leaf !== null)
    const fits = leaves.length === keys.length && leaves.every((leaf, index) => keyOf(leaf) === keys[index])
    return fits ? [{ leaves, member }] : []
  })
  const longest = fitting.filter(({ leaves }) => leaves.length === fitting[0].leaves.length)
  const chosen = longest.find(({ leaves, member }) => isWritten(leaves, member)) ?? longest[0]
  return chosen === undefined
    ? null
    : { leaves: chosen.leaves, others: othersOf(chosen.member).flatMap((other) => termsOf(other, lexicon)) }
}

/** In this gender and number: several members of a group may differ in that only. */
function isWritten(leaves: Leaf[], { words }: Member): boolean {
  return leaves.every((leaf, index) => fold(leaf.words[0]) === fold(words[index]))
}

function plainLeaf(node: Node | undefined): Leaf | null {
  return node?.kind === 'leaf' && node.leaf.kind === 'word' && !node.leaf.isQuoted ? node.leaf : null
}

function keyOf({ words: [written] }: Leaf): string {
  return wordKey(fold(written))
}

/** A synonym of one word counts in its plural and its other gender, not by its stem, which other words have too: agraviado is not agravio. */
function termsOf({ words, written, isAbbreviation }: Member, lexicon: Lexicon): (WordTerm | PhraseTerm)[] {
  const folded = words.map((word) => lexicon.word(word).folded)
  if (folded.length > 1) return [{ kind: 'phrase', written, words: folded }]
  const forms = isAbbreviation ? folded : writtenForms(folded[0])
  return forms.map((form) => ({ kind: 'word', written, folded: form, stem: null }))
}
