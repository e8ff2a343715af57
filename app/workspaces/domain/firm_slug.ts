import { slugOf } from '#app/core/text/slug'

/** Words that stand, or may come to stand, where the address of a firm has its name. */
export const RESERVED_SLUGS: readonly string[] = [
  'abogado',
  'abogados',
  'admin',
  'api',
  'assets',
  'buscador',
  'buscar',
  'ciudad',
  'ciudades',
  'despacho',
  'despachos',
  'directorio',
  'editar',
  'estado',
  'estados',
  'foja',
  'health',
  'home',
  'login',
  'main',
  'materia',
  'materias',
  'new',
  'null',
  'nuevo',
  'search',
  'settings',
  'soporte',
  'undefined',
  'welcome',
  'www',
]

/** Small emails without accents, digits and single hyphens between them. */
export const SLUG_SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What the address of a firm starts from: its name, or `despacho` when nothing of the name can stand there. */
export function baseSlugOf(name: string): string {
  const base = slugOf(name)
  if (base === '') return 'despacho-juridico'
  return RESERVED_SLUGS.includes(base) ? `despacho-${base}` : base
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number++
  return `${base}-${number}`
}
