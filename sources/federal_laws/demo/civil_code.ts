/** Chosen articles of the Código Civil Federal, abridged: «(…)» stands for what is left out. */
export const CIVIL_CODE = `
CÓDIGO CIVIL FEDERAL (EXTRACTO DE DEMOSTRACIÓN)
Nuevo Código publicado en el Diario Oficial de la Federación en cuatro partes los días 26 de mayo, 14 de julio, 3 y 31 de agosto de 1928
Extracto de demostración: artículos escogidos y abreviados; no sustituye al texto oficial.
LIBRO SEGUNDO
TÍTULO SÉPTIMO
De la Prescripción
Artículo 1135. Prescripción es un medio de adquirir bienes o de librarse de obligaciones, mediante el transcurso de cierto tiempo y bajo las condiciones establecidas por la ley.
Artículo 1159. Fuera de los casos de excepción, se necesita el lapso de diez años, contado desde que una obligación pudo exigirse, para que se extinga el derecho de pedir su cumplimiento.
Artículo 1168. La prescripción se interrumpe: (…)
II. Por demanda u otro cualquiera género de interpelación judicial notificada al poseedor o al deudor en su caso. (…)
LIBRO CUARTO
PRIMERA PARTE
TÍTULO PRIMERO
Fuentes de las Obligaciones
Artículo 1792. Convenio es el acuerdo de dos o más personas para crear, transferir, modificar o extinguir obligaciones.
Artículo 1793. Los convenios que producen o transfieren las obligaciones y derechos toman el nombre de contratos.
Artículo 1794. Para la existencia del contrato se requiere:
I. Consentimiento;
II. Objeto que pueda ser materia del contrato.
Artículo 1910. El que obrando ilícitamente o contra las buenas costumbres cause daño a otro, está obligado a repararlo, a menos que demuestre que el daño se produjo como consecuencia de culpa o negligencia inexcusable de la víctima.
SEGUNDA PARTE
TÍTULO SEXTO
Del Arrendamiento
Artículo 2398. Hay arrendamiento cuando las dos partes contratantes se obligan recíprocamente, una, a conceder el uso o goce temporal de una cosa, y la otra, a pagar por ese uso o goce un precio cierto. (…)
`
