import { flat } from './days.js'

/** Where no column is called after a case: the number beside a column that counts the rows. */
export function numberBesideOrdinal(names: string[]): number | undefined {
  const plain = names.map((name) =>
    flat(name)
      .replace(/[\s.:]+$/, '')
      .trim()
  )
  if (!plain.some((name) => /^(?:#|no|consec(?:utivo)?|progresivo)$/.test(name))) return undefined
  const at = plain.findIndex((name) => /^(?:numero|num)$/.test(name))
  return at < 0 ? undefined : at
}
