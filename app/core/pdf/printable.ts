/** Controls, and the marks that turn the direction of reading around; line breaks stay. Fonts have no sign for them. */
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** Code points that no text may hold, halves of pairs and the area of private use. */
const NO_TEXT = /[\p{Surrogate}\p{Co}\ufeff\ufdd0-\ufdef]|[\ufffe\uffff]/gu
const HOLE = '\ufffd'

/** The same data with every text as a document can show it: tabs and controls become blanks, what is no text is marked. */
export function printable<T>(data: T): T {
  return JSON.parse(JSON.stringify(data), (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, ' ').replace(NO_TEXT, HOLE) : value
  ) as T
}
