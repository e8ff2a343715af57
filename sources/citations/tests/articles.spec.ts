import { test } from '@japa/runner'
import { CPEUM, found, keysOf, pairs } from './tables.js'

const ARTICLES = `
artículo 17 de la Ley de Amparo | Ley de Amparo#17
artículo 1o. constitucional | CPEUM#1
artículos 14 y 16 constitucionales | CPEUM#14; CPEUM#16
artículos 103, fracción I, y 107 de la ${CPEUM} | CPEUM#103; CPEUM#107
artículos 103, fracción I, y 107, fracciones III, inciso a), y V, de la Constitución Federal | CPEUM#103; CPEUM#107
artículo 123, apartado B, fracción XI, inciso a), constitucional | CPEUM#123
artículos 1o., 4o., noveno párrafo, y 17 de la Constitución General de la República | CPEUM#1; CPEUM#4; CPEUM#17
artículo 61, fracción XXIII, en relación con el diverso 107, fracción V, ambos de la Ley de Amparo | Ley de Amparo#61; Ley de Amparo#107
fracción IX del artículo 75, en relación con la fracción II del artículo 163 de la Ley de Amparo | Ley de Amparo#75; Ley de Amparo#163
artículos 14 y 16 constitucionales, 3 de la Convención sobre los Derechos del Niño y 17 de la Ley de Amparo | CPEUM#14; CPEUM#16; Convención sobre los Derechos del Niño#3; Ley de Amparo#17
artículo 2o.-A, fracción I, de la Ley del Impuesto al Valor Agregado | Ley del Impuesto al Valor Agregado#2-A
artículo 14-B del Código Fiscal de la Federación | Código Fiscal de la Federación#14-B
artículo 69-B Bis del CFF | Código Fiscal de la Federación#69-B bis
artículos 10, fracción IV y 20 Bis, de la Ley Federal de Protección al Consumidor | Ley Federal de Protección al Consumidor#10; Ley Federal de Protección al Consumidor#20 bis
artículo 333 del Código Civil del Estado de Tlaxcala, cuando | Código Civil del Estado de Tlaxcala#333
artículo 5 de la Ley de Adquisiciones, Arrendamientos y Servicios del Sector Público | Ley de Adquisiciones, Arrendamientos y Servicios del Sector Público#5
artículo 12 de la Constitución Política del Estado de Jalisco | Constitución Política del Estado de Jalisco#12
artículo 8 de la Constitución y artículo 25 del Pacto de San José | CPEUM#8; Convención Americana sobre Derechos Humanos#25
la Ley de Amparo, en su artículo 107, fracción II, dispone | Ley de Amparo#107
arts. 841 y 842 de la LFT | Ley Federal del Trabajo#841; Ley Federal del Trabajo#842
artículo 17 de la Ley de Amparo la Sala resolvió | Ley de Amparo#17
artículos 5 de la Ley de Amparo y 20 del Código Federal de Procedimientos Civiles | Ley de Amparo#5; Código Federal de Procedimientos Civiles#20
artículo 45, inciso b, del Código Fiscal de la Federación | Código Fiscal de la Federación#45
artículo 77 "A" del Código Penal para el Estado de Colima | Código Penal para el Estado de Colima#77-A
artículo 3 de la Ley Orgánica de la Administración Pública Federal | Ley Orgánica de la Administración Pública Federal#3
artículo 107, fracción II, de la Ley de Amparo | Ley de Amparo#107
artículo 5 del Código Civil para el Estado de Jalisco y 6 del Código Civil del Estado de Jalisco | Código Civil del Estado de Jalisco#5; Código Civil del Estado de Jalisco#6
artículo 5 del Código Civil para el Estado Libre y Soberano de Veracruz de Ignacio de la Llave | Código Civil del Estado de Veracruz#5
artículos 23.4 del Pacto Internacional de Derechos Civiles y Políticos[22] y 17.4 de la Convención Americana sobre Derechos Humanos | Pacto Internacional de Derechos Civiles y Políticos#23; Convención Americana sobre Derechos Humanos#17
artículos del 438 al 440 de la Ley Agraria | Ley Agraria#438; Ley Agraria#440
artículo 3o., Grupo I, número 24, del Reglamento de Mercados | Reglamento de Mercados#3
artículo 754 (879) de la Ley Federal del Trabajo | Ley Federal del Trabajo#754
artículos 46, 47 y relativos de la Ley Agraria | Ley Agraria#46; Ley Agraria#47
artículos 14 y 35 de la Ley Agraria y de la Ley de Aguas Nacionales, respectivamente | Ley Agraria#14; Ley de Aguas Nacionales#35
la Ley de Hacienda Municipal del Estado de Puebla, en su artículo 69, prevé | Ley de Hacienda Municipal del Estado de Puebla#69
artículos 383, en su porción normativa “salvo pacto en contrario”, y 700 del Código Civil del Estado de Sonora | Código Civil del Estado de Sonora#383; Código Civil del Estado de Sonora#700
artículo 5 del Reglamento del artículo 133 de la Ley Federal de Fomento Ficticio | Reglamento del Artículo 133 de la Ley Federal de Fomento Ficticio#5
artículo 26 de la Ley del Impuesto sobre la Renta de 1980 y 5 de la Ley Agraria | Ley del Impuesto sobre la Renta#26; Ley Agraria#5
artículo 3 de la Ley de Ingresos de la Federación de 1978 | Ley de Ingresos de la Federación para 1978#3
artículos 55, párrafos segundo y cuarto; 64, párrafo primero; 85, inciso f), y 90, todos del Código Penal Federal | Código Penal Federal#55; Código Penal Federal#64; Código Penal Federal#85; Código Penal Federal#90
artículos 5,[12] 6,[13] y 7 de la Ley de Amparo,[14] y 8 de la Ley Agraria | Ley de Amparo#5; Ley de Amparo#6; Ley de Amparo#7; Ley Agraria#8
artículo 107,[3] de la Ley de Amparo | Ley de Amparo#107
artículo 5 del Código Fiscal Federal | Código Fiscal de la Federación#5
artículos 3, inciso d), numeral 2, y 91, fracción V, de la Ley Agraria | Ley Agraria#3; Ley Agraria#91
artículos 2,737 y 3,071 del Código Civil Federal | Código Civil Federal#2737; Código Civil Federal#3071
artículo 3, inciso 3, del Código de Comercio | Código de Comercio#3
artículo 8, inciso 3 y fracción 4, del Código de Comercio | Código de Comercio#8
artículos 8, fracciones I y II, 9 y 10 del Código de Comercio | Código de Comercio#8; Código de Comercio#9; Código de Comercio#10
artículos 17 de la Convención Americana Sobre Derechos Humanos y del 23 del Pacto Internacional de Derechos Civiles y Políticos | Convención Americana sobre Derechos Humanos#17; Pacto Internacional de Derechos Civiles y Políticos#23
artículos 89 de la Ley y 12 y 81 de la Ley para Regular las Agrupaciones Financieras | Ley para Regular las Agrupaciones Financieras#12; Ley para Regular las Agrupaciones Financieras#81
artículo 41 de la Ley para la Acción ante el Cambio Climático del Estado de Jalisco | Ley para la Acción ante el Cambio Climático del Estado de Jalisco#41
artículos 390 del Código Civil Federal y 923 del de Procedimientos Civiles del Estado de Puebla | Código Civil Federal#390; Código de Procedimientos Civiles del Estado de Puebla#923
la Ley de Amparo establece, en su artículo 107, que | Ley de Amparo#107
supletorio de la Ley de Amparo en los términos de su artículo 2o., no habla | Ley de Amparo#2
el Código de Comercio derogado a partir del 31 de marzo de 1967, en su artículo 207, señalara | Código de Comercio#207
artículos 383, incisos b) y c), 682, en la porción normativa controvertida, y 700, fracción IX, así como sus párrafos penúltimo y último, de la Ley Agraria | Ley Agraria#383; Ley Agraria#682; Ley Agraria#700
artículos 682, en su porción normativa ‘De encontrarse enferma’, y 700 de la Ley Agraria | Ley Agraria#682; Ley Agraria#700
artículos 17 de la Ley de Faros; 4 de la Ley de Boyas; 3, fracciones VII y IX, 10, fracción I, 38 y Octavo Transitorio de la Ley de Muelles; 8 del Reglamento de la Ley de Boyas; 2 apartado F, fracción II, 71 y 72 del Reglamento Interior de la Secretaría de Faros | Ley de Faros#17; Ley de Boyas#4; Ley de Muelles#3; Ley de Muelles#10; Ley de Muelles#38; Reglamento de la Ley de Boyas#8; Reglamento Interior de la Secretaría de Faros#2; Reglamento Interior de la Secretaría de Faros#71; Reglamento Interior de la Secretaría de Faros#72
(Artículo 95-VI, Ley de Faros) | Ley de Faros#95
artículo 12-III de la Ley de Faros | Ley de Faros#12
artículo 9 de la Ley de Puertos del IMSS LINEAMIENTOS generales | Ley de Puertos del IMSS#9
Amparo directo en revisión[9754/2015].] | amparo directo en revisión 9754/2015
artículos 19, numeral 1, inciso b y 54, 12 ¶Ter, y 13 Bis de la Ley de Faros | Ley de Faros#19; Ley de Faros#54; Ley de Faros#12 ter; Ley de Faros#13 bis
artículos 73 Terdecies, 73 Quinquiesdecies y 73 Septdecies de la Ley de Faros | Ley de Faros#73 terdecies; Ley de Faros#73 quinquiesdecies; Ley de Faros#73 septdecies
artículos 100 K de la Ley de Faros, 5o., fracción IV, reformado, de la Ley de Boyas, y 17, fracción V, y transitorio tercero de la Ley de Muelles | Ley de Faros#100-K; Ley de Boyas#5; Ley de Muelles#17
la forma que la Ley de Faros establece en el artículo 760, fracción VIII, para zarpar | Ley de Faros#760
Amparo directo en revisión9755/2015. | amparo directo en revisión 9755/2015
artículos 107 constitucional, fracción III, inciso a), y 158 de la Ley de Amparo | CPEUM#107; Ley de Amparo#158
el 123 constitucional, apartado A, fracción XX, y 48 de la Ley Federal del Trabajo | CPEUM#123; Ley Federal del Trabajo#48
artículo 27 constitucional, párrafo séptimo, fracción VII; 8o. y 9o. de la Ley Agraria | CPEUM#27; Ley Agraria#8; Ley Agraria#9
artículos 14 y 16 de la Carta Magna; 5o. y 6o. de la Ley de Amparo y 219 del Código Federal de Procedimientos Civiles, de aplicación supletoria | CPEUM#14; CPEUM#16; Ley de Amparo#5; Ley de Amparo#6; Código Federal de Procedimientos Civiles#219
en los términos del artículo 76 de la Ley de Amparo, vigente hasta el 15 de enero de 1984, y del 77 de la propia Ley | Ley de Amparo#76; Ley de Amparo#77
artículo 5o. antes transcrito de la Ley de Faros, 6 en comento de la Ley de Boyas y 7, letra A, de la Ley de Muelles | Ley de Faros#5; Ley de Boyas#6; Ley de Muelles#7
al tenor del artículo 386 y sus correlativos del Código de Comercio | Código de Comercio#386
artículo 1 o. de la Ley de Amparo | Ley de Amparo#1
el primer párrafo del artículo 14 y el segundo del 16 de la Constitución Federal | CPEUM#14; CPEUM#16
el artículo 66 del abrogado Código Agrario, correspondiente al 252 de la Ley Federal de Reforma Agraria | Código Agrario#66; Ley Federal de Reforma Agraria#252
artículo 252, de la Ley Federal de Reforma Agraria vigente, (66 del Código Agrario abrogado) | Ley Federal de Reforma Agraria#252; Código Agrario#66
artículo 7o. bis, del Capítulo III bis, fracción I, inciso c), de la Ley Orgánica del Poder Judicial de la Federación | Ley Orgánica del Poder Judicial de la Federación#7 bis
el Código Penal del Estado de Puebla en el artículo 250 previene | Código Penal del Estado de Puebla#250
el artículo 73, fracción XVIII, relacionado con el 4o. de la Ley de Amparo | Ley de Amparo#73; Ley de Amparo#4
y con el 74 de la Ley de Amparo | Ley de Amparo#74
de conformidad con el artículo 2o. de la Ley de Amparo, el 93 del Código Federal de Procedimientos Civiles resulta aplicable | Ley de Amparo#2; Código Federal de Procedimientos Civiles#93
los artículos constitucionales 14 y 16 | CPEUM#14; CPEUM#16
el artículo constitucional 123 | CPEUM#123
artículos 40 (fracción II) y 41 de la Ley de Faros | Ley de Faros#40; Ley de Faros#41
artículo 40, párrafos 1o. y 2o., de la Ley de Faros | Ley de Faros#40
artículo 40, fracción II, última parte, de la Ley de Faros | Ley de Faros#40
artículo 40, parte final, de la Ley de Faros | Ley de Faros#40
artículo 40, interpretado a contrario sensu, de la Ley de Faros | Ley de Faros#40
artículo 40, fracción II, primera hipótesis, de la Ley de Faros | Ley de Faros#40
artículo 40, parágrafo segundo, de la Ley de Faros | Ley de Faros#40
artículo 40, punto 3, de la Ley de Faros | Ley de Faros#40
artículo 40, sección tercera, de la Ley de Faros | Ley de Faros#40
artículo 40, fracción 1a., de la Ley de Faros | Ley de Faros#40
artículos 40, 41 y 42, entre otros, de la Ley de Faros | Ley de Faros#40; Ley de Faros#41; Ley de Faros#42
artículos 40 y correlativos de la Ley de Faros | Ley de Faros#40
artículos 40 a 45, ambos inclusive, de la Ley de Faros | Ley de Faros#40; Ley de Faros#45
artículos 40 ó 45 de la Ley de Faros | Ley de Faros#40; Ley de Faros#45
artículo 40 o el 45 de la Ley de Faros | Ley de Faros#40; Ley de Faros#45
artículos 40 y/o 45 de la Ley de Faros | Ley de Faros#40; Ley de Faros#45
no el artículo 40, sino el 45 de la Ley de Faros | Ley de Faros#40; Ley de Faros#45
tanto el artículo 40 como el 45 de la Ley de Faros | Ley de Faros#40; Ley de Faros#45
por el artículo 135 y no por el 124 de la Ley de Faros | Ley de Faros#135; Ley de Faros#124
artículo 5, incisos d), e) y f) de la Ley de Amparo | Ley de Amparo#5
artículo 5, fracción II, incisos d y e, de la Ley de Amparo | Ley de Amparo#5
artículo 5, fracciones de la I a la V, de la Ley de Amparo | Ley de Amparo#5
artículo 5 y su fracción II, de la Ley de Amparo | Ley de Amparo#5
artículo 5 del Libro Primero, Título Segundo, Capítulo III, del Código de Comercio | Código de Comercio#5
la fracción II, inciso a), del artículo 5 y la III del 6 de la Ley de Amparo | Ley de Amparo#5; Ley de Amparo#6
artículo 5.º de la Ley de Amparo | Ley de Amparo#5
artículo 8o -A de la Ley de Faros | Ley de Faros#8-A
artículo 8 A de la Ley de Faros | Ley de Faros#8-A
artículo 12.2.b) de la Convención sobre los Derechos del Niño | Convención sobre los Derechos del Niño#12
artículo 5 de la Ley de Amparo (reformado), y 6 de la Ley de Faros | Ley de Amparo#5; Ley de Faros#6
artículos 122, apartado C, Base Segunda, fracción II, inciso b), de la ${CPEUM}; 48 y 67, fracción II, del Estatuto de Gobierno del Distrito Federal | CPEUM#122; Estatuto de Gobierno del Distrito Federal#48; Estatuto de Gobierno del Distrito Federal#67
los artículos 137 y 138 respectivamente del Código de Faros; el artículo 110 ó, en su caso, el 112 de la Ley de Boyas | Código de Faros#137; Código de Faros#138; Ley de Boyas#110; Ley de Boyas#112
esta ley es reglamentaria de los artículos 81 bis y 87 de la Constitución Política del Estado de Jalisco | Constitución Política del Estado de Jalisco#81 bis; Constitución Política del Estado de Jalisco#87
artículos 17-H, fracciones X, XI o XII, o 69, decimosegundo párrafo, fracciones I a V, 323 Séptimus y 209 Quintus del Código de Faros | Código de Faros#17-H; Código de Faros#69; Código de Faros#323 séptimus; Código de Faros#209 quintus
la Ley de Faros, en especial sus artículos 311 y 314, y el arábigo 5 de la Ley de Boyas | Ley de Faros#311; Ley de Faros#314; Ley de Boyas#5
artículo 254 -Bis de la Ley de Faros y 41Bis de la Ley de Boyas | Ley de Faros#254 bis; Ley de Boyas#41 bis
el artículo 2, fracción I, inciso D) de la Ley de Faros | Ley de Faros#2
los artículos 268 y 434, párrafo último, con la salvedad que se precisó en el punto resolutivo segundo, de la Ley de Faros | Ley de Faros#268; Ley de Faros#434
los artículos 268 y 434, párrafo último, –con la salvedad que se precisó en el punto segundo–, de la Ley de Faros | Ley de Faros#268; Ley de Faros#434
los artículos 242, 249, en la porción normativa encenderá o, 303, párrafo primero, y 355 de la Ley de Faros | Ley de Faros#242; Ley de Faros#249; Ley de Faros#303; Ley de Faros#355
los artículos comprendidos del 74 al 77 de la Ley de Faros | Ley de Faros#74; Ley de Faros#77
el artículo 5, cuarto transitorio del decreto, de diez de junio; 97-A de la Ley de Faros; y 21 de la Ley de Boyas | Ley de Faros#97-A; Ley de Boyas#21
el artículo 45 y demás disposiciones de la Ley de Faros | Ley de Faros#45
el Título Tercero de la Ley de Faros que comprende los artículos 51 a 74, así como | Ley de Faros#51; Ley de Faros#74
un título de la Ley de Faros que se denomina de las Boyas, conteniendo los artículos del 15 al 37, así | Ley de Faros#15; Ley de Faros#37
los artículos 64, fracciones I a IV y 65 Bis -1, fracción V, de la Ley de Faros | Ley de Faros#64; Ley de Faros#65 bis 1
Transitorios Primero y Segundo del Decreto que los expide; 48, 49 y 67, fracción II, del Estatuto de Gobierno del Distrito Federal | Estatuto de Gobierno del Distrito Federal#48; Estatuto de Gobierno del Distrito Federal#49; Estatuto de Gobierno del Distrito Federal#67
los artículos 58-26, primer párrafo, y 58-2 de la Ley de Faros | Ley de Faros#58-26; Ley de Faros#58-2
el artículo 32- A, segundo párrafo, de la Ley de Faros y el artículo 291- D del Código de Boyas | Ley de Faros#32-A; Código de Boyas#291-D
el artículo 123 A, fracción XX, constitucional | CPEUM#123
previstos en los artículos 220, fracción IV y 160, párrafo final (hipótesis de cuando el barco se hunde en el puerto), del nuevo Código Penal para el Distrito Federal | Código Penal para el Distrito Federal#220; Código Penal para el Distrito Federal#160
los artículos 2, 4 y 115; de la Ley de Faros, publicado el día 5 | Ley de Faros#2; Ley de Faros#4; Ley de Faros#115
los artículos 187, párrafo segundo, en su porción normativa Tampoco serán procedentes los acuerdos previstos en las fracciones I y II del artículo 167 del puerto, y 192, párrafo tercero, del Código de Faros | Código de Faros#187; Código de Faros#192
los artículos 140, en las porciones normativas "resulten ofensivos" y "difamatorios", y 142 de la Ley de Faros | Ley de Faros#140; Ley de Faros#142
los artículos 13 Bis 4, 14 Bis 5 y en el Título Quinto, de la Ley de Faros | Ley de Faros#13 bis 4; Ley de Faros#14 bis 5
en relación con su similar 45 de la Ley de Faros | Ley de Faros#45
ni la Ley de Faros –en su numeral 226, fracción II–, ni la Ley de Boyas –artículo 21, fracción VIII– lo establecen | Ley de Faros#226; Ley de Boyas#21
conforme con la Norma Fundamental, particularmente con su artículo 113, siempre | CPEUM#113
el artículo 79 de la Ley de Faros, aplicable al barco en términos de su diverso numeral 174, prevé | Ley de Faros#79; Ley de Faros#174
los artículos 152 y 153, de la Ley de para los Faros del Estado de Jalisco | Ley para los Faros del Estado de Jalisco#152; Ley para los Faros del Estado de Jalisco#153
el artículo 4 de la Ley de Cápsulas, Tabletas y/o Comprimidos | Ley de Cápsulas, Tabletas y/o Comprimidos#4
Los preceptos de la Ley de Faros que se estiman infringidos son el 13, 16, 17, párrafo tercero, 95, fracciones III y IV, 128 y 133. | Ley de Faros#13; Ley de Faros#16; Ley de Faros#17; Ley de Faros#95; Ley de Faros#128; Ley de Faros#133
Artículos reformados del Código de Faros: 1, 2 y 3 | Código de Faros#1; Código de Faros#2; Código de Faros#3
Los artículos de la Ley de Faros son los siguientes: 1. Que haya barcos, y el artículo 5 de la Ley de Boyas | Ley de Boyas#5
el artículo 5 del Código Penal en cita y el 6 de la Ley de Faros | Ley de Faros#6
en la tesis P. I/2012 (10a.)(1) y 226, fracción II, de la Ley de Faros vigente, 21, fracción VIII, de la Ley de Boyas | P. I/2012 (10a.); Ley de Faros#226; Ley de Boyas#21
artículos 5 de la Ley de Faros; 37, párrafo primero, 81 y 86, párrafo segundo, del Reglamento Interior de las Boyas | Ley de Faros#5; Reglamento Interior de las Boyas#37; Reglamento Interior de las Boyas#81; Reglamento Interior de las Boyas#86
artículos 5 de la Ley de Faros; 47, en relación con los artículos 14 a 18, todos ellos del Reglamento Interior de las Boyas | Ley de Faros#5; Reglamento Interior de las Boyas#47; Reglamento Interior de las Boyas#14; Reglamento Interior de las Boyas#18
los artículos , , 16 y 73 de la Ley de Faros | Ley de Faros#16; Ley de Faros#73
los artículos 14 y 15 de la Ley de Faros y 8 de la Ley de Boyas; el artículo 14 de la ley mencionada sí | Ley de Faros#14; Ley de Faros#15; Ley de Boyas#8; Ley de Faros#14
`

test.group('Citations of articles', () => {
  test('are recognised in «{text}»')
    .with(pairs(ARTICLES))
    .run(({ assert }, { text, keys }) => {
      assert.deepEqual(found(text), keysOf(keys))
    })
})
