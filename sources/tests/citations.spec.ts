import { test } from '@japa/runner'
import { articleKey, caseKey, extractCitations, lawKey, lawNamed, thesisKey, thesisKeys } from '#sources/citations'

/** `text → keys`: the runs that are found, as `[text of the run] key`. */
const CPEUM = 'Constitución Política de los Estados Unidos Mexicanos'

const THESES = `
la jurisprudencia 1a./J. 45/2023 (11a.), de rubro | 1a./J. 45/2023 (11a.)
P./J. 4/2022 (11a.) | P./J. 4/2022 (11a.)
(2a./J. 36/2018 (10a.)) | 2a./J. 36/2018 (10a.)
tesis 1a/J 45/2023 (11a) | 1a./J. 45/2023 (11a.)
tesis 1ª./J. 45/2023 (11ª.) | 1a./J. 45/2023 (11a.)
2a./J.36/2018(10a.) | 2a./J. 36/2018 (10a.)
P./J. 47/95 | P./J. 47/95
P./J. 47/1995, de rubro | P./J. 47/95
3a./J. 12/91 | 3a./J. 12/91
P./J. 20/2014 (10a. Época) | P./J. 20/2014 (10a.)
P./J. 9/2006 (9a.) | P./J. 9/2006
tesis P. LXXVII/99. | P. LXXVII/99
1a. CCCXX/2014 (10a.) | 1a. CCCXX/2014 (10a.)
2a. I/2021 (10a.) | 2a. I/2021 (10a.)
jurisprudencia I.15o.A. J/3, publicada | I.15o.A. J/3
I.15º.A. J/3 | I.15o.A. J/3
I.4o.A.J/2 | I.4o.A. J/2
XVII.1o.C.T. J/4 | XVII.1o.C.T. J/4
VI.2o. J/129 | VI.2o. J/129
VI. 2o. J/129 | VI.2o. J/129
XX. J/5 | XX. J/5
IV.2o.A.65 K (10a.) | IV.2o.A.65 K (10a.)
I.1o.C. J/1 C (11a.) | I.1o.C. J/1 C (11a.)
III.7o.A.2 K (12a.) | III.7o.A.2 K (12a.)
XXI.1o. 23 C | XXI.1o.23 C
I. 3o. A. 145 K | I.3o.A.145 K
XX.98 K | XX.98 K
I.16o.T.5 L (11a.) | I.16o.T.5 L (11a.)
I.1o.A.E. J/2 CS (10a.) | I.1o.A.E. J/2 CS (10a.)
la tesis (II Región)4o.3 A (10a.) y | (II Región)4o.3 A (10a.)
(V Región)2o. J/1 (10a.) | (V Región)2o. J/1 (10a.)
PC.III.P. J/1 K (10a.) | PC.III.P. J/1 K (10a.)
PC.I.A.7 A (10a.) | PC.I.A.7 A (10a.)
PR.A.C.CN. J/27 A (12a.) | PR.A.C.CN. J/27 A (12a.)
PR.P.T.CS. J/4 L (11a.) | PR.P.T.CS. J/4 L (11a.)
tesis de jurisprudencia número 46, consultable en el Apéndice | tesis 46
Tesis: 123, Cuarta Parte | tesis 123
A.D.R. 9309/2023 | amparo directo en revisión 9309/2023
A.D. 9123/2022 | amparo directo 9123/2022
en la acción de inconstitucionalidad 9015/2017 y en la AI 9016/2018 y su acumulada 9017/2018 | acción de inconstitucionalidad 9015/2017; acción de inconstitucionalidad 9016/2018; acción de inconstitucionalidad 9017/2018
las tesis P. I/2015 y 1a./J. 2/2016 (10a.) | P. I/2015; 1a./J. 2/2016 (10a.)
con registro digital 2024494 | 2024494
registro digital: 2024494. | 2024494
con número de registro 164023 | 164023
con número de registro digital 2024494 | 2024494
registro número 164023 | 164023
Registro No. 164023 | 164023
Reg. digital 2024494 | 2024494
registros digitales 2024494, 2024495 y 164023 | 2024494; 2024495; 164023
IUS: 164023 | 164023
REGISTRO DIGITAL 2024494 | 2024494
amparo directo en revisión 9309/2023 | amparo directo en revisión 9309/2023
Amparo Directo En Revisión 9309/2023 | amparo directo en revisión 9309/2023
AMPARO EN REVISIÓN 9093/2026 | amparo en revisión 9093/2026
amparos directos en revisión 9012/2019, 9013/2019 y 9014/2019 | amparo directo en revisión 9012/2019; amparo directo en revisión 9013/2019; amparo directo en revisión 9014/2019
contradicción de tesis 293/2011 | contradicción de tesis 293/2011
la contradicción de criterios número 12/2022 | contradicción de criterios 12/2022
acción de inconstitucionalidad 9015/2017 y sus acumuladas 9016/2017, 9018/2017 | acción de inconstitucionalidad 9015/2017; acción de inconstitucionalidad 9016/2017; acción de inconstitucionalidad 9018/2017
controversia constitucional 9104/2024 | controversia constitucional 9104/2024
Queja 9213/2018. 5 de julio de 2018. | queja 9213/2018
recurso de queja 9213/2018 | queja 9213/2018
Amparo directo civil 9527/77 | amparo directo 9527/1977
Revisión fiscal 12/2019 | revisión fiscal 12/2019
expediente varios 912/2010 | varios 912/2010
incidente de inejecución de sentencia 5/2015 | incidente de inejecución de sentencia 5/2015
recurso de reclamación 7/2020-CA | recurso de reclamación 7/2020
incidente de inejecución 9105/2015 | incidente de inejecución de sentencia 9105/2015
incidente de inejecución derivado de juicio de amparo 9105/2019 | incidente de inejecución derivado de juicio de amparo 9105/2019
INCIDENTE DE INEJECUCIÓN DERIVADO DE DENUNCIA DE REPETICIÓN DEL ACTO RECLAMADO 9143/2018 | incidente de inejecución derivado de denuncia de repetición del acto reclamado 9143/2018
incidente de inejecución 9125/2019, derivado del juicio de amparo 9123/2018 | incidente de inejecución de sentencia 9125/2019; juicio de amparo 9123/2018
la denuncia de repetición del acto reclamado 9106/2015 | denuncia de repetición del acto reclamado 9106/2015
denuncia de repetición 9107/2016 | denuncia de repetición del acto reclamado 9107/2016
en el juicio de amparo 9321/2019-III del índice | juicio de amparo 9321/2019
juicios de amparo números 9321/2019 y 9322/2019 | juicio de amparo 9321/2019; juicio de amparo 9322/2019
juicio de amparo directo 9147/2024 | amparo directo 9147/2024
juicio de amparo indirecto 9147/2024 | amparo indirecto 9147/2024
juicio de inconformidad 9105/2025 | juicio de inconformidad en materia electoral 9105/2025
R.A. 9123/2018 y D.A. 9401/2017 | amparo en revisión 9123/2018; amparo directo 9401/2017
D.C. 9402/2017, D.T. 9403/2017 y D.P. 9404/2017 | amparo directo 9402/2017; amparo directo 9403/2017; amparo directo 9404/2017
R.F. 9405/2017 y Q.A. 9406/2017 | revisión fiscal 9405/2017; queja 9406/2017
el expediente SUP-JDC-91234/2025 y el SUP-REC-9123/2021 y acumulado | SUP-JDC-91234/2025; SUP-REC-9123/2021
SX-JRC-912/2019 | SX-JRC-912/2019
amparos directos en revisión 9653/2019[31] y 9370/2024[32] | amparo directo en revisión 9653/2019; amparo directo en revisión 9370/2024
acciones de inconstitucionalidad 9047/2019 y su acumulada 9049/2019, (41) 9076/2023 y sus acumuladas 9080/2023 y 9083/2023,[42] 9081/2023 , así como 9109/  2024 | acción de inconstitucionalidad 9047/2019; acción de inconstitucionalidad 9049/2019; acción de inconstitucionalidad 9076/2023; acción de inconstitucionalidad 9080/2023; acción de inconstitucionalidad 9083/2023; acción de inconstitucionalidad 9081/2023; acción de inconstitucionalidad 9109/2024
acciones de inconstitucionalidad 9182/2020; 9192/2020; y 9039/2021 | acción de inconstitucionalidad 9182/2020; acción de inconstitucionalidad 9192/2020; acción de inconstitucionalidad 9039/2021
Amparo civil directo 9527/50 | amparo directo 9527/1950
Amparo directo en materia de trabajo 9527/77 | amparo directo 9527/1977
contradicción de criterios (antes contradicción de tesis) 9112/2022 | contradicción de criterios 9112/2022
Contradicción de tesis número: 9112/2015 | contradicción de tesis 9112/2015
la acción de inconstitucionalidad bajo el número 9029/2024 | acción de inconstitucionalidad 9029/2024
Competencia 9112/76 | competencia 9112/1976
recurso de reclamación 9107/2020-CA y reclamación 9108/2020 | recurso de reclamación 9107/2020; recurso de reclamación 9108/2020
el ADR 9309/2023 y el AR 9093/2026 | amparo directo en revisión 9309/2023; amparo en revisión 9093/2026
`

