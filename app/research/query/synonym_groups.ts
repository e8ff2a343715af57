/**
 * What means the same in Mexican law: members separated by `|`; then the norm that gives one name or the other, and its publication in the Diario Oficial.
 * Only what a lawyer would take one for the other in a writ: no kinds of a thing, no stages of a procedure, no authorities that merely followed others with
 * other powers (despido is not rescisión, formal prisión is not vinculación a proceso, a pleno regional binds a region and a pleno de circuito bound a circuit, garantías
 * individuales are not derechos humanos). A plural stands only where documents have it and its words differ.
 */
export const SYNONYM_GROUPS = `
tercero perjudicado | tercero interesado | tercera interesada | tercera perjudicada ; Ley de Amparo, artículo 5o., fracción III ; 2013-04-02
quejoso | agraviado ; Ley de Amparo, artículo 5o., fracción I ; 2013-04-02
juicio de garantías | juicio de amparo ; Ley de Amparo, artículo 1o. ; 2013-04-02
amparo directo | amparo uniinstancial ; Ley de Amparo, artículo 170 ; 2013-04-02
amparo indirecto | amparo biinstancial ; Ley de Amparo, artículo 107 ; 2013-04-02
informe justificado | informe con justificación ; Ley de Amparo, artículo 117 ; 2013-04-02
suplencia de la queja | suplencia de la queja deficiente | suplencia de la deficiencia de la queja ; Ley de Amparo, artículo 79 ; 2013-04-02
apariencia del buen derecho | fumus boni iuris | fumus boni juris ; Ley de Amparo, artículo 138 ; 2013-04-02
peligro en la demora | periculum in mora ; Código Nacional de Procedimientos Civiles y Familiares, medidas cautelares ; 2023-06-07
contradicción de tesis | contradicción de criterios | contradicciones de tesis ; Ley de Amparo, artículo 225 (reforma) ; 2021-06-07
principio pro persona | principio pro homine ; Constitución, artículo 1o. (reforma) ; 2011-06-10
parámetro de regularidad constitucional | bloque de constitucionalidad ; Constitución, artículo 1o. (reforma) ; 2011-06-10
Distrito Federal | Ciudad de México | CDMX ; Constitución, artículo 44 (reforma) ; 2016-01-29
interés superior del menor | interés superior de la niñez | interés superior del niño ; Constitución, artículo 4o. (reforma) ; 2011-10-12
menores de edad | menor de edad | niñas, niños y adolescentes | niñas, niños o adolescentes ; Ley General de los Derechos de Niñas, Niños y Adolescentes, artículo 5 ; 2014-12-04
acceso a la justicia | tutela jurisdiccional | tutela judicial efectiva ; Constitución, artículo 17 (reforma) ; 1987-03-17
servidor público | funcionario público | servidores públicos | funcionarios públicos ; Constitución, artículo 108 (reforma) ; 1982-12-28
derecho de réplica | derecho de rectificación ; Ley Reglamentaria del artículo 6o. constitucional en materia del derecho de réplica ; 2015-11-04
prisión preventiva oficiosa | prisión preventiva automática ; Constitución, artículo 19 (reforma) ; 2008-06-18
patrón | empleador | empleadora ; Ley Federal del Trabajo, artículo 10 ; 1970-04-01
salarios caídos | salarios vencidos ; Ley Federal del Trabajo, artículo 48 (reforma) ; 2012-11-30
trabajadores de confianza | empleados de confianza | trabajador de confianza | empleado de confianza ; Ley Federal del Trabajo, artículo 9o. ; 1970-04-01
jornada extraordinaria | tiempo extraordinario | horas extras | tiempo extra | horas extraordinarias ; Ley Federal del Trabajo, artículo 66 ; 1970-04-01
riesgo de trabajo | riesgos de trabajo | riesgo profesional | riesgos profesionales ; Ley Federal del Trabajo, artículo 473 ; 1970-04-01
trabajadores domésticos | trabajadoras domésticas | trabajadores del hogar | trabajadoras del hogar ; Ley Federal del Trabajo, artículo 331 (reforma) ; 2019-07-02
reparto de utilidades | participación de los trabajadores en las utilidades | PTU ; Ley Federal del Trabajo, artículo 117 ; 1970-04-01
subcontratación | outsourcing | tercerización ; Ley Federal del Trabajo, artículo 12 (reforma) ; 2021-04-23
teletrabajo | home office ; Ley Federal del Trabajo, artículo 330-A (adición) ; 2021-01-11
acoso laboral | mobbing ; Ley Federal del Trabajo, artículo 3o. Bis (adición) ; 2012-11-30
alimentos | pensión alimenticia | pensión alimentaria | pensiones alimenticias ; Código Civil Federal, artículo 308 ; 1928-05-26
régimen de convivencia | régimen de visitas | régimen de visitas y convivencias ; Ley General de los Derechos de Niñas, Niños y Adolescentes, artículo 23 ; 2014-12-04
violencia familiar | violencia intrafamiliar ; Código Civil Federal, artículo 323 Ter (adición) ; 1997-12-30
divorcio incausado | divorcio sin expresión de causa | divorcio sin causa ; Código Nacional de Procedimientos Civiles y Familiares, divorcio ; 2023-06-07
matrimonio igualitario | matrimonio entre personas del mismo sexo ; Constitución, artículo 1o. (reforma) ; 2011-06-10
sucesión intestamentaria | sucesión legítima | intestado ; Código Civil Federal, artículo 1599 ; 1928-05-26
de cujus | autor de la sucesión | autor de la herencia ; Código Civil Federal, artículo 1649 ; 1928-05-26
personas adultas mayores | adultos mayores | adulto mayor | persona adulta mayor | tercera edad ; Ley de los Derechos de las Personas Adultas Mayores, artículo 3o. ; 2002-06-25
personas con discapacidad | persona con discapacidad | discapacitados | minusválidos ; Ley General para la Inclusión de las Personas con Discapacidad, artículo 2 ; 2011-05-30
usucapión | prescripción adquisitiva | prescripción positiva ; Código Civil Federal, artículo 1136 ; 1928-05-26
prescripción negativa | prescripción liberatoria | prescripción extintiva ; Código Civil Federal, artículo 1136 ; 1928-05-26
arrendatario | inquilino ; Código Civil Federal, artículo 2398 ; 1928-05-26
persona moral | persona jurídica | personas morales | personas jurídicas ; Código Civil Federal, artículo 25 ; 1928-05-26
acción pauliana | acción revocatoria ; Código Civil Federal, artículo 2163 ; 1928-05-26
acción proforma | acción pro forma | otorgamiento y firma de escritura ; Código Civil Federal, artículo 2232 ; 1928-05-26
acción publiciana | acción plenaria de posesión ; Código Federal de Procedimientos Civiles, artículo 1o. ; 1943-02-24
cosa juzgada | res iudicata | res judicata ; Código Federal de Procedimientos Civiles, artículo 354 ; 1943-02-24
rebeldía | contumacia ; Código Federal de Procedimientos Civiles, artículo 332 ; 1943-02-24
prueba confesional | absolución de posiciones ; Código Federal de Procedimientos Civiles, artículo 99 ; 1943-02-24
inspección judicial | inspección ocular | reconocimiento judicial ; Código Federal de Procedimientos Civiles, artículo 161 ; 1943-02-24
prueba testimonial | prueba de testigos | prueba testifical ; Código Federal de Procedimientos Civiles, artículo 165 ; 1943-02-24
título de crédito | títulos de crédito | título valor | títulos valor ; Ley General de Títulos y Operaciones de Crédito, artículo 1o. ; 1932-08-27
anatocismo | capitalización de intereses | intereses sobre intereses ; Código de Comercio, artículo 363 ; 1889-10-07
inculpado | indiciado | imputado ; Código Nacional de Procedimientos Penales, artículo 112 ; 2014-03-05
delito culposo | delitos culposos | delito imprudencial | delitos imprudenciales ; Código Penal Federal, artículo 8o. (reforma) ; 1994-01-10
libertad provisional bajo caución | libertad caucional | libertad bajo fianza ; Código Federal de Procedimientos Penales, artículo 399 ; 1934-08-30
personas privadas de la libertad | persona privada de la libertad | reclusos ; Ley Nacional de Ejecución Penal, artículo 3 ; 2016-06-16
abigeato | robo de ganado ; Código Penal Federal, artículo 381 Ter (adición) ; 2016-06-17
juicio de nulidad | juicio contencioso administrativo ; Ley Federal de Procedimiento Contencioso Administrativo, artículo 1o. ; 2005-12-01
procedimiento administrativo de ejecución | procedimiento económico coactivo | PAE ; Código Fiscal de la Federación, artículo 145 ; 1981-12-31
comprobante fiscal digital por internet | comprobantes fiscales digitales por internet | CFDI ; Código Fiscal de la Federación, artículo 29 (reforma) ; 2013-12-09
TFJA | TFJFA | Tribunal Federal de Justicia Administrativa | Tribunal Federal de Justicia Fiscal y Administrativa | Tribunal Fiscal de la Federación ; Ley Orgánica del Tribunal Federal de Justicia Administrativa ; 2016-07-18
FGR | PGR | Fiscalía General de la República | Procuraduría General de la República ; Ley Orgánica de la Fiscalía General de la República ; 2018-12-14
INE | IFE | Instituto Nacional Electoral | Instituto Federal Electoral ; Constitución, artículo 41 (reforma) ; 2014-02-10
INAI | IFAI | Instituto Federal de Acceso a la Información ; Ley General de Transparencia y Acceso a la Información Pública ; 2015-05-04
SCJN | Suprema Corte de Justicia de la Nación ; Constitución, artículo 94 ; 1917-02-05
CJF | Consejo de la Judicatura Federal ; Constitución, artículo 94 (reforma) ; 1994-12-31
CNDH | Comisión Nacional de los Derechos Humanos ; Ley de la Comisión Nacional de los Derechos Humanos ; 1992-06-29
Corte IDH | CoIDH | Corte Interamericana de Derechos Humanos ; Convención Americana sobre Derechos Humanos, artículo 33 ; 1981-05-07
IMSS | Instituto Mexicano del Seguro Social ; Ley del Seguro Social, artículo 5 ; 1995-12-21
ISSSTE | Instituto de Seguridad y Servicios Sociales de los Trabajadores del Estado ; Ley del Instituto, artículo 5 ; 2007-03-31
INFONAVIT | Instituto del Fondo Nacional de la Vivienda para los Trabajadores ; Ley del Instituto, artículo 2o. ; 1972-04-24
SAT | Servicio de Administración Tributaria ; Ley del Servicio de Administración Tributaria ; 1995-12-15
DOF | Diario Oficial de la Federación ; Ley del Diario Oficial de la Federación y Gacetas Gubernamentales ; 1986-12-24
UMA | unidad de medida y actualización ; Constitución, artículo 26 (reforma) ; 2016-01-27
ISR | impuesto sobre la renta ; Ley del Impuesto sobre la Renta ; 2013-12-11
IVA | impuesto al valor agregado ; Ley del Impuesto al Valor Agregado ; 1978-12-29
IEPS | impuesto especial sobre producción y servicios ; Ley del Impuesto Especial sobre Producción y Servicios ; 1980-12-30
CPEUM | Constitución Política de los Estados Unidos Mexicanos | Constitución Federal | Carta Magna ; Constitución ; 1917-02-05
LFT | Ley Federal del Trabajo ; Ley Federal del Trabajo ; 1970-04-01
LFTSE | Ley Federal de los Trabajadores al Servicio del Estado ; Ley Federal de los Trabajadores al Servicio del Estado ; 1963-12-28
LSS | Ley del Seguro Social ; Ley del Seguro Social ; 1995-12-21
LISSSTE | Ley del Instituto de Seguridad y Servicios Sociales de los Trabajadores del Estado ; Ley del Instituto ; 2007-03-31
CNPP | Código Nacional de Procedimientos Penales ; Código Nacional de Procedimientos Penales ; 2014-03-05
CFPP | Código Federal de Procedimientos Penales ; Código Federal de Procedimientos Penales ; 1934-08-30
CPF | Código Penal Federal ; Código Penal Federal ; 1931-08-14
CCF | Código Civil Federal ; Código Civil Federal ; 1928-05-26
CFPC | Código Federal de Procedimientos Civiles ; Código Federal de Procedimientos Civiles ; 1943-02-24
CNPCF | CNPCyF | Código Nacional de Procedimientos Civiles y Familiares ; Código Nacional de Procedimientos Civiles y Familiares ; 2023-06-07
CFF | Código Fiscal de la Federación ; Código Fiscal de la Federación ; 1981-12-31
LISR | Ley del Impuesto sobre la Renta ; Ley del Impuesto sobre la Renta ; 2013-12-11
LIVA | Ley del Impuesto al Valor Agregado ; Ley del Impuesto al Valor Agregado ; 1978-12-29
LFPCA | Ley Federal de Procedimiento Contencioso Administrativo ; Ley Federal de Procedimiento Contencioso Administrativo ; 2005-12-01
LFPA | Ley Federal de Procedimiento Administrativo ; Ley Federal de Procedimiento Administrativo ; 1994-08-04
LGSM | Ley General de Sociedades Mercantiles ; Ley General de Sociedades Mercantiles ; 1934-08-04
LGTOC | Ley General de Títulos y Operaciones de Crédito ; Ley General de Títulos y Operaciones de Crédito ; 1932-08-27
LCM | Ley de Concursos Mercantiles ; Ley de Concursos Mercantiles ; 2000-05-12
LGRA | Ley General de Responsabilidades Administrativas ; Ley General de Responsabilidades Administrativas ; 2016-07-18
LGDNNA | Ley General de los Derechos de Niñas, Niños y Adolescentes ; Ley General de los Derechos de Niñas, Niños y Adolescentes ; 2014-12-04
LGV | Ley General de Víctimas ; Ley General de Víctimas ; 2013-01-09
LNEP | Ley Nacional de Ejecución Penal ; Ley Nacional de Ejecución Penal ; 2016-06-16
LFRPE | Ley Federal de Responsabilidad Patrimonial del Estado ; Ley Federal de Responsabilidad Patrimonial del Estado ; 2004-12-31
LGAMVLV | Ley General de Acceso de las Mujeres a una Vida Libre de Violencia ; Ley General de Acceso de las Mujeres a una Vida Libre de Violencia ; 2007-02-01
LOPJF | Ley Orgánica del Poder Judicial de la Federación ; Ley Orgánica del Poder Judicial de la Federación ; 2024-12-20
CADH | Pacto de San José | Convención Americana sobre Derechos Humanos ; Convención Americana sobre Derechos Humanos ; 1981-05-07
PIDCP | Pacto Internacional de Derechos Civiles y Políticos ; Pacto Internacional de Derechos Civiles y Políticos ; 1981-05-20
CDN | Convención sobre los Derechos del Niño ; Convención sobre los Derechos del Niño ; 1991-01-25
`
