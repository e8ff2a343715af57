/** Invented criteria in labour and social security matters. See `../topic.ts` for the form. */
export const labour = `
DESPIDO INJUSTIFICADO | Laboral | 5 | laboral | 123 | 47, 48 y 784 de la Ley Federal del Trabajo
{who} demandó la reinstalación por despido. La parte patronal negó el hecho y afirmó que existió renuncia, pero exhibió un escrito sin fecha cierta
LA RENUNCIA DEBE ACREDITARSE CON DOCUMENTO QUE NO DEJE DUDA DE LA VOLUNTAD | el escrito de renuncia debe revelar de modo indudable la voluntad de concluir la relación | La estabilidad en el empleo exige certeza sobre su renuncia. Un documento sin fecha pudo firmarse al ingresar
LA FALTA DEL AVISO ESCRITO DETERMINA POR SÍ SOLA LA SEPARACIÓN INJUSTIFICADA | omitir la entrega del aviso de rescisión hace injustificada la separación | El aviso permite conocer los hechos que se imputan y preparar la defensa. Sin él, cualquier causa puede fabricarse después
EL ABANDONO DEL EMPLEO DEBE PROBARLO LA PARTE PATRONAL | corresponde a quien emplea demostrar la voluntad de no volver al trabajo | Faltar no es abandonar. La intención de no regresar es un hecho positivo que debe probar quien lo afirma

OFRECIMIENTO DEL TRABAJO | Laboral | 5 | laboral | 123 | 784 y 804 de la Ley Federal del Trabajo
La parte patronal negó el despido de {who} y ofreció el trabajo con una jornada distinta de la pactada
ES DE MALA FE SI MODIFICA LA JORNADA EN PERJUICIO DE QUIEN DEMANDA | el ofrecimiento con una jornada menos favorable es de mala fe y no revierte la carga de la prueba | La oferta sólo puede aprovechar a quien la formula si revela el propósito real de continuar la relación. Empeorar las condiciones revela lo contrario
LA BAJA ANTE EL SEGURO SOCIAL EN FECHA POSTERIOR AL DESPIDO LO VUELVE INEFICAZ | dar de baja a quien se ofrece reinstalar demuestra la falta de sinceridad de la oferta | Los actos propios valen más que las palabras. No ofrece trabajar quien a la vez comunica que la relación terminó | 8
DEBE CALIFICARSE CON LAS CONDICIONES ACREDITADAS Y NO CON LAS AFIRMADAS | la calificación de la oferta atiende a las condiciones que resulten probadas | Calificar antes de saber cuáles eran las condiciones llevaría a premiar o castigar afirmaciones. Es el expediente el que permite comparar

PRUEBA PERICIAL EN EL JUICIO LABORAL | Laboral | 5 | laboral | 14,123 | 821, 823 y 825 de la Ley Federal del Trabajo
En el juicio seguido por {who} se tuvo por desierta la prueba pericial médica porque el perito no compareció a la audiencia
NO DEBE DECLARARSE DESIERTA SIN HABER DICTADO MEDIDAS PARA LA COMPARECENCIA DEL PERITO | antes de declarar desierta la prueba deben agotarse las medidas para que el perito comparezca | La inasistencia del experto no es imputable a quien ofreció la prueba. La autoridad cuenta con medios para hacerlo presentar
EL DICTAMEN DEBE EXPLICAR EL MÉTODO QUE CONDUJO A SUS CONCLUSIONES | el dictamen que omite el método carece de eficacia aunque no se objete | Quien juzga no delega su función en el experto. Necesita conocer el camino para decidir si lo sigue
EL TERCERO EN DISCORDIA ES NECESARIO SI LOS DICTÁMENES SE CONTRADICEN EN LO ESENCIAL | ante dictámenes opuestos sobre lo esencial debe designarse un perito tercero | La contradicción entre expertos muestra que el punto es discutible. Optar por uno sin mayor elemento sería decidir a ciegas

PRESCRIPCIÓN EN MATERIA DE TRABAJO | Laboral | 5 | laboral | 123 | 516, 518 y 521 de la Ley Federal del Trabajo
{who} reclamó diferencias salariales de varios años y la parte patronal opuso la excepción de prescripción sin precisar las fechas
QUIEN LA OPONE DEBE PRECISAR LOS ELEMENTOS PARA SU ESTUDIO | la excepción debe señalar la acción, el plazo y el momento en que comenzó a correr | Los plazos específicos requieren que se identifique el supuesto. La autoridad no puede construir la defensa que no se planteó
LA GENÉRICA DE UN AÑO SÓLO EXIGE INVOCAR EL TRANSCURSO DEL TIEMPO | para la regla general basta señalar que sólo procede lo reclamado por el último año | La regla general opera por exclusión. No depende de datos particulares que deban allegarse
LA SOLICITUD DE CONCILIACIÓN SUSPENDE EL PLAZO | el plazo se suspende desde la solicitud de conciliación hasta la constancia de no arreglo | La etapa previa es obligatoria. No puede correr el tiempo contra quien cumple con ella | 11

TRABAJADORES DE CONFIANZA | Laboral | 5 | laboral | 123 | 9 y 185 de la Ley Federal del Trabajo
La demandada separó sin indemnización a {who} porque, según dijo, ocupaba un puesto de confianza
LA CALIDAD DEPENDE DE LAS FUNCIONES Y NO DEL NOMBRE DEL PUESTO | la categoría de confianza se determina por las funciones desempeñadas | Las partes no pueden disponer de la protección con una denominación. Es la realidad de las labores lo que justifica el régimen de excepción
CORRESPONDE A LA PARTE EMPLEADORA PROBAR LAS FUNCIONES DE DIRECCIÓN O VIGILANCIA | quien alega la calidad de confianza debe acreditar las funciones de dirección, inspección o vigilancia | La excepción a la estabilidad debe probarla quien la invoca. Cuenta además con los documentos que describen el puesto
SU SEPARACIÓN EXIGE UN MOTIVO RAZONABLE DE PÉRDIDA DE LA CONFIANZA | la pérdida de la confianza debe apoyarse en un motivo objetivo y razonable | La confianza es subjetiva al otorgarse, pero su retiro afecta derechos. Un motivo objetivo evita que se confunda con el capricho

RIESGO DE TRABAJO | Laboral | 5 | seguridad | 123 | 473, 474 y 475 de la Ley Federal del Trabajo
{who} reclamó el reconocimiento de un accidente ocurrido en el trayecto al centro de trabajo. La resolución lo negó porque se desvió de la ruta habitual
EL DESVÍO JUSTIFICADO DE LA RUTA NO EXCLUYE EL ACCIDENTE EN TRAYECTO | el desvío por causas ordinarias de la vida cotidiana no rompe el nexo con el trabajo | Nadie recorre siempre la misma calle. La protección alcanza al traslado según se realiza en la vida real
LA ENFERMEDAD LISTADA SE PRESUME PROFESIONAL SI SE ACREDITA LA ACTIVIDAD | la enfermedad prevista en la tabla se presume de trabajo cuando se prueba la actividad respectiva | La tabla recoge la experiencia sobre el origen del padecimiento. Demostrada la exposición, toca a la contraria desvirtuar la causa
LA INCAPACIDAD DEBE VALORARSE DE NUEVO SI EL PADECIMIENTO SE AGRAVA | el agravamiento comprobado permite revisar el grado de incapacidad | El cuerpo no se ajusta a la fecha de un dictamen. Negar la revisión dejaría sin cubrir un daño que tiene el mismo origen

PENSIÓN POR VIUDEZ | Laboral,Constitucional | 9 | seguridad | 1,4,123 | 127 y 130 de la Ley del Seguro Social
El instituto negó a {who} la pensión por viudez porque el matrimonio duró menos de seis meses
EL REQUISITO DE DURACIÓN DEL MATRIMONIO NO PUEDE APLICARSE CUANDO HUBO CONCUBINATO PREVIO | el tiempo de concubinato anterior debe sumarse al del matrimonio | La norma protege la convivencia estable. Desconocer los años anteriores sólo por su forma produce un trato desigual sin justificación
SU NEGATIVA POR RAZÓN DE SEXO ES DISCRIMINATORIA | exigir al viudo una dependencia que no se exige a la viuda es discriminatorio | Las aportaciones son iguales y el riesgo cubierto también. La diferencia descansa en un estereotipo sobre quién sostiene el hogar
ES COMPATIBLE CON EL SALARIO DE QUIEN LA RECIBE | percibir un salario no impide recibir la pensión derivada de las cotizaciones de la persona fallecida | Una y otro tienen origen distinto. La pensión proviene de un fondo que la persona asegurada formó en vida

APORTACIONES DE VIVIENDA | Laboral | 9 | seguridad | 123 | 40 y 43 de la Ley del Instituto del Fondo Nacional de la Vivienda para los Trabajadores
{who} solicitó la devolución de sus aportaciones y el instituto la negó por haberlas aplicado a un crédito anterior
DEBEN DEVOLVERSE SI EL INSTITUTO NO PRUEBA SU DESTINO | a falta de prueba sobre el destino de las aportaciones procede su devolución | Quien administra recursos ajenos debe rendir cuentas. La pantalla sin certificación no demuestra a qué se destinaron
EL PLAZO PARA RECLAMARLAS CORRE DESDE QUE SON EXIGIBLES | el plazo comienza cuando la persona puede disponer de las aportaciones | Antes de esa fecha no hay derecho que ejercer. La prescripción supone que se pudo reclamar y no se hizo
LOS RENDIMIENTOS SIGUEN LA SUERTE DE LO PRINCIPAL | la devolución comprende los rendimientos hasta su entrega | El fruto pertenece a quien es dueño del capital. Retenerlo enriquecería a quien sólo lo administró
`
