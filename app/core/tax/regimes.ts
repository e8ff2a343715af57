/** Keys of the tax regimes that are in force (SAT, CFDI 4.0, catálogo c_RegimenFiscal). Their names are `firm.regime.<key>` in the catalogues. */
export const TAX_REGIMES = [
  '601',
  '603',
  '605',
  '606',
  '607',
  '608',
  '610',
  '611',
  '612',
  '614',
  '615',
  '616',
  '620',
  '621',
  '622',
  '623',
  '624',
  '625',
  '626',
] as const

export type TaxRegime = (typeof TAX_REGIMES)[number]