const ARTICLES = `
artículo 17 de la Ley de Amparo | Ley de Amparo#17
ARTÍCULO 136 DE LA LEY DE AMPARO, CUMPLE | Ley de Amparo#136
artículo 1o. constitucional | CPEUM#1
artículo 1º de la Carta Magna | CPEUM#1
artículos 14 y 16 constitucionales | CPEUM#14; CPEUM#16
artículos 103, fracción I, y 107 de la ${CPEUM} | CPEUM#103; CPEUM#107
artículos 103, fracción I, y 107, fracciones III, inciso a), y V, de la Constitución Federal | CPEUM#103; CPEUM#107
artículo 123, apartado B, fracción XI, inciso a), constitucional | CPEUM#123
ARTÍCULO 123, APARTADO A, DE LA CONSTITUCIÓN FEDERAL | CPEUM#123
artículos 1o., 4o., noveno párrafo, y 17 de la Constitución General de la República | CPEUM#1; CPEUM#4; CPEUM#17
artículo 61, fracción XXIII, en relación con el diverso 107, fracción V, ambos de la Ley de Amparo | Ley de Amparo#61; Ley de Amparo#107
fracción IX del artículo 75, en relación con la fracción II del artículo 163 de la Ley de Amparo | Ley de Amparo#75; Ley de Amparo#163
artículos 14 y 16 constitucionales, 3 de la Convención sobre los Derechos del Niño y 17 de la Ley de Amparo | CPEUM#14; CPEUM#16; Convención sobre los Derechos del Niño#3; Ley de Amparo#17
artículo 2o.-A, fracción I, de la Ley del Impuesto al Valor Agregado | Ley del Impuesto al Valor Agregado#2-A
artículo 14-B del Código Fiscal de la Federación | Código Fiscal de la Federación#14-B
artículo 69-B Bis del CFF | Código Fiscal de la Federación#69-B bis
artículos 10, fracción IV y 20 Bis, de la Ley Federal de Protección al Consumidor | Ley Federal de Protección al Consumidor#10; Ley Federal de Protección al Consumidor#20 bis
artículo 12, numerales 1 y 3, de la Ley General del Sistema de Medios de Impugnación en Materia Electoral | Ley General del Sistema de Medios de Impugnación en Materia Electoral#12
artículo 333 del Código Civil del Estado de Tlaxcala, cuando | Código Civil del Estado de Tlaxcala#333
artículo 5 de la Ley de Adquisiciones, Arrendamientos y Servicios del Sector Público | Ley de Adquisiciones, Arrendamientos y Servicios del Sector Público#5
artículo 12 de la Constitución Política del Estado de Jalisco | Constitución Política del Estado de Jalisco#12
artículo 8 de la Constitución y artículo 25 del Pacto de San José | CPEUM#8; Convención Americana sobre Derechos Humanos#25
la Ley de Amparo, en su artículo 107, fracción II, dispone | Ley de Amparo#107
arts. 841 y 842 de la LFT | Ley Federal del Trabajo#841; Ley Federal del Trabajo#842
artículo 17 de la Ley de Amparo la Sala resolvió | Ley de Amparo#17
artículos 5 de la Ley de Amparo y 20 del Código Federal de Procedimientos Civiles | Ley de Amparo#5; Código Federal de Procedimientos Civiles#20
artículos 76 a 79 de la Ley de Amparo vigente | Ley de Amparo#76; Ley de Amparo#79
artículo 19 de la Ley Reglamentaria de las Fracciones I y II del Artículo 105 de la ${CPEUM} | Ley Reglamentaria de las Fracciones I y II del Artículo 105 de la ${CPEUM}#19
artículo 27 de la Ley Reglamentaria del Artículo 27 Constitucional en el Ramo del Petróleo | Ley Reglamentaria del Artículo 27 Constitucional en el Ramo del Petróleo#27
artículo 31, fracción V, del Reglamento de la Ley del Seguro Social en Materia de Afiliación | Reglamento de la Ley del Seguro Social en Materia de Afiliación#31
artículo 45, inciso b, del Código Fiscal de la Federación | Código Fiscal de la Federación#45
ARTÍCULO 21, FRACCIÓN IV, INCISO Ñ), DE LA LEY FEDERAL DEL TRABAJO | Ley Federal del Trabajo#21
artículo 77 "A" del Código Penal para el Estado de Colima | Código Penal para el Estado de Colima#77-A
artículo 3 de la Ley Orgánica de la Administración Pública Federal | Ley Orgánica de la Administración Pública Federal#3
artículo 107, fracción II, de la Ley de Amparo | Ley de Amparo#107
artículo 73, fracción V, de la Ley Reglamentaria de los Artículos 103 y 107 Constitucionales | Ley de Amparo#73
la Ley Reglamentaria del Artículo 27 Constitucional y el diverso 8o. constitucional | CPEUM#8
artículo 5 del Código Civil para el Estado de Jalisco y 6 del Código Civil del Estado de Jalisco | Código Civil del Estado de Jalisco#5; Código Civil del Estado de Jalisco#6
artículo 5 del Código Civil para el Estado Libre y Soberano de Veracruz de Ignacio de la Llave | Código Civil del Estado de Veracruz#5
ARTÍCULO 4.7, FRACCIÓN IX, DEL CÓDIGO CIVIL DEL ESTADO DE MÉXICO, NO ES | Código Civil del Estado de México#4.7
artículos 23.4 del Pacto Internacional de Derechos Civiles y Políticos[22] y 17.4 de la Convención Americana sobre Derechos Humanos | Pacto Internacional de Derechos Civiles y Políticos#23; Convención Americana sobre Derechos Humanos#17
artículos 81, fracción II[2], y 96[3] de la Ley de Amparo vigente | Ley de Amparo#81; Ley de Amparo#96
artículos del 438 al 440 de la Ley Agraria | Ley Agraria#438; Ley Agraria#440
artículo 3o., Grupo I, número 24, del Reglamento de Mercados | Reglamento de Mercados#3
artículo 754 (879) de la Ley Federal del Trabajo | Ley Federal del Trabajo#754
artículos 46, 47 y relativos de la Ley Agraria | Ley Agraria#46; Ley Agraria#47
artículo 300 de la Ley Agraria y el artículo 301 del mismo ordenamiento | Ley Agraria#300; Ley Agraria#301
artículo 300 de la Ley Agraria y los numerales 5o. y 6o. del citado ordenamiento | Ley Agraria#300; Ley Agraria#5; Ley Agraria#6
artículo 8 del Código de Comercio, el 9 de la Ley Agraria y el artículo 301 de dicha ley, por tanto | Código de Comercio#8; Ley Agraria#9; Ley Agraria#301
artículo 92 del Código Fiscal de la Federación; el artículo 93 del Código Fiscal mencionado | Código Fiscal de la Federación#92; Código Fiscal de la Federación#93
se reforma el artículo 70; y se deroga la fracción IV del artículo 122, todos de la Ley Agraria | Ley Agraria#70; Ley Agraria#122
artículos 14 y 35 de la Ley Agraria y de la Ley de Aguas Nacionales, respectivamente | Ley Agraria#14; Ley de Aguas Nacionales#35
la Ley de Hacienda Municipal del Estado de Puebla, en su artículo 69, prevé | Ley de Hacienda Municipal del Estado de Puebla#69
artículo 5o. de la Ley de Ingresos de la Federación para el Ejercicio Fiscal de 2019 | Ley de Ingresos de la Federación para 2019#5
artículos 383, en su porción normativa “salvo pacto en contrario”, y 700 del Código Civil del Estado de Sonora | Código Civil del Estado de Sonora#383; Código Civil del Estado de Sonora#700
artículo 94 de la misma Constitución Federal | CPEUM#94
artículo 123 de nuestra Ley Suprema | CPEUM#123
artículo 7 de la Ley que Establece las Normas Mínimas | Ley que Establece las Normas Mínimas#7
artículo 5 del Reglamento del artículo 133 de la Ley Federal de Fomento Ficticio | Reglamento del Artículo 133 de la Ley Federal de Fomento Ficticio#5
artículo 26 de la Ley del Impuesto sobre la Renta de 1980 y 5 de la Ley Agraria | Ley del Impuesto sobre la Renta#26; Ley Agraria#5
artículos 26 de la Ley Aduanera, vigente en el año de 1974, y 5 de la Ley Agraria vigente en mil novecientos ochenta y dos, así como 6 de la Ley de Amparo | Ley Aduanera#26; Ley Agraria#5; Ley de Amparo#6
artículo 3 de la Ley de Ingresos de la Federación de 1978 | Ley de Ingresos de la Federación para 1978#3
artículos 55, párrafos segundo y cuarto; 64, párrafo primero; 85, inciso f), y 90, todos del Código Penal Federal | Código Penal Federal#55; Código Penal Federal#64; Código Penal Federal#85; Código Penal Federal#90
artículos 5,[12] 6,[13] y 7 de la Ley de Amparo,[14] y 8 de la Ley Agraria | Ley de Amparo#5; Ley de Amparo#6; Ley de Amparo#7; Ley Agraria#8
artículo 107,[3] de la Ley de Amparo | Ley de Amparo#107
artículo 5 del código tributario | Código Fiscal de la Federación#5
artículo 8 del código tributario federal | Código Fiscal de la Federación#8
artículo 5 del Código Fiscal Federal | Código Fiscal de la Federación#5
artículo 47 de la ley laboral | Ley Federal del Trabajo#47
artículos 14 y 16 de la Carta Magna | CPEUM#14; CPEUM#16
artículos 3, inciso d), numeral 2, y 91, fracción V, de la Ley Agraria | Ley Agraria#3; Ley Agraria#91
artículos 2,737 y 3,071 del Código Civil Federal | Código Civil Federal#2737; Código Civil Federal#3071
artículo 3, inciso 3, del Código de Comercio | Código de Comercio#3
artículo 8, inciso 3 y fracción 4, del Código de Comercio | Código de Comercio#8
artículos 8, fracciones I y II, 9 y 10 del Código de Comercio | Código de Comercio#8; Código de Comercio#9; Código de Comercio#10
artículo 9 del Código Civil aplicable en el Estado de Veracruz | Código Civil del Estado de Veracruz#9
artículo 9 del Código de Procedimientos Civiles, vigente en el Distrito Federal | Código de Procedimientos Civiles del Distrito Federal#9
La Ley Agraria rige. El artículo 21 de la ley y el artículo 146 de la ley invocada | Ley Agraria#146
artículo 21 de la Ley Agraria; el artículo 146 de la propia ley y el 8 del citado código | Ley Agraria#21; Ley Agraria#146
artículo 283 del Código Penal del Estado de Jalisco y el artículo 263 del propio código sustantivo | Código Penal del Estado de Jalisco#283; Código Penal del Estado de Jalisco#263
artículo 48 de la Ley Aduanera. El 26 de la ley en cita y el artículo 27 de la ley en comento | Ley Aduanera#48; Ley Aduanera#27
artículo 11 de los Estatutos de los Trabajadores al Servicio del Estado de Yucatán y 85 de dicho ordenamiento legal | Estatutos de los Trabajadores al Servicio del Estado de Yucatán#11; Estatutos de los Trabajadores al Servicio del Estado de Yucatán#85
artículo 23 del Pacto Internacional de Derechos Civiles y Políticos; después, el artículo 3 del Pacto en el que | Pacto Internacional de Derechos Civiles y Políticos#23; Pacto Internacional de Derechos Civiles y Políticos#3
artículos 17 de la Convención Americana Sobre Derechos Humanos y del 23 del Pacto Internacional de Derechos Civiles y Políticos | Convención Americana sobre Derechos Humanos#17; Pacto Internacional de Derechos Civiles y Políticos#23
Se reforman los artículos 153 y 154, y se deroga el artículo 151 del Código Penal Federal | Código Penal Federal#153; Código Penal Federal#154; Código Penal Federal#151
Se reforma la fracción IV del artículo 8, la fracción VI del artículo 12, y el inciso a) del artículo 17 de la Ley Agraria | Ley Agraria#8; Ley Agraria#12; Ley Agraria#17
artículos 89 de la Ley y 12 y 81 de la Ley para Regular las Agrupaciones Financieras | Ley para Regular las Agrupaciones Financieras#12; Ley para Regular las Agrupaciones Financieras#81
artículo 4 de la Ley para los Servidores Públicos del Estado de Jalisco y sus Municipios | Ley para los Servidores Públicos del Estado de Jalisco y sus Municipios#4
artículo 41 de la Ley para la Acción ante el Cambio Climático del Estado de Jalisco | Ley para la Acción ante el Cambio Climático del Estado de Jalisco#41
ARTÍCULO 26 DE LA LEY DE CULTURA CÍVICA DE LA CIUDAD DE MÉXICO. SE MODIFICA EL ARTÍCULO 206 DEL CÓDIGO PENAL PARA EL DISTRITO FEDERAL | Ley de Cultura Cívica de la Ciudad de México#26; Código Penal para el Distrito Federal#206
artículo 424 del Código Penal para el Distrito Federal en Materia de Fuero Común, y para toda la República en Materia de Fuero Federal | Código Penal para el Distrito Federal en Materia de Fuero Común y para toda la República en Materia de Fuero Federal#424
artículos 390 del Código Civil Federal y 923 del de Procedimientos Civiles del Estado de Puebla | Código Civil Federal#390; Código de Procedimientos Civiles del Estado de Puebla#923
artículos 70, fracción I, en la porción normativa “por nacimiento”, 120, fracción IV, que dice: “No haber sido condenado”, y 122, en la porción normativa impugnada, todos de la Ley Agraria | Ley Agraria#70; Ley Agraria#120; Ley Agraria#122
artículo 20, fracción I, del título especial de la Justicia de Paz del Código de Procedimientos Civiles para el Distrito Federal | Código de Procedimientos Civiles para el Distrito Federal#20
la Ley de Amparo establece, en su artículo 107, que | Ley de Amparo#107
artículo 90 de la Ley Agraria, cuyo texto se transcribe.¶Los artículos 87 y 90 de la ley impugnada | Ley Agraria#90; Ley Agraria#87; Ley Agraria#90
la Ley de Amparo, ya que en ésta el artículo 150 admite pruebas | Ley de Amparo#150
supletorio de la Ley de Amparo en los términos de su artículo 2o., no habla | Ley de Amparo#2
el Código de Comercio derogado a partir del 31 de marzo de 1967, en su artículo 207, señalara | Código de Comercio#207
la Ley Agraria vigente, cuyo artículo 22 dispone | Ley Agraria#22
artículo 355 de la Ley Agraria; además, el diverso 354 ibídem señala | Ley Agraria#355; Ley Agraria#354
artículo 682 del Código Civil del Estado de Sonora y el artículo 700 de esa legislación civil | Código Civil del Estado de Sonora#682; Código Civil del Estado de Sonora#700
artículos 383, incisos b) y c), 682, en la porción normativa controvertida, y 700, fracción IX, así como sus párrafos penúltimo y último, de la Ley Agraria | Ley Agraria#383; Ley Agraria#682; Ley Agraria#700
artículos 682, en su porción normativa ‘De encontrarse enferma’, y 700 de la Ley Agraria | Ley Agraria#682; Ley Agraria#700
Se reforman los artículos 20-Bis, primer párrafo; 29; 29-A; 84-J; 109, fracciones V y VII, y 185, segundo párrafo; se adicionan los artículos 20, con un décimo segundo párrafo, pasando el actual décimo segundo a ser décimo tercer párrafo; 28, con un quinto párrafo, y se derogan los artículos 81, fracción XIV; 113, fracción III, del Código Penal Federal | Código Penal Federal#20 bis; Código Penal Federal#29; Código Penal Federal#29-A; Código Penal Federal#84-J; Código Penal Federal#109; Código Penal Federal#185; Código Penal Federal#20; Código Penal Federal#28; Código Penal Federal#81; Código Penal Federal#113
artículo 8 de la Ley de Ingresos del Municipio de Villa Ficticia, Distrito de Juquila, Oaxaca, para el Ejercicio Fiscal 2025 | Ley de Ingresos del Municipio de Villa Ficticia, Distrito de Juquila, Oaxaca, para 2025#8
artículo 96 de la Constitución Federal; segundo transitorio del decreto, y 53, numeral 1, de la LGSMIME | CPEUM#96; Ley General del Sistema de Medios de Impugnación en Materia Electoral#53
artículos 17 de la Ley de Faros; 4 de la Ley de Boyas; 3, fracciones VII y IX, 10, fracción I, 38 y Octavo Transitorio de la Ley de Muelles; 8 del Reglamento de la Ley de Boyas; 2 apartado F, fracción II, 71 y 72 del Reglamento Interior de la Secretaría de Faros | Ley de Faros#17; Ley de Boyas#4; Ley de Muelles#3; Ley de Muelles#10; Ley de Muelles#38; Reglamento de la Ley de Boyas#8; Reglamento Interior de la Secretaría de Faros#2; Reglamento Interior de la Secretaría de Faros#71; Reglamento Interior de la Secretaría de Faros#72
artículos 20, 22 y, 24, fracción XIV, de la Ley de Faros; 5, fracción VII, y 35 y demás aplicables de la Ley de Boyas | Ley de Faros#20; Ley de Faros#22; Ley de Faros#24; Ley de Boyas#5; Ley de Boyas#35
Se reforma el artículo 32, primer párrafo y se adicionan los artículos 23, último párrafo; 30, tercer párrafo, pasando los actuales tercero a sexto a ser cuarto a séptimo, respectivamente; 31 y 44, tercer párrafo, pasando los actuales tercer y cuarto párrafos a ser cuarto y quinto párrafos, de la Ley de Faros | Ley de Faros#32; Ley de Faros#23; Ley de Faros#30; Ley de Faros#31; Ley de Faros#44
(Artículo 95-VI, Ley de Faros) | Ley de Faros#95
artículo 12-III de la Ley de Faros | Ley de Faros#12
artículo 91, fracción V, de la ahora vigente Ley de Faros y Marcas | Ley de Faros y Marcas#91
El artículo 83, de a Ley de Faros, y el artículo 84 dela Ley de Boyas | Ley de Faros#83; Ley de Boyas#84
artículo 32 de la Ley del Tribunal de lo Contencioso Administrativo del D.F. y 33 de la Ley del Tribunal de lo Contencioso Administrativo del Distrito Federal | Ley del Tribunal de lo Contencioso Administrativo del Distrito Federal#32; Ley del Tribunal de lo Contencioso Administrativo del Distrito Federal#33
el artículo 19, fracción I, de la ley vigente del seguro social y el 5o. de la Ley de Faros | Ley del Seguro Social#19; Ley de Faros#5
se reforma el artículo 45 del Reglamento de la Ley de Faros, Boyas y Servicios del Sector Público¶DECRETO por el que se reforma | Reglamento de la Ley de Faros, Boyas y Servicios del Sector Público#45
artículo 9 de la Ley de Puertos del IMSS LINEAMIENTOS generales | Ley de Puertos del IMSS#9
los artículos 12 y 21, párrafo primero¶LEY DE FAROS METROPOLITANOS DE LA CIUDAD DE MÉXICO¶INSTITUTO DE BOYAS¶de la Ley de Muelles dela Ciudad de México | Ley de Muelles de la Ciudad de México#12; Ley de Muelles de la Ciudad de México#21
Se adiciona el artículo 9 de la Ley Orgánic a de la Agencia de Faros | Ley Orgánica de la Agencia de Faros#9
La Agencia de Entretenimiento. Los artículos 2 y 5, todos de la Ley Orgánica de la Agenc ia Estatal de Entret enimiento | Ley Orgánica de la Agencia Estatal de Entretenimiento#2; Ley Orgánica de la Agencia Estatal de Entretenimiento#5
artículo 7 de la Ley Federa l de Faros y 8 de la Ley de Transforma ción de Muelles. La Transformación | Ley Federal de Faros#7; Ley de Transformación de Muelles#8
según el artículo 151 de la Ley de Faros; en tanto que conforme a lo dispuesto por el 131 de dicho ordenamiento legal, las pruebas | Ley de Faros#151; Ley de Faros#131
artículos 11 y 13 de la Ley de Faros, y más tarde el artículo 14 de la ley nombrada | Ley de Faros#11; Ley de Faros#13; Ley de Faros#14
La Ley General de Medios de Transporte y la Ley de Faros rigen. Los artículos 19 y 54 de la referida ley de medios, y 6 de la citada ley de boyas | Ley General de Medios de Transporte#19; Ley General de Medios de Transporte#54
DECRETO por el que se reforma el artículo 45 del Reglamento de la Ley de Faros.¶La información del artículo 52 de este Reglamento y el artículo 45 del Reglamento que se reforma por este Decreto; el artículo 6 de esta Ley | Reglamento de la Ley de Faros#45; Reglamento de la Ley de Faros#52; Reglamento de la Ley de Faros#45
DECRETO por el que se reforman el artículo 45 de la Ley de Faros y el 7 de la Ley de Boyas.¶El artículo 52 de esta Ley | Ley de Faros#45; Ley de Boyas#7
Amparo directo en revisión[9754/2015].] | amparo directo en revisión 9754/2015
artículos 19, numeral 1, inciso b y 54, 12 ¶Ter, y 13 Bis de la Ley de Faros | Ley de Faros#19; Ley de Faros#54; Ley de Faros#12 ter; Ley de Faros#13 bis
Artículo Primero. Se REFORMAN los artículos 14-A, fracción I; 27, actual sexto y penúltimo párrafos; 30, actuales párrafos tercero y cuarto; 33, en lo que toca a los barcos; la denominación del Título Cuarto; y los artículos 40 al 45; se ADICIONAN los artículos 46, con un antepenúltimo y un penúltimo párrafos; 81, con las fracciones XI y XVII; 113 BIS 1; y se DEROGAN los artículos 26 y 28, así como los trece Artículos Transitorios de la Ley de Faros | Ley de Faros#14-A; Ley de Faros#27; Ley de Faros#30; Ley de Faros#33; Ley de Faros#40; Ley de Faros#45; Ley de Faros#46; Ley de Faros#81; Ley de Faros#113 bis 1; Ley de Faros#26; Ley de Faros#28
Se reforman el artículo 5; y se adicionan los artículos 7 al 9 al propio Título Cuarto del Libro Quinto del Código de Faros | Código de Faros#5; Código de Faros#7; Código de Faros#9
Se reforma el artículo 6, según las tarifas del acuerdo, y se deroga el artículo 8 de la Ley de Faros | Ley de Faros#8
Se reforma el artículo 5, para quedar como sigue:¶Artículo 5. Al puerto se aplica el artículo 8 de la Ley de Boyas | Ley de Boyas#8
artículos 73 Terdecies, 73 Quinquiesdecies y 73 Septdecies de la Ley de Faros | Ley de Faros#73 terdecies; Ley de Faros#73 quinquiesdecies; Ley de Faros#73 septdecies
artículo 21 de la Ley de Amparo; la fracción IV del artículo 114 de la invocada ley reglamentaria y el diverso 25 de la ley reglamentaria invocada | Ley de Amparo#21; Ley de Amparo#114; Ley de Amparo#25
La Ley de Amparo y la Ley Reglamentaria del Artículo 27 Constitucional. El artículo 8 de la invocada ley reglamentaria y el 5 de la Ley de Faros | Ley de Faros#5
artículo 100-B de la anterior Ley Federal del Trabajo y los numerales 127 y 128 del ordenamiento laboral vigente, debe | ley federal trabajo abrogada#100-B; Ley Federal del Trabajo#100-B; Ley Federal del Trabajo#127; Ley Federal del Trabajo#128
El Código de Faros rige según el artículo 20 constitucional. El artículo 327 del ordenamiento establece el monto | CPEUM#20; Código de Faros#327
artículo 22 de la Ley Orgánica del Tribunal de Faros y 23 de la ley orgánica del nombrado tribunal; y ante el Tribunal de Faros, en términos de los artículos 24 y 25 de su ley orgánica, respectivamente | Ley Orgánica del Tribunal de Faros#22; Ley Orgánica del Tribunal de Faros#23; Ley Orgánica del Tribunal de Faros#24; Ley Orgánica del Tribunal de Faros#25
La Ley de Faros no rige el recurso previsto por el artículo 99 de la misma, en relación con su diverso 96, fracción III, contra la baja | Ley de Faros#99; Ley de Faros#96
artículo 364 del Código de Faros, supletorio de la Ley de Boyas, en términos del artículo 2o. de ésta, cuando | Código de Faros#364; Ley de Boyas#2
artículos 9 de la Ley de Faros y 31 y 114 del Reglamento de dicha Ley, según corresponda | Ley de Faros#9; Reglamento de la Ley de Faros#31; Reglamento de la Ley de Faros#114
artículo 11 del Código de Procedimientos en Materia de Defensa Social vigente en el Estado de Puebla | Código de Procedimientos en Materia de Defensa Social del Estado de Puebla#11
su correlativo 11 del Código de Faros, análogo al 38 de la Ley de Faros, y que reproduce, a su vez, el 504 de la Ley de Enjuiciamiento Civil de Boyas | Código de Faros#11; Ley de Faros#38; Ley de Enjuiciamiento Civil de Boyas#504
artículos 100 K de la Ley de Faros, 5o., fracción IV, reformado, de la Ley de Boyas, y 17, fracción V, y transitorio tercero de la Ley de Muelles | Ley de Faros#100-K; Ley de Boyas#5; Ley de Muelles#17
ya que el propio Código de Faros (artículo 719) permite zarpar | Código de Faros#719
la forma que la Ley de Faros establece en el artículo 760, fracción VIII, para zarpar | Ley de Faros#760
Amparo directo en revisión9755/2015. | amparo directo en revisión 9755/2015
`

