const ROMANS: [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]
const ORDINALS = 'PRIMER SEGUNDO TERCER CUARTO QUINTO SEXTO SÉPTIMO OCTAVO NOVENO'.split(' ')

export function roman(number: number): string {
  let left = number
  return ROMANS.reduce((text, [value, letters]) => {
    const times = Math.floor(left / value)
    left -= times * value
    return text + letters.repeat(times)
  }, '')
}

/** `TERCER`, of 1 to 9. */
export function ordinal(number: number): string {
  return ORDINALS[number - 1]
}
