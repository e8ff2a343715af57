/** An invented law in two states; a line after `1>` is only in the first, after `2>` only in the second. */
export const NEIGHBOURHOOD_MEDIATION = `
LEY FEDERAL DE MEDIACIÓN VECINAL (FICTICIA)
Nueva Ley publicada en el Diario Oficial de la Federación el 9 de febrero de 2016
TEXTO VIGENTE
1>Última reforma publicada DOF 14-11-2019
2>Última reforma publicada DOF 22-05-2024
Documento ficticio de demostración; no es una ley publicada.
Al margen un sello con el Escudo Nacional, que dice: Estados Unidos Mexicanos.- Presidencia de la República.
Que el Honorable Congreso de la Unión, se ha servido dirigirme el siguiente
DECRETO
"EL CONGRESO GENERAL DE LOS ESTADOS UNIDOS MEXICANOS, D E C R E T A:
SE EXPIDE LA LEY FEDERAL DE MEDIACIÓN VECINAL
ARTÍCULO ÚNICO.- Se expide la Ley Federal de Mediación Vecinal, para quedar como sigue:
TÍTULO PRIMERO
Disposiciones Generales
CAPÍTULO I
Objeto y Principios
Artículo 1o.- La presente Ley es de orden público y tiene por objeto establecer las bases para que las controversias entre vecinos se resuelvan mediante la mediación, sin perjuicio de las acciones que correspondan ante los tribunales.
Artículo 2o.- Para los efectos de esta Ley se entiende por:
I. Acuerdo: el convenio que suscriben los vecinos al término de la mediación;
II. Centro: el Centro de Mediación Vecinal de la demarcación;
2>II Bis. Expediente electrónico: el conjunto de documentos digitales de un procedimiento de mediación;
2>Fracción adicionada DOF 22-05-2024
III. Controversia vecinal: el conflicto derivado de la proximidad de inmuebles, entre ellos los relativos a:
a) Ruidos, humos y vibraciones;
b) Árboles, setos y cercas en la línea de colindancia;
c) El uso de áreas comunes, y
IV. Persona mediadora: quien, con certificación vigente, conduce el procedimiento.
Fracción reformada DOF 14-11-2019
Artículo 3o.- La mediación se rige por los principios de voluntariedad, confidencialidad, flexibilidad, neutralidad y equidad.
Nadie podrá ser obligado a permanecer en el procedimiento.
Párrafo adicionado DOF 14-11-2019
Artículo 3o. Bis.- Las personas mediadoras no podrán rendir testimonio sobre lo que conozcan en el procedimiento, en términos del artículo 3o. de esta Ley.
Artículo adicionado DOF 14-11-2019
CAPÍTULO II
De los Centros
Artículo 4o.- En cada demarcación habrá un Centro, que contará con las áreas siguientes:
I. Orientación;
II. Procedimientos, y
III. Registro de Acuerdos.
Artículo 5o.- El Centro llevará el registro de los Acuerdos y expedirá copia certificada a quien acredite interés jurídico.
2>La expedición de copias en forma digital no causará derecho alguno.
2>Párrafo adicionado DOF 22-05-2024
Artículo 6o.- (Se deroga).
Artículo derogado DOF 14-11-2019
TÍTULO SEGUNDO
Del Procedimiento
CAPÍTULO I
De la Solicitud
Artículo 7o.- La solicitud de mediación podrá presentarse por escrito o por comparecencia y contendrá:
I. El nombre y domicilio de quien la presenta;
II. El nombre y domicilio de la persona con quien exista la controversia, y
III. Una relación breve de los hechos.
1>Artículo 8o.- El Centro invitará a la otra parte dentro de los diez días hábiles siguientes a la presentación de la solicitud.
2>Artículo 8o.- El Centro invitará a la otra parte dentro de los cinco días hábiles siguientes a la presentación de la solicitud, por cualquier medio que deje constancia.
2>Artículo reformado DOF 22-05-2024
Artículo 9o.- La presentación de la solicitud interrumpe la prescripción de la acción civil que corresponda, en los términos del artículo 1168 del Código Civil Federal.
2>Artículo 9o.-A.- El procedimiento podrá seguirse en línea cuando ambas partes lo acepten. Las constancias formarán el expediente electrónico.
2>Artículo adicionado DOF 22-05-2024
CAPÍTULO II
De las Sesiones
SECCIÓN PRIMERA
Reglas Comunes
Artículo 10.- Las sesiones serán privadas y no se levantará constancia de lo que en ellas se exprese.
Artículo 11.- El procedimiento no excederá de sesenta días naturales, salvo prórroga que acuerden las partes.
SECCIÓN SEGUNDA
Del Acuerdo
Artículo 12.- El Acuerdo se hará constar por escrito y contendrá las obligaciones de cada parte, el plazo y la forma de cumplirlas.
1>Artículo 13.- El Acuerdo registrado tendrá el carácter de documento público.
2>Artículo 13.- El Acuerdo registrado traerá aparejada ejecución y tendrá el carácter de cosa juzgada, siempre que no sea contrario al orden público.
2>Fe de erratas al artículo DOF 05-03-2016. Reformado DOF 22-05-2024
Artículos 14 al 17.- (Se derogan).
Artículos derogados DOF 14-11-2019
TÍTULO TERCERO
De las Personas Mediadoras
CAPÍTULO ÚNICO
2>Denominación del Capítulo reformada DOF 22-05-2024
Artículo 18.- Para obtener la certificación se requiere:
A. De las personas con título profesional:
I. Acreditar ciento veinte horas de formación, y
II. Aprobar el examen.
B. De las demás personas, acreditar además dos años de práctica supervisada.
Artículo 19.- La certificación tendrá vigencia de tres años y causará los derechos siguientes:
Trámite | Unidades
Expedición | 12
Renovación | 6
Cantidades actualizadas DOF 29-12-2021
Artículo 20.- La infracción al deber de confidencialidad se sancionará con la cancelación de la certificación.
TRANSITORIOS
PRIMERO.- La presente Ley entrará en vigor a los noventa días siguientes al de su publicación en el Diario Oficial de la Federación.
SEGUNDO.- Los Centros deberán instalarse dentro del año siguiente a la entrada en vigor de esta Ley.
Ciudad de México, a 15 de diciembre de 2015.- Dip. Ejemplo Ficticio Uno, Presidente.- Sen. Ejemplo Ficticio Dos, Presidente.- Rúbricas.
ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA
DECRETO por el que se reforman, adicionan y derogan diversas disposiciones de la Ley Federal de Mediación Vecinal.
Publicado en el Diario Oficial de la Federación el 14 de noviembre de 2019
ARTÍCULO ÚNICO.- Se reforma el artículo 2o., fracción IV; se adicionan un segundo párrafo al artículo 3o. y el artículo 3o. Bis; y se derogan los artículos 6o. y 14 al 17 de la Ley Federal de Mediación Vecinal, para quedar como sigue:
……….
TRANSITORIOS
PRIMERO.- El presente Decreto entrará en vigor al día siguiente de su publicación en el Diario Oficial de la Federación.
SEGUNDO.- Los procedimientos iniciados con anterioridad se concluirán conforme a las disposiciones vigentes a su inicio.
Ciudad de México, a 29 de octubre de 2019.- Rúbricas.
2>DECRETO por el que se reforman y adicionan diversas disposiciones de la Ley Federal de Mediación Vecinal, en materia de procedimiento en línea.
2>Publicado en el Diario Oficial de la Federación el 22 de mayo de 2024
2>ARTÍCULO ÚNICO.- Se reforman los artículos 8o. y 13; y se adicionan los artículos 2o., con una fracción II Bis, 5o., con un segundo párrafo, y 9o.-A de la Ley Federal de Mediación Vecinal, para quedar como sigue:
2>……….
2>TRANSITORIO
2>ÚNICO.- El presente Decreto entrará en vigor el 1 de julio de 2024.
2>Ciudad de México, a 30 de abril de 2024.- Rúbricas.
`
