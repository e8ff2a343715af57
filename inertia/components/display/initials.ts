type Tint = 1 | 2 | 3 | 4 | 5 | 6

const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'of', 'the', 'and'])

/** One or two capitals for a name, without its small words: «Diego Arriaga Peña» is DA, «María del Refugio Leyva» is MR. */
export function initials(name: string) {
  const words = name.normalize('NFC').split(/[\s\-–,.«»"“”()]+/)
  const told = words.filter((word) => word !== '' && !particles.has(word))
  const letters = told.slice(0, 2).map((word) => [...word][0])
  return letters.join('').toLocaleUpperCase('es-MX') || '?'
}

/** One of six tints, 1 to 6, always the same for the same id: numbers take turns, so that neighbours differ; other ids are hashed (FNV-1a, mixed so that the remainder is even). */
export function tint(id: string): Tint {
  if (/^\d{1,9}$/.test(id)) return ((Number(id) % 6) + 1) as Tint
  let hash = 0x811c9dc5
  for (const character of id) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((((hash ^ (hash >>> 16)) >>> 0) % 6) + 1) as Tint
}
