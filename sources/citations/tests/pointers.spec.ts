import { test } from '@japa/runner'
import { found, keysOf, pairs } from './tables.js'

const POINTERS = `
artículo 300 de la Ley Agraria y el artículo 301 del mismo ordenamiento | Ley Agraria#300; Ley Agraria#301
artículo 300 de la Ley Agraria y los numerales 5o. y 6o. del citado ordenamiento | Ley Agraria#300; Ley Agraria#5; Ley Agraria#6
artículo 8 del Código de Comercio, el 9 de la Ley Agraria y el artículo 301 de dicha ley, por tanto | Código de Comercio#8; Ley Agraria#9; Ley Agraria#301
artículo 92 del Código Fiscal de la Federación; el artículo 93 del Código Fiscal mencionado | Código Fiscal de la Federación#92; Código Fiscal de la Federación#93
artículo 94 de la misma Constitución Federal | CPEUM#94
La Ley Agraria rige. El artículo 21 de la ley y el artículo 146 de la ley invocada | Ley Agraria#146
artículo 21 de la Ley Agraria; el artículo 146 de la propia ley y el 8 del citado código | Ley Agraria#21; Ley Agraria#146
artículo 283 del Código Penal del Estado de Jalisco y el artículo 263 del propio código sustantivo | Código Penal del Estado de Jalisco#283; Código Penal del Estado de Jalisco#263
artículo 48 de la Ley Aduanera. El 26 de la ley en cita y el artículo 27 de la ley en comento | Ley Aduanera#48; Ley Aduanera#26; Ley Aduanera#27
artículo 11 de los Estatutos de los Trabajadores al Servicio del Estado de Yucatán y 85 de dicho ordenamiento legal | Estatutos de los Trabajadores al Servicio del Estado de Yucatán#11; Estatutos de los Trabajadores al Servicio del Estado de Yucatán#85
artículo 23 del Pacto Internacional de Derechos Civiles y Políticos; después, el artículo 3 del Pacto en el que | Pacto Internacional de Derechos Civiles y Políticos#23; Pacto Internacional de Derechos Civiles y Políticos#3
artículos 70, fracción I, en la porción normativa “por nacimiento”, 120, fracción IV, que dice: “No haber sido condenado”, y 122, en la porción normativa impugnada, todos de la Ley Agraria | Ley Agraria#70; Ley Agraria#120; Ley Agraria#122
artículo 90 de la Ley Agraria, cuyo texto se transcribe.¶Los artículos 87 y 90 de la ley impugnada | Ley Agraria#90; Ley Agraria#87; Ley Agraria#90
la Ley de Amparo, ya que en ésta el artículo 150 admite pruebas | Ley de Amparo#150
artículo 355 de la Ley Agraria; además, el diverso 354 ibídem señala | Ley Agraria#355; Ley Agraria#354
artículo 682 del Código Civil del Estado de Sonora y el artículo 700 de esa legislación civil | Código Civil del Estado de Sonora#682; Código Civil del Estado de Sonora#700
según el artículo 151 de la Ley de Faros; en tanto que conforme a lo dispuesto por el 131 de dicho ordenamiento legal, las pruebas | Ley de Faros#151; Ley de Faros#131
artículos 11 y 13 de la Ley de Faros, y más tarde el artículo 14 de la ley nombrada | Ley de Faros#11; Ley de Faros#13; Ley de Faros#14
La Ley General de Medios de Transporte y la Ley de Faros rigen. Los artículos 19 y 54 de la referida ley de medios, y 6 de la citada ley de boyas | Ley General de Medios de Transporte#19; Ley General de Medios de Transporte#54
artículo 21 de la Ley de Amparo; la fracción IV del artículo 114 de la invocada ley reglamentaria y el diverso 25 de la ley reglamentaria invocada | Ley de Amparo#21; Ley de Amparo#114; Ley de Amparo#25
La Ley de Amparo y la Ley Reglamentaria del Artículo 27 Constitucional. El artículo 8 de la invocada ley reglamentaria y el 5 de la Ley de Faros | Ley de Faros#5
artículo 100-B de la anterior Ley Federal del Trabajo y los numerales 127 y 128 del ordenamiento laboral vigente, debe | Ley Federal del Trabajo#100-B; Ley Federal del Trabajo#127; Ley Federal del Trabajo#128
El Código de Faros rige según el artículo 20 constitucional. El artículo 327 del ordenamiento establece el monto | CPEUM#20; Código de Faros#327
artículo 22 de la Ley Orgánica del Tribunal de Faros y 23 de la ley orgánica del nombrado tribunal; y ante el Tribunal de Faros, en términos de los artículos 24 y 25 de su ley orgánica, respectivamente | Ley Orgánica del Tribunal de Faros#22; Ley Orgánica del Tribunal de Faros#23; Ley Orgánica del Tribunal de Faros#24; Ley Orgánica del Tribunal de Faros#25
La Ley de Faros no rige el recurso previsto por el artículo 99 de la misma, en relación con su diverso 96, fracción III, contra la baja | Ley de Faros#99; Ley de Faros#96
artículo 364 del Código de Faros, supletorio de la Ley de Boyas, en términos del artículo 2o. de ésta, cuando | Código de Faros#364; Ley de Boyas#2
artículos 9 de la Ley de Faros y 31 y 114 del Reglamento de dicha Ley, según corresponda | Ley de Faros#9; Reglamento de la Ley de Faros#31; Reglamento de la Ley de Faros#114
ya que el propio Código de Faros (artículo 719) permite zarpar | Código de Faros#719
artículos 82, fracción I y 83 del Reglamento de la Ley del Impuesto sobre la Renta, en relación con el 31, fracción VI, de dicha ley | Reglamento de la Ley del Impuesto sobre la Renta#82; Reglamento de la Ley del Impuesto sobre la Renta#83; Ley del Impuesto sobre la Renta#31
el artículo 873 de la Ley Federal del Trabajo. Ahora bien, el 874 de la ley citada señala | Ley Federal del Trabajo#873; Ley Federal del Trabajo#874
el artículo 873 de la Ley Federal del Trabajo. Ahora bien, el artículo 874 de esa misma ley | Ley Federal del Trabajo#873; Ley Federal del Trabajo#874
el artículo 873 de la Ley Federal del Trabajo. Ahora bien, el artículo 874 de la expresada ley | Ley Federal del Trabajo#873; Ley Federal del Trabajo#874
el artículo 873 de la Ley Federal del Trabajo. Ahora bien, el artículo 874 de la repetida Ley Federal del Trabajo | Ley Federal del Trabajo#873; Ley Federal del Trabajo#874
el artículo 14 del Código Penal y su correlativo, el 15 del propio cuerpo de leyes | Código Penal#14; Código Penal#15
el artículo 14 del Código Penal y el artículo 15 del supracitado código | Código Penal#14; Código Penal#15
el artículo 14 del Código Penal y el artículo 15 del código que se viene citando | Código Penal#14; Código Penal#15
el artículo 73, fracción XVIII, de la Ley de Amparo, en concordancia con el 4o. del mismo ordenamiento | Ley de Amparo#73; Ley de Amparo#4
artículo 126 de la Ley General de Población y 106 de su Reglamento | Ley General de Población#126; Reglamento de la Ley General de Población#106
artículo 126 de la Ley General de Población y 106 del Reglamento de la misma | Ley General de Población#126; Reglamento de la Ley General de Población#106
el artículo 5 de la Ley de Faros y el numeral 6 del ordenamiento que se invoca | Ley de Faros#5; Ley de Faros#6
el artículo 5 de la Ley de Faros y el numeral 6 del ordenamiento legal últimamente citado | Ley de Faros#5; Ley de Faros#6
el artículo 5 de la Ley de Faros y el numeral 6 del ordenamiento legal acabado de citar | Ley de Faros#5; Ley de Faros#6
el artículo 5 de la Ley de Faros y el numeral 6 de este último ordenamiento | Ley de Faros#5; Ley de Faros#6
el artículo 5 de la Ley de Faros y el numeral 6 de la misma establecen | Ley de Faros#5; Ley de Faros#6
el artículo 5 de la Ley de Faros y el numeral 6 del mismo cuerpo de disposiciones | Ley de Faros#5; Ley de Faros#6
el artículo 5 del Código Federal de Faros y el artículo 6 del citado código federal | Código Federal de Faros#5; Código Federal de Faros#6
el artículo 5 del Código Civil y el artículo 6 de la citada ley sustantiva | Código Civil#5; Código Civil#6
artículo 107 constitucional y 76 de su ley reglamentaria | CPEUM#107; Ley de Amparo#76
artículos 103 y 107 constitucionales y 76 bis de la ley reglamentaria de dichos preceptos | CPEUM#103; CPEUM#107; Ley de Amparo#76 bis
Los artículos 1, 4 y 5 de la Convención sobre Faros, y 2 de la Convención Americana sobre Derechos Humanos.¶Además, el artículo 2 de la Convención dispone | Convención sobre Faros#1; Convención sobre Faros#4; Convención sobre Faros#5; Convención Americana sobre Derechos Humanos#2; Convención sobre Faros#2
artículo 89 de la Carta Magna, y el 92 de ese Código Político | CPEUM#89; CPEUM#92
artículo 355 del Código de Faros, y el artículo 354 de tal ordenamiento | Código de Faros#355; Código de Faros#354
el artículo 5 de la Ley de Boyas y los artículos 104 y 108 respectivamente de dicho ordenamiento legal | Ley de Boyas#5; Ley de Boyas#104; Ley de Boyas#108
La Ley Reglamentaria de las Fracciones I y II del Artículo 105 Constitucional rige; el artículo 60 de la Ley Reglamentaria | Ley Reglamentaria de las Fracciones I y II del Artículo 105 de la CPEUM#60
la Ley Orgánica del Poder Judicial de Faros; el artículo 39 de la invocada ley orgánica otorga | Ley Orgánica del Poder Judicial de Faros#39
`

test.group('Citations that point at a law named before', () => {
  test('are recognised in «{text}»')
    .with(pairs(POINTERS))
    .run(({ assert }, { text, keys }) => {
      assert.deepEqual(found(text), keysOf(keys))
    })
})
