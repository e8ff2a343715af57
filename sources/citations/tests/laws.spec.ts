import { test } from '@japa/runner'
import { CPEUM, found, keysOf, pairs } from './tables.js'
import { articleKey, extractCitations, lawKey, lawNamed } from '#sources/citations/extract_citations'

const LAWS = `
ARTÍCULO 136 DE LA LEY DE AMPARO, CUMPLE | Ley de Amparo#136
artículo 1º de la Carta Magna | CPEUM#1
ARTÍCULO 123, APARTADO A, DE LA CONSTITUCIÓN FEDERAL | CPEUM#123
artículo 12, numerales 1 y 3, de la Ley General del Sistema de Medios de Impugnación en Materia Electoral | Ley General del Sistema de Medios de Impugnación en Materia Electoral#12
artículos 76 a 79 de la Ley de Amparo vigente | Ley de Amparo#76; Ley de Amparo#79
artículo 19 de la Ley Reglamentaria de las Fracciones I y II del Artículo 105 de la ${CPEUM} | Ley Reglamentaria de las Fracciones I y II del Artículo 105 de la ${CPEUM}#19
artículo 27 de la Ley Reglamentaria del Artículo 27 Constitucional en el Ramo del Petróleo | Ley Reglamentaria del Artículo 27 Constitucional en el Ramo del Petróleo#27
artículo 31, fracción V, del Reglamento de la Ley del Seguro Social en Materia de Afiliación | Reglamento de la Ley del Seguro Social en Materia de Afiliación#31
ARTÍCULO 21, FRACCIÓN IV, INCISO Ñ), DE LA LEY FEDERAL DEL TRABAJO | Ley Federal del Trabajo#21
artículo 73, fracción V, de la Ley Reglamentaria de los Artículos 103 y 107 Constitucionales | Ley de Amparo#73
la Ley Reglamentaria del Artículo 27 Constitucional y el diverso 8o. constitucional | CPEUM#8
ARTÍCULO 4.7, FRACCIÓN IX, DEL CÓDIGO CIVIL DEL ESTADO DE MÉXICO, NO ES | Código Civil del Estado de México#4.7
artículos 81, fracción II[2], y 96[3] de la Ley de Amparo vigente | Ley de Amparo#81; Ley de Amparo#96
artículo 5o. de la Ley de Ingresos de la Federación para el Ejercicio Fiscal de 2019 | Ley de Ingresos de la Federación para 2019#5
artículo 123 de nuestra Ley Suprema | CPEUM#123
artículo 7 de la Ley que Establece las Normas Mínimas | Ley que Establece las Normas Mínimas#7
artículos 26 de la Ley Aduanera, vigente en el año de 1974, y 5 de la Ley Agraria vigente en mil novecientos ochenta y dos, así como 6 de la Ley de Amparo | Ley Aduanera#26; Ley Agraria#5; Ley de Amparo#6
artículo 5 del código tributario | Código Fiscal de la Federación#5
artículo 8 del código tributario federal | Código Fiscal de la Federación#8
artículo 47 de la ley laboral | Ley Federal del Trabajo#47
artículos 14 y 16 de la Carta Magna | CPEUM#14; CPEUM#16
artículo 9 del Código Civil aplicable en el Estado de Veracruz | Código Civil del Estado de Veracruz#9
artículo 9 del Código de Procedimientos Civiles, vigente en el Distrito Federal | Código de Procedimientos Civiles del Distrito Federal#9
artículo 4 de la Ley para los Servidores Públicos del Estado de Jalisco y sus Municipios | Ley para los Servidores Públicos del Estado de Jalisco y sus Municipios#4
artículo 424 del Código Penal para el Distrito Federal en Materia de Fuero Común, y para toda la República en Materia de Fuero Federal | Código Penal para el Distrito Federal en Materia de Fuero Común y para toda la República en Materia de Fuero Federal#424
artículo 20, fracción I, del título especial de la Justicia de Paz del Código de Procedimientos Civiles para el Distrito Federal | Código de Procedimientos Civiles para el Distrito Federal#20
la Ley Agraria vigente, cuyo artículo 22 dispone | Ley Agraria#22
artículo 8 de la Ley de Ingresos del Municipio de Villa Ficticia, Distrito de Juquila, Oaxaca, para el Ejercicio Fiscal 2025 | Ley de Ingresos del Municipio de Villa Ficticia, Distrito de Juquila, Oaxaca, para 2025#8
artículos 20, 22 y, 24, fracción XIV, de la Ley de Faros; 5, fracción VII, y 35 y demás aplicables de la Ley de Boyas | Ley de Faros#20; Ley de Faros#22; Ley de Faros#24; Ley de Boyas#5; Ley de Boyas#35
artículo 91, fracción V, de la ahora vigente Ley de Faros y Marcas | Ley de Faros y Marcas#91
artículo 32 de la Ley del Tribunal de lo Contencioso Administrativo del D.F. y 33 de la Ley del Tribunal de lo Contencioso Administrativo del Distrito Federal | Ley del Tribunal de lo Contencioso Administrativo del Distrito Federal#32; Ley del Tribunal de lo Contencioso Administrativo del Distrito Federal#33
el artículo 19, fracción I, de la ley vigente del seguro social y el 5o. de la Ley de Faros | Ley del Seguro Social#19; Ley de Faros#5
artículo 11 del Código de Procedimientos en Materia de Defensa Social vigente en el Estado de Puebla | Código de Procedimientos en Materia de Defensa Social del Estado de Puebla#11
su correlativo 11 del Código de Faros, análogo al 38 de la Ley de Faros, y que reproduce, a su vez, el 504 de la Ley de Enjuiciamiento Civil de Boyas | Código de Faros#11; Ley de Faros#38; Ley de Enjuiciamiento Civil de Boyas#504
artículo 8 de la Ley que Crea y Organiza el Instituto de Faros | Ley que Crea y Organiza el Instituto de Faros#8
artículo 9 de la Ley Federal para la Protección a Personas que Intervienen en el Procedimiento Penal | Ley Federal para la Protección a Personas que Intervienen en el Procedimiento Penal#9
artículo 9 de la Ley Federal que Faculta a los Ayuntamientos de Faros | Ley Federal que Faculta a los Ayuntamientos de Faros#9
artículo 1745 del CÓDIGO CIVIL VIGENTE PARA EL DISTRITO FEDERAL | CÓDIGO CIVIL PARA EL DISTRITO FEDERAL#1745
de los artículos 52 y 54 de los códigos Penal y de Procedimientos Penales del Estado de Jalisco, respectivamente | Código Penal del Estado de Jalisco#52; Código de Procedimientos Penales del Estado de Jalisco#54
artículos 5 y 6 de los Códigos Civil y de Procedimientos Civiles para el Distrito Federal, respectivamente | Código Civil para el Distrito Federal#5; Código de Procedimientos Civiles para el Distrito Federal#6
artículos 73, fracción XVIII, y 74, fracción III, ambos de la ley reglamentaria del juicio de garantías | Ley de Amparo#73; Ley de Amparo#74
artículo 107, fracción II, de la Constitución Política y 76 de la Ley de Amparo | CPEUM#107; Ley de Amparo#76
artículo 7 de la Convención de Belém do Pará | Convención Interamericana para Prevenir, Sancionar y Erradicar la Violencia contra la Mujer#7
artículo 140, fracción II, de la Ley de Ingresos del Municipio de Villa de Tututepec, Distrito de Juquila, Estado de Oaxaca, para el Ejercicio Fiscal dos mil veinticinco, al considerar | Ley de Ingresos del Municipio de Villa de Tututepec, Distrito de Juquila, Estado de Oaxaca para 2025#140
artículo 5 del Código Federal de Procedimiento Civiles | Código Federal de Procedimientos Civiles#5
artículo 3o. del CÓDIGO CIVIL VIGENTE PARA EL DISTRITO FEDERAL EN MATERIA COMÚN Y PARA TODA LA REPÚBLICA EN MATERIA FEDERAL | Código Civil para el Distrito Federal en Materia Común y para toda la República en Materia Federal#3
artículo 64 del Código Penal para el Distrito y Territorios Federales en materia del Fuero Común y para toda la República en materia del fuero Federal | Código Penal para el Distrito y Territorios Federales en Materia de Fuero Común y para toda la República en Materia de Fuero Federal#64
artículo 2o. del Reglamento del Capítulo de Explotación de Faros de la Ley de Vías Generales de Comunicación | Reglamento del Capítulo de Explotación de Faros de la Ley de Vías Generales de Comunicación#2
artículo 1o. de la Convención Interamericana para la Eliminación de Todas las Formas de Discriminación Contra las Personas con Discapacidad | Convención Interamericana para la Eliminación de Todas las Formas de Discriminación Contra las Personas con Discapacidad#1
artículo 1o. de la Ley Reglamentaria del artículo 27 Constitucional en el Ramo del Petróleo | Ley Reglamentaria del Artículo 27 Constitucional en el Ramo del Petróleo#1
artículo 41 de la ${CPEUM} para el Instituto Nacional | CPEUM#41
la Parte del Código de Faros y el Artículo 3042 del mismo ordenamiento | Código de Faros#3042
artículo 5 del Código Penal de Sonora, similar al 6 del Código Penal para el Distrito Federal; el artículo 7 del Código Penal estatal | Código Penal de Sonora#5; Código Penal para el Distrito Federal#6; Código Penal de Sonora#7
los artículos 10 y 11 de la Ley de los Derechos de las Niñas, los Niños y Adolescentes del Estado de Jalisco | Ley de los Derechos de las Niñas, los Niños y Adolescentes del Estado de Jalisco#10; Ley de los Derechos de las Niñas, los Niños y Adolescentes del Estado de Jalisco#11
artículo 58 de la Ley Número 179 del Sistema de Faros | Ley Número 179 del Sistema de Faros#58
ARTÍCULO 5 DE LA LEY NACIONAL DEL SISTEMA INTEGRAL DE JUSTICIA PENAL PARA ADOLESCENTES. ES CONSTITUCIONAL | Ley Nacional del Sistema Integral de Justicia Penal para Adolescentes#5
artículo 8 de la Ley General en Materia de Desaparición Forzada de Personas, Desaparición Cometida por Particulares y del Sistema Nacional de Búsqueda de Personas | Ley General en Materia de Desaparición Forzada de Personas, Desaparición Cometida por Particulares y del Sistema Nacional de Búsqueda de Personas#8
artículo 1o. de la Ley de Ingresos de la Federación para el ejercicio fiscal de dos mil tres | Ley de Ingresos de la Federación para el ejercicio fiscal de dos mil tres#1
`

