import type { RuleBasis } from '../../domain/rules.js'

const articleOf =
  (law: string, name: string) =>
  (article: string, fraction?: string): RuleBasis => ({
    law,
    article,
    citation: `${name}, artículo ${article}${fraction ? `, fracción ${fraction}` : ''}`,
  })

/** Where an article is written, down to its fraction. All were read in the texts of the Cámara de Diputados with reforms up to DOF 14-11-2025, the labour law up to DOF 21-02-2025 and its articles 517 and 519 up to DOF 14-05-2026. */
export const lfpca = articleOf(
  'ley-federal-de-procedimiento-contencioso-administrativo',
  'Ley Federal de Procedimiento Contencioso Administrativo'
)
export const lfpa = articleOf(
  'ley-federal-de-procedimiento-administrativo',
  'Ley Federal de Procedimiento Administrativo'
)
export const taxCode = articleOf('codigo-fiscal-de-la-federacion', 'Código Fiscal de la Federación')
export const labourLaw = articleOf('ley-federal-del-trabajo', 'Ley Federal del Trabajo')
const inCommercialCode = articleOf('codigo-de-comercio', 'Código de Comercio')

/** An article of the Código de Comercio, with another that it is read with, if any: '1075', '1076'. */
export const commercialCode = (article: string, readWith?: string): RuleBasis => {
  const basis = inCommercialCode(article)
  return readWith ? { ...basis, citation: `Código de Comercio, artículos ${article} y ${readWith}` } : basis
}

/** A fraction of article 1079 of the Código de Comercio, which sets what no other article does. */
export const commercialTerm = (fraction: string): RuleBasis => inCommercialCode('1079', fraction)
