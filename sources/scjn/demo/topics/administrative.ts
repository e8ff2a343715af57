/** Invented criteria in administrative and tax matters. See `../topic.ts` for the form. */
export const administrative = `
CADUCIDAD DE LAS FACULTADES DE COMPROBACIÓN | Administrativa | 8 | fiscal | 14,16 | 67 del Código Fiscal de la Federación
{who} impugnó la determinación de un crédito fiscal notificada después de cinco años. La Sala reconoció su validez porque la visita había suspendido el plazo
LA SUSPENSIÓN DEL PLAZO CESA SI LA VISITA NO CONCLUYE EN EL TÉRMINO LEGAL | la visita que excede su duración máxima deja de suspender el plazo de caducidad | La suspensión protege el ejercicio regular de las facultades. No puede aprovecharla quien las ejerció fuera de los límites de la ley
PUEDE HACERSE VALER POR PRIMERA VEZ EN EL JUICIO CONTENCIOSO | la caducidad puede plantearse en la demanda aunque no se invocara en el recurso | La litis abierta permite introducir argumentos nuevos. El paso del tiempo es un hecho que la autoridad conoce por su propio expediente
SU PLAZO SE COMPUTA DESDE QUE DEBIÓ PRESENTARSE LA DECLARACIÓN | el plazo comienza el día siguiente al que venció la obligación de declarar | Desde entonces la autoridad puede comprobar. Sujetar el inicio a la presentación extemporánea alargaría el plazo sin fundamento

MULTAS | Administrativa | 5 | fiscal | 16,22 | 75 y 76 del Código Fiscal de la Federación
La autoridad impuso a {who} una multa superior a la mínima sin expresar las razones de su individualización
LA SUPERIOR A LA MÍNIMA REQUIERE MOTIVACIÓN ESPECIAL | imponer una multa mayor que la mínima exige expresar las circunstancias que lo justifican | El margen entre el mínimo y el máximo es un espacio de arbitrio reglado. Sin motivos, el arbitrio se confunde con la arbitrariedad
LA FIJA ES CONTRARIA A LA CONSTITUCIÓN PORQUE IMPIDE INDIVIDUALIZARLA | la norma que fija una multa única impide atender a la gravedad y a la capacidad económica | Tratar igual a quienes son distintos en su falta y en sus medios produce penas desproporcionadas. La ley debe prever un rango | 8
LA REINCIDENCIA DEBE CONSTAR EN EL EXPEDIENTE EN QUE SE INVOCA | la reincidencia que se toma en cuenta debe demostrarse con las resoluciones firmes anteriores | Agravar la sanción por hechos anteriores exige probarlos. La afirmación de la autoridad no sustituye a las constancias

BUZÓN TRIBUTARIO | Administrativa | 10 | fiscal | 14,16 | 17-K y 134 del Código Fiscal de la Federación
{who} sostuvo que desconocía la resolución depositada en el buzón tributario porque nunca recibió el aviso en su correo
EL AVISO ELECTRÓNICO PREVIO ES REQUISITO DE VALIDEZ DE LA NOTIFICACIÓN | la notificación por buzón exige constancia del envío del aviso al medio de contacto registrado | El aviso es lo que permite saber que hay algo que consultar. Sin él, la consulta depende del azar
LA OMISIÓN DE REGISTRAR UN MEDIO DE CONTACTO NO PUEDE APROVECHAR A QUIEN INCURRIÓ EN ELLA | quien no registró medio de contacto no puede alegar la falta de aviso | La carga de habilitar el buzón es sencilla y previa. Desatenderla no inmuniza frente a los actos de la autoridad
LA IMPRESIÓN DEL ACUSE CON SELLO DIGITAL HACE PRUEBA PLENA SALVO OBJECIÓN FUNDADA | el acuse con sello digital verificable prueba la notificación | La integridad del documento se comprueba con su sello. La negativa lisa y llana no desvirtúa un dato verificable

RESPONSABILIDAD PATRIMONIAL DEL ESTADO | Administrativa | 9 | fiscal | 109 | 21 y 22 de la Ley Federal de Responsabilidad Patrimonial del Estado
{who} reclamó una indemnización por la caída de un árbol en la vía pública. La Sala la negó porque no se demostró la culpa de la autoridad
ES OBJETIVA Y NO EXIGE DEMOSTRAR LA CULPA | basta probar la actividad irregular, el daño y su relación de causa, sin acreditar culpa | Lo irregular se mide frente a los estándares del servicio y no frente a la intención de quien lo presta. El particular no tiene el deber de soportar ese daño
LA OMISIÓN TAMBIÉN CONSTITUYE ACTIVIDAD IRREGULAR CUANDO EXISTE EL DEBER DE ACTUAR | la inactividad es irregular si un deber legal exigía actuar | Tan dañoso puede ser lo que se hace mal como lo que no se hace. El deber incumplido es el que permite imputar el resultado
LA FUERZA MAYOR DEBE PROBARLA LA AUTORIDAD QUE LA INVOCA | toca a la autoridad demostrar que el hecho fue imprevisible e inevitable | La excluyente es una excepción. Quien la hace valer dispone además de los informes y registros para demostrarla

CONCESIONES | Administrativa | 5 | fiscal | 14,27,28 | 16, 17 y 21 de la Ley General de Bienes Nacionales
La autoridad revocó la concesión otorgada a {who} por falta de pago de derechos, sin oír antes a su titular
SU REVOCACIÓN EXIGE PROCEDIMIENTO PREVIO CON AUDIENCIA | la concesión no puede revocarse sin un procedimiento en que se oiga al titular | La concesión crea derechos que integran el patrimonio. El interés público se satisface con la rapidez del procedimiento y no con su ausencia
SU PRÓRROGA NO OPERA POR EL SOLO TRANSCURSO DEL TIEMPO | la prórroga requiere solicitud oportuna y resolución expresa | La explotación de los bienes de la Nación es temporal por definición. El silencio no puede extender un título que debe volver a valorarse
LA EXPECTATIVA DE OBTENERLA NO CONFIERE DERECHOS OPONIBLES | quien participa en el trámite sólo tiene derecho a que se resuelva conforme a la ley | El otorgamiento depende de una valoración comparativa. Antes de ella existe interés en el trámite, no derecho sobre el bien

NEGATIVA FICTA | Administrativa | 7 | fiscal | 8,17 | 37 del Código Fiscal de la Federación
{who} demandó la nulidad de la negativa ficta recaída a una solicitud de devolución. Al contestar, la autoridad sostuvo que la solicitud era improcedente por extemporánea
LA AUTORIDAD NO PUEDE APOYARLA EN CAUSAS DE IMPROCEDENCIA DE LA SOLICITUD | al contestar deben expresarse los motivos de fondo del rechazo | La figura obliga a la autoridad a dar las razones que calló. Permitirle oponer obstáculos de forma prolongaría el silencio por otra vía
SE CONFIGURA AUNQUE DESPUÉS SE NOTIFIQUE UNA RESOLUCIÓN EXPRESA | la respuesta posterior a la demanda no deja sin materia el juicio | El derecho a impugnar nació con el vencimiento del plazo. La autoridad no puede extinguirlo con un acto tardío
LA AMPLIACIÓN DE LA DEMANDA ES NECESARIA PARA COMBATIR LOS FUNDAMENTOS DADOS AL CONTESTAR | conocidos los motivos del rechazo deben controvertirse en la ampliación | La litis se completa con la contestación. Lo que no se combate entonces queda firme

LICITACIONES PÚBLICAS | Administrativa | 9 | fiscal | 134 | 29, 36 y 37 de la Ley de Adquisiciones, Arrendamientos y Servicios del Sector Público
La convocante desechó la propuesta de {who} por omitir la firma en una de sus hojas
EL INCUMPLIMIENTO DE REQUISITOS QUE NO AFECTAN LA SOLVENCIA NO AUTORIZA A DESECHAR LA PROPUESTA | sólo los defectos que afectan la solvencia de la propuesta justifican desecharla | El procedimiento busca las mejores condiciones para el Estado. Perder la mejor oferta por un defecto inocuo lo contradice
EL FALLO DEBE EXPRESAR LAS RAZONES DE CADA DESECHAMIENTO | el fallo ha de señalar por qué se desechó cada propuesta y qué punto de la convocatoria se incumplió | La transparencia es la garantía de la igualdad entre participantes. Sin razones no puede comprobarse que se aplicó el mismo rasero
LA JUNTA DE ACLARACIONES FORMA PARTE DE LAS BASES | lo precisado en la junta de aclaraciones obliga a la convocante y a los participantes | Las respuestas integran las reglas del concurso. Apartarse de ellas equivale a cambiar las bases cuando ya se conocen las ofertas

RESPONSABILIDADES ADMINISTRATIVAS | Administrativa | 9 | servidores | 14,109 | 74, 111 y 135 de la Ley General de Responsabilidades Administrativas
El órgano de control sancionó a {who} por una falta calificada como grave con base en una auditoría que no le fue dada a conocer
LA PRESUNCIÓN DE INOCENCIA RIGE EN EL PROCEDIMIENTO CON LOS MATICES NECESARIOS | la carga de probar la falta corresponde a la autoridad que investiga | La sanción administrativa es manifestación del poder punitivo. Quien la pretende debe acreditar los hechos que la justifican
LA CALIFICACIÓN DE LA FALTA PUEDE IMPUGNARSE POR QUIEN LA DENUNCIÓ | la persona denunciante puede inconformarse contra la calificación de no grave | El control de la investigación no interesa sólo a quien es investigado. La denuncia abre una vía para vigilar que no se archive sin razón
EL PLAZO DE PRESCRIPCIÓN SE INTERRUMPE CON LA CALIFICACIÓN NOTIFICADA | la interrupción ocurre cuando se notifica el informe de presunta responsabilidad admitido | Los actos internos no dan certeza. Sólo lo que se hace saber a la persona señalada puede afectar el plazo que corre en su favor

DERECHO A LA SALUD | Administrativa,Constitucional | 10 | salud | 1,4 | 23, 27 y 29 de la Ley General de Salud
Una institución pública negó a {who} un medicamento por no estar incluido en su cuadro básico
COMPRENDE EL SUMINISTRO OPORTUNO DE LOS MEDICAMENTOS PRESCRITOS | la institución debe proporcionar el medicamento prescrito o justificar una alternativa terapéutica equivalente | La disponibilidad es un elemento del derecho. El cuadro básico organiza el servicio, pero no limita la obligación frente a una necesidad comprobada
LA FALTA DE PRESUPUESTO DEBE DEMOSTRARSE Y NO SÓLO AFIRMARSE | la autoridad que alega falta de recursos debe probar que hizo el máximo esfuerzo para obtenerlos | El carácter progresivo del derecho no autoriza la inacción. La carga de explicar recae en quien administra los recursos
LA ATENCIÓN URGENTE NO PUEDE CONDICIONARSE AL PAGO NI A LA AFILIACIÓN | la atención de una urgencia debe prestarse sin condicionarla a requisitos administrativos | La vida no admite trámites previos. Las cuestiones sobre costos se resuelven después de atender a la persona
`
