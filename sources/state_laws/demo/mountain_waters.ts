/** An invented law of Nuevo León: epigraphs, notes of reform after the paragraph with decree, gazette number and date. */
export const MOUNTAIN_WATERS = `
LEY DE AGUAS DE MONTAÑA DEL ESTADO DE NUEVO LEÓN (FICTICIA)
Publicada en Periódico Oficial número 27, de fecha 4 de marzo de 2016
Última reforma publicada en Decreto 901, Periódico Oficial número 45-II, de fecha 3 de mayo de 2021
EL CONGRESO DEL ESTADO DE NUEVO LEÓN DECRETA:
CAPÍTULO PRIMERO
DISPOSICIONES GENERALES
Artículo 1. Objeto de la Ley
La presente Ley es de orden público y tiene por objeto la protección de los escurrimientos, manantiales y arroyos de las zonas de montaña del Estado. Documento ficticio de demostración; no es una ley publicada.
Artículo 2. Definiciones
Para los efectos de esta Ley se entenderá por:
I. Comité: el Comité de Cuenca de Montaña;
II. Escurrimiento: el agua que corre por la superficie sin cauce definido;
III. Secretaría: la Secretaría de Medio Ambiente; y
IV. Zona de montaña: la que se encuentra por encima de los mil doscientos metros sobre el nivel del mar.
(Se reforma en Decreto 901, POE 45-II, fecha 3 mayo 2021)
Artículo 3. Concurrencia
Las aguas nacionales se rigen por la Ley de Aguas Nacionales. Esta Ley se aplica a las demás, en términos del artículo 27 de la Constitución Política de los Estados Unidos Mexicanos.
CAPÍTULO SEGUNDO
DE LOS PERMISOS
Artículo 4. Necesidad de permiso
Se requiere permiso de la Secretaría para desviar, represar o extraer aguas de montaña, salvo para uso doméstico.
Artículo 5. Plazo para resolver
La Secretaría resolverá en un plazo de treinta días hábiles. Vencido éste sin respuesta, se entenderá negado el permiso y procederá el juicio contencioso administrativo.
Artículo 6. Consulta
Antes de otorgar un permiso que afecte a comunidades indígenas o ejidos, la Secretaría debe consultarlos de manera previa, libre e informada.
Artículo 6 Bis. Registro público
Los permisos se inscriben en un registro que puede consultarse por medios electrónicos.
(Se adiciona artículo en Decreto 901, POE 45-II, fecha 3 mayo 2021)
CAPÍTULO TERCERO
DE LAS SANCIONES
Artículo 7. Multas
Quien desvíe aguas de montaña sin permiso será sancionado con multa de cien a dos mil veces el valor diario de la Unidad de Medida y Actualización.
Artículo 8. Individualización
La multa se fija con atención al daño causado, la intención y la reincidencia.
TRANSITORIOS
Primero. La presente Ley entrará en vigor al día siguiente de su publicación en el Periódico Oficial del Estado.
Segundo. El Comité se instalará dentro de los noventa días siguientes.
`
