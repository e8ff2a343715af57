/** Invented criteria in civil, family and commercial matters. See `../topic.ts` for the form. */
export const civil = `
PENSIÓN ALIMENTICIA | Civil | 5 | familia | 4 | 308 y 311 del Código Civil Federal
{who} demandó el pago de alimentos. La sentencia los fijó en una cantidad única, sin atender a los ingresos del deudor ni a las necesidades de quien los recibe
SU MONTO DEBE FIJARSE EN UN PORCENTAJE CUANDO LOS INGRESOS DEL DEUDOR SON VARIABLES | si los ingresos son variables la pensión debe establecerse en un porcentaje que se ajuste con ellos | La proporcionalidad exige que la obligación siga el curso de las posibilidades reales. Una suma invariable termina por ser excesiva o insuficiente
LA NECESIDAD DE RECIBIRLA SE PRESUME EN FAVOR DE LOS HIJOS MENORES DE EDAD | los hijos menores de edad no tienen que demostrar que necesitan los alimentos | La presunción responde a un hecho evidente: quien no puede procurarse el sustento lo necesita. Toca al deudor probar lo contrario
LA PROVISIONAL PUEDE FIJARSE SIN AUDIENCIA PREVIA DEL DEUDOR | la fijación provisional de alimentos no requiere oír antes al deudor | La subsistencia no admite espera. El deudor conserva la posibilidad de discutir la medida en cuanto comparezca

GUARDA Y CUSTODIA | Civil,Constitucional | 9 | familia | 1,4 | 283 del Código Civil Federal
En un juicio sobre guarda y custodia promovido por {who}, la sentencia asignó el cuidado sin escuchar a la niña y sin ordenar un estudio de su entorno
EL INTERÉS SUPERIOR DE LA NIÑEZ OBLIGA A ESCUCHAR A LA PERSONA MENOR DE EDAD ANTES DE DECIDIR | la opinión de la niña o del niño debe recabarse de acuerdo con su edad y madurez | El derecho a ser escuchado no es una formalidad. Permite que la decisión tome en cuenta la experiencia de quien habrá de vivir con ella
NO EXISTE PREFERENCIA POR RAZÓN DE SEXO ENTRE LOS PROGENITORES | la asignación no puede apoyarse en estereotipos sobre el cuidado de los hijos | La idoneidad se demuestra con hechos y no con la pertenencia a un sexo. El estereotipo perjudica a quien se juzga incapaz y a quien se le impone todo el cuidado
EL RÉGIMEN DE CONVIVENCIA DEBE ADECUARSE A LAS CIRCUNSTANCIAS DEL CASO Y REVISARSE CUANDO CAMBIEN | las convivencias se fijan según el caso y pueden modificarse si cambian las condiciones | La infancia cambia deprisa. Un régimen rígido deja de servir a quien pretende proteger

COMPENSACIÓN ECONÓMICA ENTRE CÓNYUGES | Civil | 10 | familia | 1,4 | 267, fracción VI, del Código Civil para el Distrito Federal
{who} reclamó una compensación por haberse dedicado preponderantemente al hogar durante el matrimonio. La sala la negó porque también había tenido un empleo de medio tiempo
EL TRABAJO REMUNERADO DE MEDIO TIEMPO NO EXCLUYE EL DERECHO A RECIBIRLA | la doble jornada no impide reclamar la compensación, sino que influye en su cuantía | Lo que se resarce es el costo de oportunidad por asumir el cuidado en mayor medida. Quien además trabajó fuera del hogar no deja de haberlo asumido
DEBE CUANTIFICARSE CON BASE EN EL TIEMPO Y LA INTENSIDAD DEL TRABAJO DE CUIDADO | la cuantía depende de la duración y la intensidad del trabajo de cuidado y no de un porcentaje fijo | La equidad no se alcanza con tablas. La persona juzgadora debe expresar qué hechos probados justifican la proporción que fija
ES INDEPENDIENTE DE LA PENSIÓN ENTRE EXCÓNYUGES | la compensación y la pensión responden a finalidades distintas y pueden concurrir | Una mira al pasado y resarce; la otra mira al futuro y asiste. Confundirlas dejaría sin reparar una de las dos afectaciones

PRESCRIPCIÓN ADQUISITIVA | Civil | 5 | civil | 14,27 | 1151 y 1152 del Código Civil Federal
{who} ejerció la acción de prescripción adquisitiva respecto de un predio que dijo haber comprado de palabra. La sala la estimó improcedente por falta de título escrito
LA CAUSA GENERADORA DE LA POSESIÓN PUEDE PROBARSE CON TESTIGOS | el origen de la posesión puede demostrarse por cualquier medio de prueba, incluso el testimonial | La ley pide revelar y probar la causa de la posesión, no un documento. La forma escrita es un requisito del contrato, no de su prueba para estos efectos
EL PLAZO SE INTERRUMPE CON LA NOTIFICACIÓN DE LA DEMANDA REIVINDICATORIA | la notificación de la demanda del propietario interrumpe el plazo | El propietario que reclama deja de ser indiferente. Desde que el poseedor conoce la reclamación su posesión ya no es pacífica en sentido jurídico
DEBE LLAMARSE A JUICIO A QUIEN APAREZCA COMO PROPIETARIO EN EL REGISTRO PÚBLICO | la relación procesal se integra con el titular registral aunque no sea quien entregó la posesión | La sentencia privará de su derecho a quien figura como dueño. No puede hacerlo sin haberlo oído

COSTAS | Civil | 5 | civil | 17 | 7 y 8 del Código Federal de Procedimientos Civiles
La sala condenó a {who} al pago de costas en ambas instancias sin examinar su conducta procesal
LA CONDENA POR TEMERIDAD REQUIERE RAZONAR LA CONDUCTA DE QUIEN LITIGÓ | la temeridad debe motivarse con hechos concretos del proceso | Perder un juicio no es litigar con temeridad. Sólo la defensa que se sabe infundada o que entorpece el proceso merece esa calificación
NO PROCEDE CONDENAR A SU PAGO SI EL RECURSO PROSPERA EN PARTE | el éxito parcial de la apelación impide imponer costas de la segunda instancia | Quien acude a la alzada con razón, aunque sea parcial, no provocó un gasto inútil. La condena sería una pena por ejercer un derecho
SU LIQUIDACIÓN DEBE SUJETARSE AL ARANCEL Y AL VALOR DEL NEGOCIO | en ejecución sólo pueden liquidarse los conceptos que el arancel autoriza | La condena en costas es resarcitoria. Reconocer más de lo que la norma permite la convertiría en una ganancia

EMPLAZAMIENTO | Civil,Común | 5 | civil | 14,16 | 310 y 317 del Código Federal de Procedimientos Civiles
{who} supo del juicio seguido en su contra cuando se ordenó el remate. El actuario había entregado la cédula a un vecino sin asentar por qué
ES ILEGAL SI EL ACTUARIO NO ASIENTA CÓMO SE CERCIORÓ DEL DOMICILIO | la razón del actuario debe expresar los medios por los que se cercioró de que ahí vive la persona buscada | Se trata del acto que hace posible la defensa. La omisión no se suple con la fe pública, porque ésta sólo alcanza a lo que se hizo constar
SU FALTA CONSTITUYE LA VIOLACIÓN PROCESAL DE MAYOR MAGNITUD Y SE EXAMINA DE OFICIO | los tribunales deben examinar de oficio si la parte demandada fue llamada legalmente | Sin ese llamado no hay proceso, sino su apariencia. Por eso su estudio no depende de que alguien lo pida
LA COMPARECENCIA POSTERIOR NO LO CONVALIDA SI SE PRODUCE DESPUÉS DE LA SENTENCIA | comparecer en la etapa de ejecución no purga el vicio del emplazamiento | La convalidación supone que aún pueda ejercerse la defensa. Después de la sentencia ya no hay oportunidad que rescatar

CADUCIDAD DE LA INSTANCIA | Civil | 7 | civil | 17 | 373 y 375 del Código Federal de Procedimientos Civiles
El juicio promovido por {who} permaneció sin actuaciones durante el plazo legal mientras el juzgado esperaba la devolución de un exhorto
NO OPERA CUANDO EL IMPULSO DEL PROCEDIMIENTO CORRESPONDE AL JUZGADO | la inactividad atribuible al juzgado no perjudica a las partes | La caducidad sanciona el abandono. No abandona quien espera una actuación que sólo la autoridad puede realizar
LA PROMOCIÓN QUE LA INTERRUMPE DEBE TENDER A QUE EL JUICIO AVANCE | sólo interrumpe el plazo la promoción que revela la voluntad de continuar hacia la sentencia | No toda promoción impulsa. Las que piden copias o autorizan personas dejan el proceso donde estaba
PUEDE DECLARARSE DE OFICIO MIENTRAS NO SE HAYA CITADO PARA SENTENCIA | la caducidad puede declararse de oficio hasta la citación para sentencia | Después de la citación ya no hay carga para las partes. Lo que falta es obra exclusiva del tribunal

DAÑO MORAL | Civil | 8 | honor | 1,6,7 | 1916 del Código Civil Federal
{who} demandó la reparación del daño moral por la difusión de una nota que consideró falsa. La sala absolvió porque no se demostró la intensidad del sufrimiento
LA AFECTACIÓN SE PRESUME CUANDO EL HECHO ILÍCITO LESIONA LA INTEGRIDAD O LA LIBERTAD DE LA PERSONA | demostrado el hecho que vulnera la integridad o la libertad, la afectación se presume | El sufrimiento pertenece a la intimidad. Pedir su prueba directa haría imposible la reparación de las lesiones más graves
SU INDEMNIZACIÓN DEBE SER JUSTA Y ATENDER A LA GRAVEDAD DE LA CULPA Y A LA CAPACIDAD ECONÓMICA DE QUIEN LO CAUSÓ | la cuantía debe ponderar la lesión, la culpa y la capacidad económica del responsable | La reparación integral no busca enriquecer ni castigar sin medida. Pretende restablecer, hasta donde el dinero puede hacerlo, lo que se perdió
NO SE CONFIGURA POR OPINIONES SOBRE ASUNTOS DE INTERÉS PÚBLICO | las opiniones críticas sobre asuntos públicos gozan de protección reforzada | El debate abierto admite expresiones ásperas. Sólo los insultos desvinculados del tema y las afirmaciones falsas hechas con conocimiento de su falsedad quedan fuera de esa protección

ARRENDAMIENTO | Civil | 5 | civil | 14 | 2398, 2425 y 2483 del Código Civil Federal
{who} demandó la terminación de un contrato de arrendamiento vencido cuya renta se siguió pagando y recibiendo
EL RECIBO DE RENTAS POSTERIORES AL VENCIMIENTO NO PRUEBA POR SÍ SOLO LA PRÓRROGA | recibir las rentas después del vencimiento no demuestra la voluntad de prorrogar el contrato | El arrendador tiene derecho a la renta mientras el inquilino ocupe la cosa. Cobrar lo debido no es pactar de nuevo
EL AVISO DE TERMINACIÓN DEBE SER INDUBITABLE | el aviso de terminación requiere que conste de modo indubitable su entrega | El aviso fija el momento desde el cual el inquilino debe prever la desocupación. La duda sobre su entrega perjudica a quien debió asegurarla
LA FALTA DE CONTRATO ESCRITO ES IMPUTABLE AL ARRENDADOR | la omisión de otorgar por escrito el contrato se imputa a quien arrienda | Quien se dedica a dar en uso sus bienes debe formalizarlo. No puede aprovechar después la incertidumbre que provocó

PAGARÉ | Civil | 5 | mercantil | 14 | 5, 76 y 170 de la Ley General de Títulos y Operaciones de Crédito
{who} ejerció la acción cambiaria directa con base en un pagaré que la demandada tachó de alterado
QUIEN ALEGA SU ALTERACIÓN DEBE PROBARLA | la carga de demostrar la alteración corresponde a quien la opone como excepción | El título prueba por sí mismo el derecho que contiene. Desvirtuarlo toca a quien afirma que su texto no es el que firmó
LOS INTERESES USURARIOS DEBEN REDUCIRSE DE OFICIO | si la tasa resulta notoriamente excesiva la persona juzgadora debe reducirla aun sin petición | La prohibición de la explotación del hombre por el hombre alcanza a los pactos entre particulares. La libertad contractual termina donde empieza el abuso | 10
LA FALTA DE FECHA DE VENCIMIENTO LO HACE PAGADERO A LA VISTA | el pagaré sin fecha de vencimiento se considera pagadero a la vista | La ley suple la omisión para conservar la eficacia del título. Interpretar lo contrario castigaría a quien confió en él

CONTRATO DE SEGURO | Civil | 7 | mercantil | 14,28 | 25, 36 y 81 de la Ley sobre el Contrato de Seguro
{who} reclamó el pago de la suma asegurada. La aseguradora se negó porque no se entregó un documento que la póliza exigía
LAS CLÁUSULAS OBSCURAS SE INTERPRETAN EN FAVOR DE QUIEN NO LAS REDACTÓ | la duda sobre el alcance de una exclusión se resuelve en favor de la persona asegurada | El contrato se celebra por adhesión. Quien lo redactó tuvo la oportunidad de ser claro y debe soportar el riesgo de no haberlo sido
EL PLAZO DE PRESCRIPCIÓN CORRE DESDE QUE EL BENEFICIARIO CONOCE SU DERECHO | el plazo corre para el beneficiario desde que supo de su derecho | No puede perderse por inactividad lo que se ignora tener. Al asegurador toca probar que hubo conocimiento anterior
LA OMISIÓN DE UN DATO IRRELEVANTE NO RESCINDE LA PÓLIZA | sólo la omisión de hechos importantes para apreciar el riesgo rescinde el contrato | La buena fe obliga a ambas partes. El asegurador que no preguntó por un dato no puede reprochar después su silencio

ACCIÓN REIVINDICATORIA | Civil | 5 | civil | 14,27 | 4 del Código Federal de Procedimientos Civiles
{who} demandó la reivindicación de una fracción de terreno. La sala absolvió por no haberse identificado con exactitud la superficie
LA IDENTIDAD DEL PREDIO PUEDE ESTABLECERSE CON LA CONFESIÓN DE LA PARTE DEMANDADA | reconocer que se posee el predio reclamado releva de la prueba pericial sobre su identidad | La prueba recae sobre hechos controvertidos. Lo confesado ya no lo es, salvo que la confesión sea equívoca
SI AMBAS PARTES EXHIBEN TÍTULO DEBE PREFERIRSE EL DE MEJOR ORIGEN | ante dos títulos prevalece el que deriva de un causante con mejor derecho | La fecha y la inscripción auxilian al decidir, pero no sustituyen al examen del origen. Un título inscrito no convalida el que nació de quien no era dueño
NO PROCEDE CONTRA QUIEN POSEE EN VIRTUD DE UN CONTRATO VIGENTE | si la posesión deriva de un contrato con el propietario debe ejercerse la acción personal | La acción real supone la falta de vínculo. Mientras exista el contrato, a él deben acudir las partes para definir la restitución
`
