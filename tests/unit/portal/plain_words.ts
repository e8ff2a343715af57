const STRONG = /[aeoáéíóú]/
const VOWELS = /[aeiouáéíóúü]+/g

/** Syllables of a Spanish word: vowels that are both strong, or whose weak one has the accent, stand apart. */
export function syllablesIn(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/qu|gu(?=[eéií])/g, 'q')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
  const groups = plain.match(VOWELS) ?? []
  return Math.max(
    1,
    groups.reduce((count, group) => count + nucleiIn(group), 0)
  )
}

function nucleiIn(group: string): number {
  return [...group].reduce((count, vowel, place) => {
    const before = group[place - 1]
    return before && STRONG.test(vowel) && STRONG.test(before) ? count + 1 : count
  }, 1)
}

/** Fernández Huerta's index (1959): 206.84 − 0.60 × syllables in a hundred words − 1.02 × words in a sentence. From 60 up a text is easy. */
export function readability(text: string): number {
  const sentences = text.split(/[.!?:…]+/).filter((part) => /\p{L}/u.test(part))
  const words = text.match(/[\p{L}]+/gu) ?? []
  if (words.length === 0) return 100
  const syllables = words.reduce((count, word) => count + syllablesIn(word), 0)
  return 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences.length
}

/** The longest form of an ICU text, as somebody reads it: of several forms the last, names in place of what is filled in. */
export function asRead(message: string): string {
  let text = message
  const choice = /\{\w+, (?:plural|select),((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/
  for (let found = choice.exec(text); found; found = choice.exec(text)) {
    const forms = [...found[1]!.matchAll(/\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, form]) => form!)
    text = text.replace(found[0], forms.at(-1)!)
  }
  return text
    .replace(/<\/?\w+>/g, ' ')
    .replace(/\{\w+\}/g, 'Ana')
    .replace(/#/g, 'dos')
}
