const CHANGES: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch|sh/g, 'ch'],
  [/ch(?=[lr])/g, 'k'],
  [/ch/g, '1'],
  [/^x(?=[aeiou])/g, 'j'],
  [/^(hua|hue|hui)/g, 'gu'],
  [/^w/g, 'gu'],
  [/w/g, 'u'],
  [/h/g, ''],
  [/ll/g, 'y'],
  [/ñ/g, 'n'],
  [/mex/g, 'mej'],
  [/cc(?=[ei])/g, 'x'],
  [/c(?=[ei])/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/qu(?=[ei])|q|ck|c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'b'],
  [/n(?=[bp])/g, 'm'],
  [/^i(?=[aeou])/g, 'y'],
  [/y(?![aeiou])/g, 'i'],
]

/** How a word sounds in Mexican Spanish: b and v, s, z and soft c, g and j, ll and y, h that is not heard are the same. */
export function soundOf(word: string): string {
  const sound = CHANGES.reduce((text, [pattern, by]) => text.replace(pattern, by), word)
  return sound.replace(/(.)\1+/g, '$1')
}

/** The consonants that are heard, each once and in the order of the alphabet: what two spellings of one word have in common. */
export function bonesOf(word: string): string {
  const sound = soundOf(word)
  const consonants = [...new Set(sound.replace(/[aeiou]/g, ''))].sort().join('')
  return consonants || sound.slice(0, 2)
}
