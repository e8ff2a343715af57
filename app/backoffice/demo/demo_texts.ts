const FICTION =
  '\n\nDocumento ficticio, hecho para la demostración de Foja. Ninguna persona, autoridad ni asunto existe.'

/** What the documents of the demo say. All of it is invented. */
export const CLAIM = `## DEMANDA DE AMPARO INDIRECTO

Quejosa: Operadora Gastronómica La Galatea, S.A. de C.V.
Juicio: 1183/2026

C. JUEZ NOVENO DE DISTRITO EN MATERIA ADMINISTRATIVA
EN LA CIUDAD DE MÉXICO
P r e s e n t e

Renata Olvera Macías, en representación de la quejosa, personalidad que acredito con el testimonio que se acompaña, con el debido respeto comparezco y expongo:

Que vengo a solicitar el amparo y protección de la Justicia Federal contra la orden de clausura total temporal del establecimiento mercantil «La Galatea» y contra su ejecución.

## ACTO RECLAMADO

La orden de clausura y la colocación de sellos del 29 de octubre de 2026, sin que se hubiera notificado el inicio del procedimiento ni dado oportunidad de alegar y ofrecer pruebas.

## HECHOS

Bajo protesta de decir verdad manifiesto que el 29 de octubre de 2026, a las once horas con veinte minutos, dos personas que dijeron ser verificadores se presentaron en el local, levantaron un acta y colocaron sellos en el horno industrial, en la cámara fría y en la puerta de acceso.

El acta no identifica a quienes intervinieron ni señala el precepto que faculta a la autoridad para clausurar sin requerimiento previo.

## CONCEPTOS DE VIOLACIÓN

PRIMERO. Se transgrede el derecho de audiencia: la clausura es un acto privativo que debió precederse de un procedimiento en el que se cumplieran las formalidades esenciales.

SEGUNDO. La orden carece de fundamentación y motivación suficientes, porque no razona por qué las irregularidades anotadas en el acta ponen en riesgo a las personas.
\f## SUSPENSIÓN

Se pide la suspensión provisional y en su momento la definitiva, para el efecto de que se levanten los sellos y continúe la operación del establecimiento mientras se resuelve el juicio. No se sigue perjuicio al interés social: el local cuenta con dictamen de protección civil vigente.

## PRUEBAS

1. El testimonio del poder. 2. El aviso de funcionamiento. 3. El acta de la visita de verificación. 4. El inventario de lo asegurado.

Por lo expuesto, a usted, C. Juez, atentamente pido: tenerme por presentada, admitir la demanda y conceder la suspensión.

Protesto lo necesario.
Ciudad de México, 3 de noviembre de 2026.${FICTION}`

export const APPEAL = `## AMPLIACIÓN DE LA DEMANDA
Quejosa: Operadora Gastronómica La Galatea, S.A. de C.V.
Juicio de amparo 1183/2026
Con el informe justificado la quejosa conoció la resolución administrativa que ordenó la clausura.
Se amplía la demanda contra esa resolución y contra quien la firmó.
La resolución cita un reglamento que no estaba en vigor el día de la visita.
Se ofrece como prueba el expediente administrativo completo.${FICTION}`

export const APPEAL_AMENDED = `## AMPLIACIÓN DE LA DEMANDA
Quejosa: Operadora Gastronómica La Galatea, S.A. de C.V.
Juicio de amparo 1183/2026
Con el informe justificado la quejosa conoció la resolución administrativa que ordenó la clausura y el acta de una segunda visita.
Se amplía la demanda contra esa resolución, contra quien la firmó y contra los verificadores.
La resolución cita un reglamento que no estaba en vigor el día de la visita; la segunda acta carece de firma de testigos.
Se ofrecen como prueba el expediente administrativo completo y la testimonial del encargado del local.${FICTION}`

export const ORDER = `## ACUERDO

Juicio de amparo 1183/2026
Ciudad de México, cinco de noviembre de dos mil veintiséis.

Vista la demanda promovida por Operadora Gastronómica La Galatea, S.A. de C.V., se admite a trámite. Fórmese el incidente de suspensión por cuerda separada.

Pídase a la autoridad responsable su informe justificado, que deberá rendir en quince días.

Se señalan las diez horas con treinta minutos del dieciséis de diciembre de dos mil veintiséis para la audiencia constitucional.

Se tiene por autorizada en términos amplios a la licenciada Nadia Orellana Puig.

Notifíquese por lista a la quejosa.${FICTION}`

export const INVENTORY = `Concepto,Cantidad,Estado,Valor
Horno industrial,2,Sellado,184000
Cámara fría,1,Sellada,96500
Mesas de trabajo,14,Libres,42000
Batidora planetaria,1,Sellada,38900
Vajilla (juegos),60,Libre,27000`

export const CLIENT_MAIL = [
  'From: "C.P. Irene Sandoval Prats" <perita@ejemplo.mx>',
  'To: Ibarra Lozano <contacto@ibarralozano.example>',
  'Subject: =?utf-8?Q?Avance_del_dictamen_y_fotograf=C3=ADas?=',
  'Date: Mon, 2 Nov 2026 10:00:00 -0600',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="demo"',
  '',
  '--demo',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: 8bit',
  '',
  'Buenos días, licenciada:',
  '',
  'El avance del dictamen de pérdidas estará listo el viernes. Me faltan los estados de cuenta de octubre.',
  '',
  'Saludos cordiales. (Correo ficticio de la demostración.)',
  '--demo',
  'Content-Type: text/csv; charset=utf-8; name="perdidas.csv"',
  'Content-Disposition: attachment; filename="perdidas.csv"',
  '',
  'Semana,Ventas perdidas',
  '1,118400',
  '2,121950',
  '--demo--',
  '',
].join('\r\n')

export const POWER = `## TESTIMONIO

Escritura cuarenta y un mil doscientos siete (ficticia).

Operadora Gastronómica La Galatea, S.A. de C.V. otorga a Renata Olvera Macías poder general para pleitos y cobranzas, con facultad para promover y desistirse del juicio de amparo.${FICTION}`

export const REPORT = `## DICTAMEN PERICIAL EN CONTABILIDAD
Crédito fiscal del ejercicio 2021
Planteamiento: determinar si los depósitos observados corresponden a ingresos acumulables o a préstamos entre partes relacionadas.
Elementos: estados de cuenta, pólizas, contratos de mutuo y declaraciones del ejercicio.
Conclusión: siete de los nueve depósitos observados son devoluciones de préstamo y no modifican el resultado fiscal.${FICTION}`

export const CONTRACT = `## CONTRATO MARCO DE SUMINISTRO
Que celebran Lácteos Xochiquetzal, S.A. de C.V. (el proveedor) y Abarrotera del Norte (la distribuidora).
PRIMERA. El proveedor entregará cada semana los productos del anexo A en las bodegas de la distribuidora.
SEGUNDA. El precio se revisa cada semestre conforme al índice nacional de precios al consumidor.
TERCERA. La distribuidora paga a los treinta días de recibida la factura. La mora causa un interés del uno por ciento mensual.
CUARTA. Las partes se someten a los tribunales de la Ciudad de México.${FICTION}`
