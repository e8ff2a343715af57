import type { Organ } from './tier.js'

const ORGANS = String.raw`(?<organ>(?:tribunal\s+)?pleno|(?:primera|segunda)\s+sala)\s+de\s+la\s+suprema\s+corte\s+de\s+justicia\s+de\s+la\s+naci[óo]n`
/** How a ruling of the Court ends: `Así lo resolvió la Primera Sala de la Suprema Corte … por unanimidad de cinco votos`. */
const RESOLVED = new RegExp(String.raw`as[íi]\s+lo\s+resolvi[óo]\s+(?:el|la|esta|este)\s+${ORGANS}`, 'giu')
/** How it begins: `La Segunda Sala de la Suprema Corte …, en sesión correspondiente al …, emite la siguiente sentencia`. */
const IN_SESSION = new RegExp(String.raw`(?:^|\n)\s*(?:el|la|esta|este)\s+${ORGANS}\s*,\s+en\s+sesi[óo]n`, 'iu')

/** Who of the Court made a ruling, as its text says: in its last words, else in its first. Null when it says neither: what it quotes of others does not count. */
export function rulingOrgan(body: string): Extract<Organ, 'court' | 'chamber'> | null {
  const found = [...body.matchAll(RESOLVED)].at(-1) ?? IN_SESSION.exec(body)
  const organ = found?.groups?.organ
  if (!organ) return null
  return /sala/iu.test(organ) ? 'chamber' : 'court'
}
