/** A line of a list and its number in the text that was given, from 1. */
export interface Line {
  text: string
  number: number
}
