import { test } from '@japa/runner'
import { precisionOf, recallOf, scoreOf, type Label } from '../../bench/citations/score.js'

/** Invented prose; `{words|key}` labels a citation: `Ley de Amparo#17` an article, `=…` a clave, `@…` a registro digital, `&…` a case. */
const TEXTS = [
  `El quejoso promovió {amparo directo 9412/2025|&amparo directo 9412/2025} contra la sentencia del toca 93/2025. Señaló como violados los {artículos 14|CPEUM#14}, {16|CPEUM#16} y {17 constitucionales|CPEUM#17}, así como el {25 de la Convención Americana sobre Derechos Humanos|Convención Americana sobre Derechos Humanos#25}.
El Tribunal negó el amparo con apoyo en la jurisprudencia {1a./J. 994/2023 (11a.)|=1a./J. 994/2023 (11a.)}, {registro digital 2099123|@2099123}, y en la tesis aislada {III.7o.A.92 K (12a.)|=III.7o.A.92 K (12a.)}, publicada en el Libro 26, Tomo III, página 1234.`,
  `Conforme al {artículo 107, fracción II, de la Ley de Amparo|Ley de Amparo#107}, procede el amparo indirecto. El {artículo 108 del mismo ordenamiento|Ley de Amparo#108} fija los requisitos de la demanda; el artículo 5 de su reglamento nada dice. En cambio, el {artículo 61, fracción XXIII|Ley de Amparo#61}, en relación con el diverso {113, ambos de la citada ley|Ley de Amparo#113}, obliga a desecharla.`,
  `Sirven de apoyo las tesis {P./J. 991/2020 (10a.)|=P./J. 991/2020 (10a.)}, {2a. XCIX/2019 (10a.)|=2a. XCIX/2019 (10a.)}, {PC.III.C. J/93 C (10a.)|=PC.III.C. J/93 C (10a.)}, {PR.A.C.CN. J/97 A (12a.)|=PR.A.C.CN. J/97 A (12a.)}, {I.15o.A. J/93|=I.15o.A. J/93} y {(II Región)4o.93 A (10a.)|=(II Región)4o.93 A (10a.)}, con {registros digitales 2099201|@2099201}, {2099202|@2099202} y {199203|@199203}.`,
  `El {artículo 268 del Código Civil del Estado de Querétaro|Código Civil del Estado de Querétaro#268} y su correlativo, el {artículo 289 Bis del Código Civil para el Estado Libre y Soberano de Jalisco|Código Civil del Estado de Jalisco#289 bis}, prevén la compensación. También el {ARTÍCULO 4.46 DEL CÓDIGO CIVIL DEL ESTADO DE MÉXICO|Código Civil del Estado de México#4.46}.`,
  `En la {acción de inconstitucionalidad 9115/2017|&acción de inconstitucionalidad 9115/2017} y sus acumuladas {9116/2017|&acción de inconstitucionalidad 9116/2017} y {9118/2017|&acción de inconstitucionalidad 9118/2017} (reiterada en la {AI 9212/2020|&acción de inconstitucionalidad 9212/2020}), el Pleno invalidó los {artículos 383, incisos b) y c)|Código Penal del Estado de Sonora#383}, y {700, fracción IX, del Código Penal del Estado de Sonora|Código Penal del Estado de Sonora#700}.[12] Véase el {amparo en revisión 9218/2008|&amparo en revisión 9218/2008} y la {contradicción de criterios 9312/2022|&contradicción de criterios 9312/2022}.`,
  `Lo anterior, a los 14 días del mes de mayo de 2025, por la cantidad de $2,024,494.00, según el oficio 500-05-2025-1234, foja 12/2025, sin que obste el artículo 5 de la ley de la materia ni el artículo 14 del contrato.`,
  `La Ley Federal del Trabajo, en su {artículo 47, fracción X|Ley Federal del Trabajo#47}, y los {numerales 841|Ley Federal del Trabajo#841} y {842 de la LFT|Ley Federal del Trabajo#842} rigen el caso; por su parte, los {artículos 2o.-A|Ley del Impuesto al Valor Agregado#2-A} y {5o.-D, segundo párrafo, de la LIVA|Ley del Impuesto al Valor Agregado#5-D} no se aplican.`,
]
const NAMES: Record<string, string> = { CPEUM: 'Constitución Política de los Estados Unidos Mexicanos' }
const KINDS = { '=': 'thesis', '@': 'registration', '&': 'case' } as const

function labelled(marked: string) {
  const labels: Label[] = []
  let text = ''
  let at = 0
  for (const { 0: whole, 1: words = '', 2: key = '', index } of marked.matchAll(/\{([^{}|]+)\|([^{}]+)\}/g)) {
    text += marked.slice(at, index)
    const place = { start: text.length, end: text.length + words.length }
    const kind = KINDS[key[0] as keyof typeof KINDS]
    const [law = '', article] = key.split('#')
    labels.push(
      kind ? { ...place, kind, key: key.slice(1) } : { ...place, kind: 'article', law: NAMES[law] ?? law, article }
    )
    text += words
    at = index + whole.length
  }
  text += marked.slice(at)
  return { text, read: [[0, text.length]] as [number, number][], labels }
}

const scores = scoreOf(TEXTS.map(labelled))

test.group('Citation recognition benchmark', () => {
  for (const kind of ['article', 'thesis', 'registration', 'case'])
    test(`meets precision and recall for ${kind}`, ({ assert }) => {
      const score = scores.get(kind)!
      assert.isAtLeast(score.labelled, 4)
      assert.isAtLeast(precisionOf(score), 0.98, score.wrong.join('\n'))
      assert.isAtLeast(recallOf(score), 0.98, score.missed.join('\n'))
    })

  test('counts false and missed citations', ({ assert }) => {
    const text = 'Véase P./J. 4/2022 (11a.) y el artículo 17 de la Ley de Amparo.'
    const labels: Label[] = [{ start: 0, end: 5, kind: 'case', key: 'amparo directo 1/2020' }]
    const told = scoreOf([{ text, read: [[0, text.length]], labels }])
    assert.deepEqual(
      [told.get('thesis')!.right, told.get('thesis')!.wrong.length, told.get('case')!.missed.length],
      [0, 1, 1]
    )
    assert.equal(precisionOf(told.get('article')!), 0)
    assert.equal(recallOf(told.get('case')!), 0)
  })
})
