/** The word lists of zxcvbn one by one: its packages only declare them all together, which would be a megabyte more to fetch. */
declare module '@zxcvbn-ts/*.json.mjs' {
  const words: string[]
  export default words
}

declare module '@zxcvbn-ts/language-en/dist/wordSequences.json.mjs' {
  const sequences: Record<string, string[]>
  export default sequences
}

declare module '@zxcvbn-ts/language-es-es/dist/wordSequences.json.mjs' {
  const sequences: Record<string, string[]>
  export default sequences
}
