/** How a concept is taxed with IVA: at a rate, exempt, or not an object of the tax (CFDI 4.0, ObjetoImp 01). */
export const TAX_KINDS = ['iva16', 'iva8', 'iva0', 'exempt', 'none'] as const
export type TaxKind = (typeof TAX_KINDS)[number]

/** Rates of IVA in basis points (Ley del IVA, articles 1 and 2-A; 8 %: decree for the northern and southern border). */
const RATES: Record<TaxKind, number> = { iva16: 1_600, iva8: 800, iva0: 0, exempt: 0, none: 0 }

/** The rate of a kind in basis points: 1600 is 16 %. */
export const taxRateOf = (kind: TaxKind): number => RATES[kind]

/** Income tax withheld from fees, in millionths. */
export const ISR_RATES = { fees: 100_000, resico: 12_500 } as const

/** Who charges and who pays, as far as their taxes go. */
export interface TaxPair {
  /** RFC of the firm: 13 characters of a person, 12 of a company. */
  issuerRfc: string | null
  /** Key of the SAT's catalogue c_RegimenFiscal. */
  issuerRegime: string | null
  clientType: 'person' | 'business'
  clientRfc: string | null
}

/** What of a charge the client is to withhold, and which article says so. `basis` is a message of the catalogues. */
export interface Withholdings {
  /** In millionths: 100000 is 10 %. */
  isrRate: number
  /** Two thirds of the IVA. */
  withholdsIva: boolean
  basis: 'no_rfc' | 'company' | 'person_to_person' | 'foreign_client' | 'other_regime' | 'professional_fees' | 'resico'
  /** Articles that it rests on, as they are cited. */
  articles: string[]
}

const NOTHING = { isrRate: 0, withholdsIva: false, articles: [] as string[] }
const IVA_ARTICLES = ['LIVA 1-A, II, a)', 'RLIVA 3, I, a)']

/** RFC of clients who live abroad (RMF 2.7.1.23). */
const FOREIGN = 'XEXX010101000'

/** The RFC says for the SAT what a client is: 12 characters of a company, 13 of a person; without one it is how the firm keeps them. */
const isCompany = ({ clientType, clientRfc }: TaxPair) =>
  clientRfc ? clientRfc.length === 12 : clientType === 'business'

/**
 * Proposes what a client withholds. Only a company withholds from a person: 10 % of professional fees (LISR 106, last paragraph), 1.25 % from one in RESICO (LISR 113-J), and two
 * thirds of the IVA (LIVA 1-A, II, a; RLIVA 3, I, a). Where the pair is not known, nothing is proposed and `basis` says why.
 */
export function proposeWithholdings(pair: TaxPair): Withholdings {
  const { issuerRfc, issuerRegime, clientRfc } = pair
  if (!issuerRfc) return { ...NOTHING, basis: 'no_rfc' }
  if (issuerRfc.length === 12) return { ...NOTHING, basis: 'company' }
  if (clientRfc === FOREIGN) return { ...NOTHING, basis: 'foreign_client' }
  if (!isCompany(pair)) return { ...NOTHING, basis: 'person_to_person' }
  if (issuerRegime === '626')
    return { isrRate: ISR_RATES.resico, withholdsIva: true, basis: 'resico', articles: ['LISR 113-J', ...IVA_ARTICLES] }
  if (issuerRegime === '612')
    return {
      ...{ isrRate: ISR_RATES.fees, withholdsIva: true, basis: 'professional_fees' as const },
      articles: ['LISR 106', ...IVA_ARTICLES],
    }
  return { ...NOTHING, basis: 'other_regime' }
}
