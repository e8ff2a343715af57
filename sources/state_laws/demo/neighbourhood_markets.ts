/** An invented law of Jalisco: articles alone on their line or with an ordinal sign, no notes of reform, decrees at the end. */
export const NEIGHBOURHOOD_MARKETS = `
Al margen un sello que dice: Gobierno de Jalisco. Poder Ejecutivo. Secretaría General de Gobierno. Estados Unidos Mexicanos.
La Secretaría del H. Congreso del Estado me ha comunicado el siguiente DECRETO
NÚMERO 90001/LXII/19. EL CONGRESO DEL ESTADO DECRETA:
LEY DE MERCADOS DE BARRIO DEL ESTADO DE JALISCO (FICTICIA)
Publicada en el Periódico Oficial "El Estado de Jalisco" el 11 de mayo de 2019
Última reforma publicada en el Periódico Oficial "El Estado de Jalisco" el 2 de septiembre de 2023
TÍTULO PRIMERO
DISPOSICIONES GENERALES
CAPÍTULO I
Objeto y definiciones
Artículo 1º. Esta Ley es de orden público e interés social y tiene por objeto regular los mercados de barrio en los municipios del Estado. Documento ficticio de demostración; no es una ley publicada.
Artículo 2º. Para los efectos de esta Ley se entiende por:
I. Locatario: la persona que ocupa un local con base en una cédula vigente;
II. Mercado de barrio: el inmueble o espacio público destinado a la venta al menudeo de alimentos y artículos de uso diario;
III. Mesa directiva: el órgano elegido por las personas locatarias; y
IV. Padrón: el registro municipal de cédulas y locales.
Artículo 3º. A falta de disposición expresa se aplicará la Ley del Procedimiento Administrativo del Estado de Jalisco.
CAPÍTULO II
De las autoridades
Artículo 4º. Son autoridades para la aplicación de esta Ley:
I. Los ayuntamientos;
II. La Secretaría de Desarrollo Económico; y
III. Las administraciones de los mercados.
Artículo 5º. Corresponde a los ayuntamientos:
I. Expedir las cédulas de los locales en un plazo no mayor de veinte días hábiles;
II. Llevar el padrón y publicarlo cada seis meses; y
III. Resolver las controversias entre locatarios, salvo las que correspondan a los tribunales.
TÍTULO SEGUNDO
DE LOS LOCALES
CAPÍTULO ÚNICO
De las cédulas
Artículo 6º. La cédula es personal y su vigencia es de diez años, prorrogable por periodos iguales mientras se cumplan las obligaciones que esta Ley impone.
Artículo 7º. La autoridad que niegue una cédula o su prórroga debe fundar y motivar su decisión y notificarla personalmente, conforme a los artículos 14 y 16 de la Constitución Política de los Estados Unidos Mexicanos.
Artículo 7º Bis. En caso de muerte de la persona locataria, quien haya trabajado con ella en el local durante el último año tiene preferencia para obtener la cédula.
Artículo 8º. La cédula se revoca:
I. Por dejar cerrado el local más de noventa días sin causa justificada;
II. Por vender artículos prohibidos; o
III. Por resolución judicial.
Artículo 9º. La revocación sólo procede previa audiencia. Contra ella procede el recurso de revisión ante el superior jerárquico o el juicio ante el Tribunal de Justicia Administrativa.
TÍTULO TERCERO
DE LAS MESAS DIRECTIVAS
Artículo 10. Cada mercado tiene una mesa directiva integrada de manera paritaria, que se renueva cada tres años.
Artículo 11. La mesa directiva rinde cuentas ante la asamblea de locatarios en el mes de enero.
Artículo 12. Son nulos los acuerdos de la mesa directiva que impongan cuotas no aprobadas por la asamblea.
TRANSITORIOS
PRIMERO. Esta Ley entrará en vigor a los treinta días de su publicación en el Periódico Oficial "El Estado de Jalisco".
SEGUNDO. Los ayuntamientos deberán integrar el padrón dentro de los seis meses siguientes.
Salón de Sesiones del Congreso del Estado, Guadalajara, Jalisco, 24 de abril de 2019
ARTÍCULOS TRANSITORIOS DE LOS DECRETOS QUE REFORMAN LA LEY DE MERCADOS DE BARRIO DEL ESTADO DE JALISCO
DECRETO NÚMERO 90077/LXIII/23. Se adiciona el artículo 7º Bis de la Ley de Mercados de Barrio del Estado de Jalisco.
Publicado en el Periódico Oficial el 2 de septiembre de 2023
TRANSITORIOS
ÚNICO. El presente decreto entrará en vigor al día siguiente de su publicación en el Periódico Oficial "El Estado de Jalisco".
`
