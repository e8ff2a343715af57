/** Banks and other institutions of SPEI by the first three digits of their accounts (Banco de México, catalogue of participants). */
const INSTITUTIONS: Record<string, string> = {
  '001': 'Banxico',
  '002': 'Banamex',
  '006': 'Bancomext',
  '009': 'Banobras',
  '012': 'BBVA México',
  '014': 'Santander',
  '019': 'Banjército',
  '021': 'HSBC',
  '030': 'BanBajío',
  '032': 'IXE',
  '036': 'Inbursa',
  '042': 'Mifel',
  '044': 'Scotiabank',
  '058': 'Banregio',
  '059': 'Invex',
  '060': 'Bansí',
  '062': 'Afirme',
  '072': 'Banorte',
  '106': 'Bank of America',
  '108': 'MUFG',
  '110': 'JP Morgan',
  '112': 'Monex',
  '113': 'Ve por Más',
  '127': 'Banco Azteca',
  '128': 'Autofin',
  '129': 'Barclays',
  '130': 'Compartamos',
  '132': 'Multiva',
  '133': 'Actinver',
  '135': 'Nafin',
  '136': 'Intercam',
  '137': 'BanCoppel',
  '138': 'ABC Capital',
  '140': 'Consubanco',
  '141': 'Volkswagen Bank',
  '143': 'CIBanco',
  '145': 'Banco Base',
  '147': 'Bankaool',
  '148': 'PagaTodo',
  '150': 'Inmobiliario Mexicano',
  '151': 'Fundación Dondé',
  '152': 'Bancrea',
  '154': 'Banco Covalto',
  '155': 'ICBC',
  '156': 'Sabadell',
  '157': 'Shinhan',
  '158': 'Mizuho',
  '159': 'Bank of China',
  '160': 'Banco S3',
  '166': 'Banco del Bienestar',
  '168': 'Hipotecaria Federal',
  '600': 'Monex Casa de Bolsa',
  '601': 'GBM',
  '608': 'Vector',
  '616': 'Finamex',
  '617': 'Valmex',
  '630': 'Intercam Casa de Bolsa',
  '634': 'Fincomún',
  '638': 'Nu México',
  '646': 'STP',
  '653': 'Kuspit',
  '656': 'Unagra',
  '661': 'Klar',
  '670': 'Libertad',
  '677': 'Caja Popular Mexicana',
  '680': 'Cristóbal Colón',
  '683': 'Caja Telefonistas',
  '684': 'Transfer',
  '722': 'Mercado Pago',
  '723': 'Cuenca',
  '728': 'Spin by OXXO',
}

const WEIGHTS = [3, 7, 1]

/** The 18th digit of a CLABE, from the 17 before it: each weighed with 3, 7 and 1 in turn, units only. */
function checkDigitOf(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * WEIGHTS[at % 3]!) % 10), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether this is an account number of the Mexican banks (CLABE): 18 digits of which the last one checks the others. */
export function isClabe(value: string): boolean {
  return /^\d{18}$/.test(value) && checkDigitOf(value.slice(0, 17)) === Number(value[17])
}

/** The name of the bank that keeps an account. An institution newer than the catalogue is named by its number: `SPEI 999`. */
export function bankOf(clabe: string): string {
  const code = clabe.slice(0, 3)
  return INSTITUTIONS[code] ?? `SPEI ${code}`
}
