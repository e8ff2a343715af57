import { hasRightCheckDigit, isGenericRfc, isRfc } from '#app/core/tax/rfc'
import { TAX_REGIMES } from '#app/core/tax/regimes'
import type { CfdiRecord, Party } from '#app/cfdi/domain/cfdi_record'
import { CURRENCY_DECIMALS, hasKey, NO_CURRENCY, SAT_CATALOGUES } from '#app/cfdi/domain/sat_catalogues'
import { mustHold, type Finding } from '#app/cfdi/parsing/fault'
import { decimalOf, isMore } from '#app/cfdi/domain/decimals'
import { checkDates } from './check_dates.js'
import { checkTerms } from './check_terms.js'

const shown = (text: string) => text.slice(0, 40) || '—'

/** Checks everything but lines and amounts, and returns what is to be looked at. */
export function checkHead(record: CfdiRecord, today: string): Finding[] {
  mustHold(record.seal !== '' && record.stamp.seal !== '', 'missing_seal')
  const warnings = checkDates(record, today)
  const { issuer, receiver } = record
  for (const { rfc } of [issuer, receiver]) mustHold(isRfc(rfc), 'bad_rfc', { rfc: shown(rfc) })
  for (const { rfc } of [issuer, receiver])
    if (!isGenericRfc(rfc) && !hasRightCheckDigit(rfc)) warnings.push({ reason: 'check_digit', values: { rfc } })
  if (record.seal !== record.stamp.seal) warnings.push({ reason: 'other_seal', values: {} })
  checkParties(record)
  checkCurrency(record)
  if (record.type !== 'R') warnings.push(...checkTerms(record))
  return warnings
}

const isRegime = ({ regime }: Party) => hasKey(TAX_REGIMES, regime)

/** Regimes of the catalogue of CFDI 3.3 that the one of 4.0 has no more; por verificar. */
const FORMER_REGIMES = ['609', '628', '629', '630']

function checkParties({ type, standard, issuer, receiver, exportKey }: CfdiRecord): void {
  if (type === 'R') return
  const isFormer = standard === '3.3' && hasKey(FORMER_REGIMES, issuer.regime)
  mustHold(isFormer || isRegime(issuer), 'issuer_regime', { regime: shown(issuer.regime) })
  mustHold(hasKey(SAT_CATALOGUES.use, receiver.use), 'use', { use: shown(receiver.use) })
  if (standard === '3.3') return
  mustHold(isRegime(receiver), 'receiver_regime', { regime: shown(receiver.regime) })
  mustHold(/^\d{5}$/.test(receiver.zip), 'receiver_zip', { zip: shown(receiver.zip) })
  mustHold(hasKey(SAT_CATALOGUES.export, exportKey), 'export', { key: shown(exportKey) })
}

/** A currency that the product knows; another than the peso with its exchange rate (Anexo 20, campo TipoCambio). */
function checkCurrency({ currency, exchangeRate, type }: CfdiRecord): void {
  mustHold(currency in CURRENCY_DECIMALS, 'currency', { currency: shown(currency) })
  mustHold(currency !== NO_CURRENCY || type === 'P' || type === 'T', 'currency', { currency })
  if (exchangeRate !== '') checkExchangeRate(exchangeRate, currency)
  if (currency !== 'MXN' && currency !== NO_CURRENCY) mustHold(exchangeRate !== '', 'exchange_rate', { currency })
}

/** No unit of a currency is worth so many pesos. */
const MOST_PESOS = { value: 1_000_000n, scale: 0 }

function checkExchangeRate(text: string, currency: string): void {
  const rate = decimalOf(text, 'TipoCambio')
  mustHold(rate.value > 0n, 'exchange_rate', { currency })
  mustHold(!isMore(rate, MOST_PESOS), 'too_much', { field: 'TipoCambio', value: text.slice(0, 40) })
}
