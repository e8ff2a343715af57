import type { CfdiRecord, Concept, TaxLine } from '#app/cfdi/domain/cfdi_record'
import { hasKey, SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'
import { decimalOf, isMore, isWithin, productBounds, type Slack } from '#app/cfdi/domain/decimals'
import { mustHold, type Finding } from '#app/cfdi/parsing/fault'

/** c_ObjetoImp: not an object of taxes. */
const NOT_TAXED = '01'
/** An object of taxes, itemised. */
const ITEMISED = '02'

/**
 * Checks one line by itself: what it is of, quantity × price, its discount and each of its taxes, and returns what is to be looked at. `line` counts from 1. An amount that only the
 * tolerance of the SAT for whole numbers explains (one unit may have been a half) is told, not refused.
 */
export function checkConcept({ type, standard }: CfdiRecord, concept: Concept, line: number): Finding[] {
  const warnings: Finding[] = []
  mustHold(concept.description !== '' && concept.quantity !== '' && concept.price !== '', 'concept', { line })
  if (standard === '4.0') checkTaxObject(concept, line)
  const quantity = decimalOf(concept.quantity, 'Cantidad')
  const price = decimalOf(concept.price, 'ValorUnitario')
  const amount = decimalOf(concept.amount, 'Importe')
  mustHold(quantity.value > 0n, 'concept', { line })
  if (type !== 'T' && type !== 'P') {
    const isWithinOf = (slack: Slack) =>
      isWithin(amount, productBounds(quantity, price, { digits: amount.scale, slack }))
    mustHold(isWithinOf('all'), 'concept_amount', { line, said: concept.amount })
    if (!isWithinOf('decimals')) warnings.push({ reason: 'rough_amount', values: { line, said: concept.amount } })
  }
  if (concept.discount !== '') {
    const discount = decimalOf(concept.discount, 'Descuento')
    mustHold(!isMore(discount, amount), 'discount', { line })
  }
  for (const tax of concept.taxes) checkTax(tax, line)
  return warnings
}

function checkTaxObject({ taxObject, taxes }: Concept, line: number): void {
  mustHold(hasKey(SAT_CATALOGUES.object, taxObject), 'tax_object', { line })
  if (taxObject === NOT_TAXED) mustHold(taxes.length === 0, 'tax_object_taxes', { line, key: taxObject })
  if (taxObject === ITEMISED) mustHold(taxes.length > 0, 'tax_object_taxes', { line, key: taxObject })
}

/** A tax of a line: base × rate, rounded as the SAT allows. An exempt one has neither rate nor amount. */
function checkTax({ tax, factor, rate, base, amount }: TaxLine, line: number): void {
  mustHold(hasKey(SAT_CATALOGUES.tax, tax), 'tax_key', { line, key: tax.slice(0, 20) || '—' })
  mustHold(['Tasa', 'Cuota', 'Exento'].includes(factor), 'tax_key', { line, key: factor.slice(0, 20) || '—' })
  const of = decimalOf(base, 'Base')
  if (factor === 'Exento') return
  const written = decimalOf(amount, 'Importe')
  const form = { digits: written.scale, slack: 'decimals', isRate: true } as const
  mustHold(isWithin(written, productBounds(of, decimalOf(rate, 'TasaOCuota'), form)), 'tax_amount', {
    line,
    said: amount,
  })
}
