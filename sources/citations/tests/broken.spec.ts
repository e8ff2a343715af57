import { test } from '@japa/runner'
import { found, keysOf, pairs } from './tables.js'

const BROKEN = `
El artículo 83, de a Ley de Faros, y el artículo 84 dela Ley de Boyas | Ley de Faros#83; Ley de Boyas#84
los artículos 12 y 21, párrafo primero¶LEY DE FAROS METROPOLITANOS DE LA CIUDAD DE MÉXICO¶INSTITUTO DE BOYAS¶de la Ley de Muelles dela Ciudad de México | Ley de Muelles de la Ciudad de México#12; Ley de Muelles de la Ciudad de México#21
La Agencia de Entretenimiento. Los artículos 2 y 5, todos de la Ley Orgánica de la Agenc ia Estatal de Entret enimiento | Ley Orgánica de la Agencia Estatal de Entretenimiento#2; Ley Orgánica de la Agencia Estatal de Entretenimiento#5
artículo 7 de la Ley Federa l de Faros y 8 de la Ley de Transforma ción de Muelles. La Transformación | Ley Federal de Faros#7; Ley de Transformación de Muelles#8
Se adiciona el artículo 9 de la Ley Orgánic a de la Agencia de Faros | Ley Orgánica de la Agencia de Faros#9
artículo 775 bis del Código de Procedimientos Civil es; y | Código de Procedimientos Civiles#775 bis
se reforma el artícu lo 27 fra cción II d e l a Ley F ederal de Faros, y los art ículos 5 y 6 d el Código de Boyas de l Estado de Jalisco | Ley Federal de Faros#27; Código de Boyas del Estado de Jalisco#5; Código de Boyas del Estado de Jalisco#6
los artículos 5,¶Compilación de Faros¶Página 1 de 3 6 y 7 de la¶Compilación de Faros¶Página 2 de 3 Ley de Boyas. Así¶Compilación de Faros¶Página 3 de 3 | Ley de Boyas#5; Ley de Boyas#6; Ley de Boyas#7
el artículo 12 y el párrafo del¶LEY DE FAROS¶INSTITUTO DE BOYAS¶artículo 21 de la¶LEY DE FAROS¶INSTITUTO DE BOYAS¶Ley de Muelles y¶LEY DE FAROS¶INSTITUTO DE BOYAS¶otras | Ley de Muelles#12; Ley de Muelles#21
Jalisco, Jalisco, Jalisco y Jalisco. El artículo 41 de la Ley de Faros del Estado de Jali sco | Ley de Faros del Estado de Jalisco#41
Se reforma la frac. I del ar t. 9º. de la Ley de Faros; y la fra c. II del art. 7 de la misma | Ley de Faros#9; Ley de Faros#7
Se derogan los artículos 61, 62, 6 3 y 64 de la Ley de Faros | Ley de Faros#61; Ley de Faros#62; Ley de Faros#63; Ley de Faros#64
Unidos, Unidos, Unidos y Unidos. El artículo 21 de la Constitución Política de los Estados Unid os Mexicanos | CPEUM#21
el artículo 54 de la Ley de Faros y el artículo 55 de la mis ma Ley | Ley de Faros#54; Ley de Faros#55
el artículo 16 de la Ley de Mejora Regulatori a del Estado de Jalisco, y el 17 de e sta ley | Ley de Mejora Regulatoria del Estado de Jalisco#16
los artículos 33 QUINQUIES y 33 S EXTIES de la Ley de Faros | Ley de Faros#33 quinquies; Ley de Faros#33 sexties
esta ley es reglamentaria del artículo 10 7 Bis de la Constitución Política del Estado de Jalisco | Constitución Política del Estado de Jalisco#107 bis
uno¶¶ 59 dos y el artículo 5 de la Ley de Faros¶¶ 60 Municipales del Estado de Jalisco | Ley de Faros Municipales del Estado de Jalisco#5
La hacienda municipal. REFORMA EL ARTÍCULO 207 DE LA LEY DE HACIENDA MUNIC IPAL DEL ESTADO DE JALISCO | LEY DE HACIENDA MUNICIPAL DEL ESTADO DE JALISCO#207
REFORMA EL ARTÍCULO 207 DE LA LEY DE FAROS Y ORG ANICOS DEL ESTADO DE JALISCO. El artículo 8 de la Ley de Boyas | Ley de Boyas#8
El faro orgánico, orgánico, orgánico y orgánico. ARTÍCULO 7 DE LA LEY DE FAROS ORGÁNI CO DEL ESTADO DE JALISCO | LEY DE FAROS ORGÁNICO DEL ESTADO DE JALISCO#7
`

test.group('Citations in texts from a PDF', () => {
  test('are recognised in «{text}»')
    .with(pairs(BROKEN))
    .run(({ assert }, { text, keys }) => {
      assert.deepEqual(found(text), keysOf(keys))
    })

  test('are not looked for over thousands of blanks, which would take minutes', ({ assert }) => {
    const gap = ' '.repeat(200_000)
    assert.deepEqual(found(`el artículo 14${gap}de la Ley de Faros y el artículo 15 de la Ley de Boyas`), [
      'ley boyas#15',
    ])
  })
})
