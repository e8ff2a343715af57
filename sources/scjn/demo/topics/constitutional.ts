/** Invented criteria in constitutional matters. See `../topic.ts` for the form. */
export const constitutional = `
DERECHO DE PETICIÓN | Constitucional,Común | 5 | amparo | 8 | 8 de la Constitución Política de los Estados Unidos Mexicanos
{who} dirigió una solicitud por escrito a una dependencia, que la contestó en términos generales y sin notificar la respuesta
LA RESPUESTA DEBE SER CONGRUENTE Y NOTIFICARSE A QUIEN LA SOLICITÓ | el derecho se satisface cuando la respuesta es congruente con lo pedido y se da a conocer | De nada sirve una respuesta que se guarda en el expediente. El derecho termina en quien pidió y no en la oficina que contesta
EL BREVE TÉRMINO DEPENDE DE LA COMPLEJIDAD DE LO SOLICITADO | el plazo razonable se mide con la dificultad del asunto y la carga de la autoridad | La Constitución no fija días porque las peticiones son diversas. La demora injustificada, en cambio, es siempre reconocible
SU EJERCICIO NO OBLIGA A RESOLVER EN UN SENTIDO DETERMINADO | la autoridad debe contestar, pero no está obligada a acceder | El derecho garantiza ser oído por la autoridad. Lo que ella deba conceder depende de otras normas

GARANTÍA DE AUDIENCIA | Constitucional,Administrativa | 5 | amparo | 14 | 14 y 16 de la Constitución Política de los Estados Unidos Mexicanos
La autoridad canceló a {who} una licencia de funcionamiento sin procedimiento previo porque la ley local no lo preveía
DEBE RESPETARSE AUNQUE LA LEY NO PREVEA EL PROCEDIMIENTO | la falta de regulación no exime a la autoridad de oír antes de privar de un derecho | La Constitución se dirige a todas las autoridades. El vacío de la ley se llena con su aplicación directa
LOS ACTOS DE MOLESTIA NO EXIGEN AUDIENCIA PREVIA | las medidas provisionales que no privan en definitiva de un derecho pueden dictarse sin audiencia previa | La audiencia puede ser posterior cuando el acto sólo asegura. Anunciar la medida la frustraría
COMPRENDE LA OPORTUNIDAD DE OFRECER PRUEBAS Y DE ALEGAR | el procedimiento debe permitir conocer los cargos, probar y alegar antes de la resolución | Ser citado no es ser oído. Sin la posibilidad de influir en la decisión la audiencia es una ceremonia

LIBERTAD DE EXPRESIÓN | Constitucional | 9 | prensa | 6,7 | 6o. y 7o. de la Constitución Política de los Estados Unidos Mexicanos
Un tribunal ordenó a {who} retirar una publicación crítica sobre la gestión de una persona funcionaria
LAS PERSONAS FUNCIONARIAS DEBEN TOLERAR UN GRADO MAYOR DE CRÍTICA | quienes ejercen un cargo público están sujetos a un escrutinio más intenso | La crítica al poder es el centro de la libertad. Quien lo ejerce cuenta además con medios para responder
LA ORDEN DE RETIRAR UN CONTENIDO EXIGE UN ESCRUTINIO ESTRICTO | retirar una publicación es una restricción que debe someterse a escrutinio estricto | El silencio impuesto afecta a quien habla y a quien escucha. Sólo una necesidad imperiosa, comprobada y sin alternativa lo justifica
EL ESTÁNDAR DE REAL MALICIA PROTEGE EL ERROR DE BUENA FE | sólo la falsedad conocida o el desprecio por la verdad generan responsabilidad | El debate libre no sobrevive si todo error se paga. Exigir diligencia y no exactitud preserva el espacio para informar

CONTROVERSIA CONSTITUCIONAL | Constitucional | 9 | poderes | 105 | 10, 19 y 21 de la Ley Reglamentaria de las Fracciones I y II del Artículo 105 de la Constitución Política de los Estados Unidos Mexicanos
{who} promovió controversia constitucional contra la retención de participaciones federales
LA OMISIÓN DE ENTREGAR RECURSOS PUEDE IMPUGNARSE MIENTRAS SUBSISTA | tratándose de omisiones el plazo se renueva cada día mientras no se cumpla la obligación | La omisión no se consuma en un instante. Mientras dura, dura también la posibilidad de reclamarla
EL INTERÉS LEGÍTIMO SUPONE UN PRINCIPIO DE AFECTACIÓN A SU ÁMBITO DE COMPETENCIA | el actor debe mostrar cuando menos un principio de agravio en su esfera de atribuciones | La vía resuelve conflictos de competencia. Si nada de lo atribuido al actor está en juego, no hay conflicto que resolver
LA RETENCIÓN DE PARTICIPACIONES GENERA INTERESES | los recursos entregados con retraso causan intereses a cargo de quien los retuvo | La integridad de los recursos protege la autonomía. Sin intereses, el retraso se convertiría en un crédito gratuito

ACCIÓN DE INCONSTITUCIONALIDAD | Constitucional | 9 | ninguno | 105 | 59, 61 y 72 de la Ley Reglamentaria de las Fracciones I y II del Artículo 105 de la Constitución Política de los Estados Unidos Mexicanos
Una comisión de derechos humanos impugnó diversos preceptos de una ley local que regula servicios educativos
LA FALTA DE CONSULTA PREVIA A LOS PUEBLOS INDÍGENAS INVALIDA EL PROCEDIMIENTO LEGISLATIVO | la omisión de consultar invalida las normas que afectan de modo directo a los pueblos indígenas | La consulta es una oportunidad de participar en la decisión que afecta. Lo aprobado sin ella carece de una condición de legitimidad
LA INVALIDEZ PUEDE DIFERIRSE PARA EVITAR UN VACÍO QUE DAÑE A QUIENES SE PRETENDE PROTEGER | los efectos de la invalidez pueden aplazarse cuando el vacío sería más gravoso | Expulsar la norma no siempre mejora la situación. El plazo permite al Congreso corregir sin dejar a nadie sin servicio
CESAN LOS EFECTOS DE LA NORMA CUANDO SE MODIFICA EN SU SENTIDO | procede sobreseer si un nuevo acto legislativo cambió el sentido normativo del precepto | El control es sobre normas vigentes. Un cambio sólo de palabras, en cambio, no extingue la materia del juicio

CONSULTA PREVIA A LAS PERSONAS CON DISCAPACIDAD | Constitucional | 10 | ninguno | 1 | 1o. y 133 de la Constitución Política de los Estados Unidos Mexicanos
El Congreso local expidió normas sobre inclusión sin consultar a las personas con discapacidad
DEBE SER PREVIA, PÚBLICA, ABIERTA Y REGULAR | la consulta debe cumplir esas condiciones desde la elaboración de la iniciativa | Nada sobre ellas sin ellas es una regla de decisión. La participación tardía sólo ratifica lo que otros resolvieron
NO SE SATISFACE CON FOROS A LOS QUE ACUDEN ESPECIALISTAS | los foros de especialistas no sustituyen a la consulta directa | El saber experto ilustra, pero no representa. La voz que la norma exige es la de quienes vivirán con ella
LA INFORMACIÓN DEBE ENTREGARSE EN FORMATOS ACCESIBLES | la consulta requiere información completa en formatos accesibles y lectura fácil | No participa quien no comprende lo que se discute. La accesibilidad es condición de la consulta y no un complemento

IGUALDAD Y NO DISCRIMINACIÓN | Constitucional | 9 | personas | 1 | 1o. de la Constitución Política de los Estados Unidos Mexicanos
{who} impugnó un reglamento que fija requisitos distintos según el lugar de nacimiento
LAS CATEGORÍAS SOSPECHOSAS EXIGEN UNA JUSTIFICACIÓN ROBUSTA | la distinción basada en una categoría sospechosa debe superar un escrutinio estricto | La historia muestra que esos criterios suelen encubrir prejuicios. La carga de justificar se invierte y recae en la autoridad
LA COMPARACIÓN REQUIERE IDENTIFICAR A LOS GRUPOS Y EL TRATO DIFERENTE | el argumento de igualdad debe señalar con quién se compara y en qué consiste la diferencia | La igualdad es un concepto de relación. Sin un término de comparación no puede medirse la diferencia de trato
LA NORMA NEUTRA PUEDE DISCRIMINAR POR SUS EFECTOS | una norma de apariencia neutra es discriminatoria si afecta de modo desproporcionado a un grupo | La intención no agota el problema. El efecto desigual, probado con datos, basta para exigir una justificación
`
