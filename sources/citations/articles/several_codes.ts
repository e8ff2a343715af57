import { lawAt } from '#sources/citations/laws/laws'
import type { NamedLaw } from '#sources/citations/laws/laws'

/** `del Código Civil y 923 del de Procedimientos Civiles`: the code whose first word is left out. */
export function codeAt(text: string, at: number): NamedLaw | null {
  if (!/^de\s+(?:Procedimientos|Comercio)(?!\p{L})/u.test(text.slice(at, at + 20))) return null
  const left = 'Código '
  const named = lawAt(`${left}${text.slice(at, at + 300)}`, 0)
  return named && { law: named.law, end: at + named.end - left.length }
}

/** `los códigos Penal y de Procedimientos Penales del Estado de Jalisco`: two codes of one place. */
export function codesAt(text: string, at: number): { laws: [string, string]; end: number } | null {
  const found =
    /^[Cc][óo]digos\s+(\p{Lu}[^,;.]{2,60}?)\s+y\s+(?=(?:de\s+)?(?:Procedimientos|Federal|Civil|Penal))/u.exec(
      text.slice(at, at + 120)
    )
  if (!found) return null
  const left = 'Código '
  const behind = at + found[0].length
  const first = lawAt(`${left}${found[1]}`, 0)?.law
  const second = first && lawAt(`${left}${text.slice(behind, behind + 300)}`, 0)
  if (!second) return null
  const place = /\s(?:del|para\s+el|en\s+el)\s+(?:Estado|Distrito)\s.+$/u.exec(second.law)?.[0] ?? ''
  const isOfPlace = place !== '' && !/\s(?:del|para|Federal)(?:\s|$)/u.test(first)
  return { laws: [isOfPlace ? `${first}${place}` : first, second.law], end: behind + second.end - left.length }
}
