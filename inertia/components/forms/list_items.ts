import { fold } from '~/components/forms/choices/option_matching'

/** Whether a list has a text already, accents and capitals aside; `except` is the place of the text itself. */
export function isTaken(list: string[], text: string, except = -1): boolean {
  const folded = fold(text).trim().replace(/\s+/g, ' ')
  return list.some((each, index) => index !== except && fold(each).trim().replace(/\s+/g, ' ') === folded)
}

/** A list with one item at another place. */
export function moved<T>(list: T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)]
}
