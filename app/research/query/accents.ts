/** Words in -ion carry their accent there, always: `prescripcion` → `prescripción`. Other accents are not guessed. */
export function withAccent(folded: string): string {
  return folded.length > 4 ? folded.replace(/ion$/, 'ión') : folded
}
