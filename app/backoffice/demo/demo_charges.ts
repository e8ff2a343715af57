/** What becomes of a charge of the demo after so many days. */
export type Fate = { what: string; days: number; pesos: number }

export interface DemoCharge {
  /** Which of the first matters it is of, from 0. */
  place: number
  /** Days from today on which it is issued. */
  day: number
  currency: 'MXN' | 'USD'
  pesos: number
  tax: 'iva16' | 'none'
  concept: string
  fates: Fate[]
}

/**
 * matter | days from today | currency and amount before tax | what becomes of it, with days (and pesos) | concept. `+` is an expense that is passed on without tax; `=` a fee from which the
 * client withholds, as of a person. All of it is invented.
 */
const TABLE = `
0 | -238 | MXN 45000 | paid 12 | Demanda de amparo indirecto y suspensión provisional
1 | -231 | MXN 60000 | part 20 30000; part 52 39600 | Estudio del crédito fiscal y demanda de amparo directo, primera parte
3 | -226 | MXN 12000 | paid 3 | Consulta y demanda laboral
4 | -219 | MXN 38000 | paid 30 | Demanda oral mercantil
5 | -210 | MXN 25000 | part 15 10000; part 45 10000; part 80 9000 | Denuncia de la sucesión intestamentaria
6 | -204 | MXN 18000 | paid 8 | Demanda de divorcio incausado
4 | -198 | +MXN 3480 | paid 9 | Copias certificadas y gastos del perito
8 | -190 | MXN 22000 | paid 21 | Demanda de desocupación y pago de rentas
9 | -181 | MXN 30000 | write 120 | Denuncia por fraude genérico
11 | -176 | USD 1500 | paid 25 | Registro de la marca, clase 33, y vigilancia de un año
0 | -170 | MXN 20000 | paid 10 | Incidente de suspensión definitiva
7 | -163 | MXN 28000 | paid 40 | Demanda de nulidad del capital constitutivo
12 | -155 | MXN 16000 | cancel 2 | Contestación de la reconvención
12 | -153 | MXN 16500 | paid 28 | Contestación de la reconvención
2 | -149 | MXN 35000 | part 30 20000 | Demanda de nulidad de la multa ambiental
14 | -141 | MXN 27500 | paid 15 | Revisión del contrato marco de suministro
3 | -134 | =MXN 15000 | paid 18 | Dictamen sobre prestaciones de la Lic. Ibarra, que factura como persona física
15 | -127 | MXN 9500 | mark 20 | Incidente de aumento de pensión
16 | -118 | MXN 52000 | paid 33 | Demanda por rescisión del contrato de obra
10 | -110 | MXN 14000 | write 85 | Juicio de sucesión de derechos ejidales
18 | -102 | MXN 24000 | paid 14 | Demanda ejecutiva mercantil
4 | -95 | MXN 19000 | part 20 12000 | Audiencia preliminar y de juicio
1 | -88 | MXN 60000 | paid 42 | Amparo directo, segunda parte
23 | -80 | MXN 33000 | paid 20 | Solicitud de devolución de saldo a favor
0 | -71 | MXN 15000 | paid 9 | Recurso de queja
8 | -64 | MXN 11000 | none 0 | Alegatos y sentencia
25 | -57 | MXN 21000 | part 15 8000 | Demanda por servidumbre de paso
14 | -50 | USD 900 | none 0 | Negociación con el proveedor extranjero
7 | -43 | MXN 13500 | paid 21 | Ampliación de la demanda
2 | -36 | +MXN 5220 | none 0 | Dictamen del perito ambiental
16 | -29 | MXN 17000 | none 0 | Ofrecimiento de pruebas
5 | -22 | MXN 12500 | paid 12 | Segunda sección: inventarios y avalúos
18 | -15 | MXN 9000 | none 0 | Embargo y diligencias
0 | -9 | MXN 26000 | none 0 | Amparo en revisión
4 | -4 | MXN 14500 | none 0 | Convenio de pago y ratificación
23 | -1 | MXN 8000 | draft 0 | Seguimiento de la devolución
`

const LINE = /^(\d+) \| (-\d+) \| ([+=]?)(MXN|USD) (\d+) \| (.+?) \| (.+)$/

const fateIn = (text: string): Fate => {
  const [what, days, pesos = '0'] = text.trim().split(' ')
  return { what: what!, days: Number(days), pesos: Number(pesos) }
}

export const DEMO_CHARGES: (DemoCharge & { isPersonal: boolean })[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [, place, day, sign, currency, pesos, fates, concept] = LINE.exec(line)!
    return {
      ...{ place: Number(place), day: Number(day), pesos: Number(pesos), concept: concept! },
      currency: currency as DemoCharge['currency'],
      tax: sign === '+' ? 'none' : 'iva16',
      isPersonal: sign === '=',
      fates: fates!.split(';').map(fateIn),
    }
  })
