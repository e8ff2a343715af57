/** Characters that some system refuses in the name of a file, and what hides or turns text. */
const REFUSED = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const MAX_STEM_LENGTH = 80

/** A name that every system takes as one part of a path. Never empty, never `.` or `..`. */
export function safeName(name: string): string {
  const plain = name.normalize('NFC').replace(REFUSED, ' ').replace(/\s+/g, ' ').trim()
  const dot = plain.lastIndexOf('.')
  const ending = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : ''
  const stem = [...plain.slice(0, plain.length - ending.length)].slice(0, MAX_STEM_LENGTH).join('')
  const whole = `${stem.replace(/[. ]+$/, '')}${ending}`.replace(/^[. ]+/, '')
  if (whole === '' || whole === ending) return `_${ending}`
  return RESERVED.test(whole) ? `_${whole}` : whole
}

/** A path that no other has yet, without regard to capitals; a number goes before the ending. */
export function freePath(taken: Set<string>, path: string): string {
  const slash = path.lastIndexOf('/')
  const dot = path.lastIndexOf('.')
  const cut = dot > slash + 1 ? dot : path.length
  for (let number = 1; ; number++) {
    const tried = number === 1 ? path : `${path.slice(0, cut)} (${number})${path.slice(cut)}`
    const known = tried.toLowerCase()
    if (taken.has(known)) continue
    taken.add(known)
    return tried
  }
}
