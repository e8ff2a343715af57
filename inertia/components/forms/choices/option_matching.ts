interface Labelled {
  label: string
}

/** A text without accents or capitals, as people type when they search. */
export function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The options that contain every word typed, in any order; those that begin with the query come first. */
export function matching<T extends Labelled>(options: T[], query: string) {
  const typed = fold(query).trim()
  if (!typed) return options

  const words = typed.split(/\s+/)
  const found = options.filter(({ label }) => {
    const folded = fold(label)
    return words.every((word) => folded.includes(word))
  })
  const leads = ({ label }: T) => (fold(label).startsWith(typed) ? 0 : 1)
  return [...found].sort((one, other) => leads(one) - leads(other))
}