const NOTHING = `
conforme al artículo anterior
el artículo 14 del contrato colectivo de trabajo
artículo 5 de la citada ley
artículos 3 y 4 de este reglamento interior
artículo 8 de la ley de la materia
artículo 7 de la Ley General
artículo 87 de la Ley del Instituto
artículo 5 de esta Ley y 6 de la presente Ley
artículo 5 del código tributario del Estado
la Ley Agraria y la Ley Aduanera. El artículo 5 de la citada ley
el artículo 5 del Reglamento del artículo 133 de la ley
numeral 19 al artículo 24
artículo 6o. transitorio de la Ley Agraria
numeral 18 del Reglamento Interno de la misma Comisión
la Ley Reglamentaria de los Artículos 103 y 107 Constitucionales
la Ley Reglamentaria del Apartado B) del Artículo 123 Constitucional
párrafo 1 del artículo 9 de este ordenamiento
AI 9016/2018 sin más
la tesis 46 de su escrito
a los 14 días del mes de mayo de 2023
el 5 de febrero de 1917
la cantidad de $2,024,494.00
por 2024494 pesos
el expediente 9309/2023 del índice del juzgado
foja 12/2023
en la fracción I. 2 C
incisos I. 5 A y II. 6 B
Registro Público de la Propiedad 123
registro 12345678901
teléfono 5512345678
el oficio 500-05-2019-1234
las páginas 103 y 107
P. 12 del Apéndice
el Tomo I. J. García
Libro 26, Tomo III, página 1234
varios amparos
una queja de 2018
el artículo único
Diario Oficial de la Federación de 12/03/2019
el 12/03/19
el 33 del reglamento a los artículos 2o., 3o. y 16 de la Ley de Faros
el artículo 12, párrafo primero LEY DE FAROS METROPOLITANOS DE LA CIUDAD DE MÉXICO
artículo 5o. del Reglamento de la Ley de Faros en lo relativo a la inscripción de barcos
artículo 5o. de la ley vigente del lugar
artículo 9 de la Ley de la Agenc ia de Faros
artículo 9 de la Ley de Transforma ción de Faros
el 5 de febrero de 1917 y por el 131 del contrato colectivo
la Ley de Faros y la Ley de Boyas rigen en el artículo 5 de la misma, y en el artículo 6 de su ley orgánica, y 31 del Reglamento de dicha Ley
el artículo 8 del ordenamiento laboral vigente en el puerto y el artículo 9 de la propia ley reglamentaria
publicada por el 10 de dicho mes, según el 5 de dicha ley
`

