const MOST = 64

/** A function of a text that keeps its last answers: the same few lines are asked for again and again. The answers must not be changed. */
export function remembered<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (known.has(text)) return known.get(text)!
    if (known.size >= MOST) known.clear()
    const found = answer(text)
    known.set(text, found)
    return found
  }
}
