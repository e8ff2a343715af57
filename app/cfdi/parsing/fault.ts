/** What fills the sentence of a reason. */
export type FaultValues = Record<string, string | number>

/** Why an XML is refused, or what is to be looked at: `cfdi.fault.<reason>` and `cfdi.warning.<reason>` in the catalogues. */
export interface Finding {
  reason: string
  values: FaultValues
}

/** An XML that is refused; `reason` is one of `FAULTS`. */
export class CfdiFault extends Error {
  constructor(
    readonly reason: Fault,
    readonly values: FaultValues = {}
  ) {
    super(`CFDI refused: ${reason}`)
  }
}

/** All reasons for which an XML is refused. */
export const FAULTS = [
  // What arrived is no file that can be read.
  ...['empty', 'pdf', 'zip', 'picture', 'html', 'too_large', 'not_xml', 'cut', 'malformed', 'duplicate_attribute'],
  ...['encoding', 'encoding_declared', 'encoding_broken', 'dtd', 'external_entity', 'entities', 'unknown_entity'],
  ...[
    'lone_ampersand',
    'encrypted',
    'unbound_prefix',
    'too_deep',
    'too_many_elements',
    'too_many_attributes',
    'too_long',
  ],
  // It is XML, but no CFDI that is kept here.
  ...['other_root', 'receipt', 'other_namespace', 'other_version', 'missing_stamp', 'two_stamps', 'stamp_version'],
  ...['bad_uuid', 'missing_seal', 'bad_date', 'future', 'stamped_before_issue', 'missing_issuer', 'missing_receiver'],
  ...['bad_rfc', 'issuer_regime', 'receiver_regime', 'receiver_zip', 'use', 'export', 'type'],
  // Amounts.
  ...['bad_number', 'negative', 'decimals', 'too_much', 'currency', 'exchange_rate', 'missing_amount'],
  ...[
    'no_concepts',
    'concept',
    'tax_object',
    'tax_object_taxes',
    'concept_amount',
    'discount',
    'tax_amount',
    'tax_key',
  ],
  ...['subtotal', 'discounts', 'taxes', 'tax_sum', 'total', 'retained'],
  // How it is paid.
  ...['method', 'form', 'ppd_form', 'pue_form', 'payment_method', 'payment_total', 'payment_currency', 'no_payments'],
  ...['payment_amount', 'no_documents', 'over_balance', 'balance_after', 'over_payment', 'installment', 'installments'],
  // What it refers to.
  ...['relation', 'relation_uuid', 'relation_self', 'too_many_named'],
  // What the firm has already.
  ...['duplicate', 'over_total'],
] as const
export type Fault = (typeof FAULTS)[number]

/** Refuses unless something holds. */
export function mustHold(holds: boolean, reason: Fault, values: FaultValues = {}): asserts holds {
  if (!holds) throw new CfdiFault(reason, values)
}