test.group('Names of laws in citations', () => {
  test('are recognised in «{text}»')
    .with(pairs(LAWS))
    .run(({ assert }, { text, keys }) => {
      assert.deepEqual(found(text), keysOf(keys))
    })

  test('give a law one key in any spelling', ({ assert }) => {
    const key = lawKey('Código Civil del Estado de Jalisco')
    for (const name of [
      'CÓDIGO CIVIL DEL ESTADO DE JALISCO',
      'CODIGO CIVIL PARA EL ESTADO LIBRE Y SOBERANO DE JALISCO.',
    ])
      assert.equal(lawKey(name), key)
    assert.equal(
      lawNamed(
        'LEY DE AMPARO, REGLAMENTARIA DE LOS ARTÍCULOS 103 Y 107 DE LA CONSTITUCIÓN POLÍTICA DE LOS ESTADOS UNIDOS MEXICANOS'
      ),
      'Ley de Amparo'
    )
    assert.equal(articleKey('LAmp', '107'), articleKey('Ley de Amparo', '107'))
    assert.notEqual(lawKey('Código Civil del Estado de México'), lawKey('Código Civil de la Ciudad de México'))
    assert.notEqual(
      lawKey('Ley de Ingresos de la Federación para 2019'),
      lawKey('Ley de Ingresos de la Federación para 2020')
    )
    assert.isAtMost(lawKey(`Ley ${'de Fomento '.repeat(40)}`).length, 105)
    assert.notEqual(lawKey(`Ley ${'Fomento '.repeat(40)}A`), lawKey(`Ley ${'Fomento '.repeat(40)}B`))
  })

  test('tell a law that the text calls abrogated from the one that has its name today in «{text}»')
    .with([
      { text: 'el artículo 158 de la Ley de Amparo abrogada', keys: ['ley amparo abrogada#158'] },
      { text: 'el artículo 7 de la Ley de Faros (ahora abrogada), que', keys: ['ley faros abrogada#7'] },
      { text: 'el artículo 46 de la abrogada Ley de Faros, el cual', keys: ['ley faros abrogada#46'] },
      { text: 'el artículo 100 de la anterior Ley de Faros, decía', keys: ['ley faros abrogada#100'] },
      { text: 'La Ley de Amparo, abrogada, en su artículo 158, decía', keys: ['ley amparo abrogada#158'] },
      {
        text: 'el artículo 80 de la Ley de Amparo abrogada, y 81 de la misma ley',
        keys: ['ley amparo abrogada#80', 'ley amparo abrogada#81'],
      },
      {
        text: 'el artículo 80 de la Ley de Amparo abrogada. Luego, el artículo 17 de la Ley de Amparo',
        keys: ['ley amparo abrogada#80', 'ley amparo#17'],
      },
      { text: 'el artículo 5 del Código de Faros derogado', keys: ['codigo faros#5'] },
    ])
    .run(({ assert }, { text, keys }) => {
      const found = extractCitations(text)
      assert.deepEqual(
        found.map((one) => one.keys[0]),
        keys
      )
      // a label without the word is met as well
      assert.isTrue(found.every((one) => one.keys.at(-1) === one.keys[0]!.replace(' abrogada#', '#')))
    })
})
