interface Labelled {
  label: string
}

/** A text without accents or capitals, as people type when they search. */
export function fold(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The options that contain every word typed, in any order: what equals the query first, then what begins with it. */
export function matching<T extends Labelled>(options: T[], query: string) {
  const typed = fold(query).trim()
  if (!typed) return options

  const words = typed.split(/\s+/)
  const found = options.filter(({ label }) => {
    const folded = fold(label)
    return words.every((word) => folded.includes(word))
  })
  const place = ({ label }: T) => (fold(label) === typed ? 0 : fold(label).startsWith(typed) ? 1 : 2)
  return [...found].sort((one, other) => place(one) - place(other))
}