/** Of `Ley Federal de Ejemplo`. */
const OWN = `
artículo 88 de esta Ley | Ley Federal de Ejemplo#88
los artículos 63, 64 y 119, fracción II, de la presente Ley | Ley Federal de Ejemplo#63; Ley Federal de Ejemplo#64; Ley Federal de Ejemplo#119
artículo 45 del presente ordenamiento | Ley Federal de Ejemplo#45
artículos 4 de esta Ley y 5 de la Ley de Amparo | Ley Federal de Ejemplo#4; Ley de Amparo#5
artículo 70, último párrafo, en relación con el artículo 17 de la Ley de Amparo | Ley de Amparo#70; Ley de Amparo#17
artículos 4 y 6 bis, ambos de este ordenamiento legal | Ley Federal de Ejemplo#4; Ley Federal de Ejemplo#6 bis
`

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim())
const pairs = (table: string) =>
  rows(table).map((row) => {
    const [text, keys] = row.replaceAll('¶', '\n').split(' | ')
    return { text, keys: keys.replaceAll('CPEUM', CPEUM) }
  })

/** `Ley de Amparo#17` → the key of that article. */
const keyOf = (written: string) => {
  const [law, article] = written.split('#')
  return article === undefined ? written : articleKey(law, article)
}

test.group('Citations in legal prose', () => {
  test('are recognised in «{text}»')
    .with([...pairs(THESES), ...pairs(ARTICLES)])
    .run(({ assert }, { text, keys }) => {
      assert.deepEqual(
        extractCitations(text).flatMap((citation) => citation.keys),
        keys.split('; ').map(keyOf)
      )
    })

  test('are not found in «{$self}»')
    .with(rows(NOTHING))
    .run(({ assert }, text) => {
      assert.deepEqual(extractCitations(text), [])
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

  test('take the statute for its own law in «{text}»')
    .with([
      ...pairs(OWN).map((one) => ({ ...one, own: 'LEY Federal de Ejemplo' })),
      {
        text: 'los artículos 1132 y 1138 de esta ley o del presente Código',
        keys: 'Código de Ejemplo#1132; Código de Ejemplo#1138',
        own: 'Código de Ejemplo',
      },
      { text: 'el artículo 103 de esta Constitución', keys: `${CPEUM}#103`, own: CPEUM },
    ])
    .run(({ assert }, { text, keys, own }) => {
      const found = extractCitations(text, { own })
      assert.deepEqual(
        found.flatMap((citation) => citation.keys),
        keys.split('; ').map(keyOf)
      )
      assert.isTrue(found.every(({ article }) => /^(?:Ley|Código|Constitución) /.test(article!.law)))
    })

  test('do not take the statute for «{$self}»')
    .with([
      'el artículo 5 del presente Reglamento',
      'el artículo 8 de este decreto',
      'el artículo 88 anterior',
      'el artículo 8 de la Ley General',
    ])
    .run(({ assert }, text) => {
      assert.deepEqual(extractCitations(text, { own: 'Ley Federal de Ejemplo' }), [])
    })

  test('leave open which Constitution the one of a State means', ({ assert }) => {
    const own = 'Constitución Política del Estado de Ejemplo'
    assert.deepEqual(extractCitations('el artículo 100 de la Constitución', { own }), [])
    assert.deepEqual(
      extractCitations('las reformas a esta Constitución o a las leyes señaladas en su artículo 52', { own }),
      []
    )
    assert.deepEqual(
      extractCitations('el artículo 100 de la Constitución Federal', { own }).flatMap(({ keys }) => keys),
      [articleKey(CPEUM, '100')]
    )
  })

  test('cover exactly the citing words, so that these can become a link', ({ assert }) => {
    const text =
      'Con fundamento en los artículos 103, fracción I, y 107 de la Constitución Federal, y en la tesis P./J. 4/2022 (11a.), con registro digital 2024494; véase la acción de inconstitucionalidad 9015/2017 y su acumulada 9016/2017.'
    const runs = extractCitations(text)
    assert.deepEqual(
      runs.map(({ start, end, kind }) => `${kind}: ${text.slice(start, end)}`),
      [
        'article: artículos 103, fracción I',
        'article: 107 de la Constitución Federal',
        'thesis: P./J. 4/2022 (11a.)',
        'registration: registro digital 2024494',
        'case: acción de inconstitucionalidad 9015/2017',
        'case: 9016/2017',
      ]
    )
    assert.deepEqual(runs[0].article, { law: CPEUM, article: '103' })
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

  test('recognise a clave in any spelling', ({ assert }) => {
    assert.equal(thesisKey(' Tesis: 1a/J. 45/2023 (11a) '), '1a./J. 45/2023 (11a.)')
    assert.equal(thesisKey('P. LX/98.'), 'P. LX/98')
    for (const text of ['SEGURO SOCIAL', '2024494', '', 'P./J. 4/2022 (11a.) y otras', '123'])
      assert.isNull(thesisKey(text))
  })

  test('recognise a Court thesis without its época, except in years with two épocas', ({ assert }) => {
    assert.deepEqual(thesisKeys('P./J. 4/2022 (11a.)'), ['P./J. 4/2022 (11a.)', 'P./J. 4/2022'])
    assert.deepEqual(thesisKeys('1a./J. 5/2021 (11a.)'), ['1a./J. 5/2021 (11a.)'])
    assert.deepEqual(thesisKeys('IV.2o.A.65 K (10a.)'), ['IV.2o.A.65 K (10a.)'])
    assert.deepEqual(thesisKeys('SEGURO SOCIAL'), [])
  })

  test('recognise a case by its heading', ({ assert }) => {
    assert.equal(caseKey('ACCIÓN DE INCONSTITUCIONALIDAD 9029/2024'), 'acción de inconstitucionalidad 9029/2024')
    assert.equal(
      caseKey('Juicio De Inconformidad En Materia Electoral 9056/2025'),
      'juicio de inconformidad en materia electoral 9056/2025'
    )
    assert.isNull(caseKey('9093/2026'))
  })

  test('are searched quickly in texts of any length and shape', ({ assert }) => {
    const hostile = [
      'artículo 1, ',
      'I.1o.',
      'A. B. C. D. ',
      'amparo ',
      '1/2020, ',
      'Ley de la de la ',
      'fracción I, y ',
      '(II Región)',
      'registro ',
      'artículo 5 de la Ley Agraria y artículo 6 de dicha ley; ',
      'artículo 1 de la citada ley ',
      'artículo 1, y se deroga el ',
      'del artículo 8, la fracción ',
      'Ley de Aa, Bb, Cc y Dd ',
      'Ley A',
      'y la Protección ',
      'artículo 1 del título a ',
      'artículo 1 que dice: “',
      'R.A. 1/2020; ',
      'SUP-JDC-',
      '1/2020[1], ',
      'LFT ',
      'artículo 1 de esta Ley y ',
      'artículo 1, con un primer ',
      'artículo 1 pasando a ',
      'y el 1 de la ley ',
      'DECRETO por el que se reforma el artículo 1 de este Código; ',
      'por el 1 de dicha ',
      'Agenc ia ',
      'Ley de Agenc a b ',
      'artículo 1 LEY AA BB CC ',
      'Ley de Aa IV, Bb V C ',
      'artículo 1 fracción I LEY DE A Y B ',
      'artículo 1 y Octavo Primero ',
      'Ley de Ingresos, Distrito ',
      'Ley Agraria, en su artículo 1 ',
      'Se reforman los artículos 1; la denominación ',
      'Ley de Faros, 1 de la misma, ',
      'artículo 1 de su ley orgánica, ',
      'artículo 1 del Reglamento de dicha Ley, ',
      'artículo 1 del ordenamiento establece ',
      'Ley Agraria (artículo 1) ',
      'artículo 1, con un último y un último ',
      'artículo 1 al propio título a ',
    ]
    const timeFor = (piece: string, length: number) => {
      const text = piece.repeat(length / piece.length)
      const times = [1, 2].map(() => {
        const begun = process.cpuUsage()
        extractCitations(text, { own: 'Ley de Ejemplo' })
        return process.cpuUsage(begun).user / 1_000
      })
      return Math.min(...times)
    }
    // four times the text: a search that is not linear takes sixteen times as long; of the processor, which others may use as well
    for (const piece of hostile)
      assert.isBelow(timeFor(piece, 48_000), 12 * Math.max(timeFor(piece, 12_000), 25), piece)
  })
})
