/** An invented code whose articles have titles of their own. */
export const DIGITAL_PROTOCOLS = `
CÓDIGO NACIONAL DE PROTOCOLOS DIGITALES (FICTICIO)
TEXTO VIGENTE
Nuevo Código publicado en el Diario Oficial de la Federación el 3 de agosto de 2022
Última reforma publicada DOF 17-01-2025
Documento ficticio de demostración; no es un código publicado.
Al margen un sello con el Escudo Nacional, que dice: Estados Unidos Mexicanos.- Presidencia de la República.
DECRETO
ARTÍCULO PRIMERO. Se expide el Código Nacional de Protocolos Digitales.
LIBRO PRIMERO
DE LOS PROTOCOLOS
TÍTULO I
DISPOSICIONES PRELIMINARES
CAPÍTULO I
ÁMBITO DE APLICACIÓN
Artículo 1. Objeto
Este Código regula la forma en que los fedatarios públicos llevan y conservan su protocolo en medios digitales.
Artículo 2. Supletoriedad
En lo no previsto se aplicarán el Código de Comercio y la Ley de Firma Electrónica Avanzada.
Artículo 3. Glosario
Para los efectos de este Código se entenderá por:
I. Folio digital: la unidad numerada e inalterable del protocolo;
II. Sello de tiempo: la constancia de la fecha y hora de un acto, y
III. Matriz: el documento original firmado por las partes y el fedatario.
CAPÍTULO II
DE LA CONSERVACIÓN
Artículo 4. Deber de conservación
El fedatario conservará los folios digitales por un plazo no menor de treinta años.
La pérdida de un folio se comunicará a la autoridad dentro de las veinticuatro horas siguientes.
Párrafo adicionado DOF 17-01-2025
Artículo 5. Reposición de folios
La reposición se tramitará ante la autoridad registral con audiencia de los interesados. En ningún caso se presumirá la autenticidad de la copia simple.
Artículo 5 Bis. Reposición de oficio
La autoridad podrá iniciar la reposición de oficio cuando el folio dañado se refiera a derechos de personas menores de edad.
Artículo adicionado DOF 17-01-2025
LIBRO SEGUNDO
DE LOS EFECTOS
TÍTULO ÚNICO
DE LA FUERZA PROBATORIA
CAPÍTULO ÚNICO
REGLAS GENERALES
Artículo 6. Valor probatorio
La matriz digital hace prueba plena de los actos que en ella constan, salvo objeción fundada.
Artículo 7. Nulidad
Es nulo el folio:
a) Que carezca de sello de tiempo;
b) Que haya sido alterado después de la firma, o
c) Autorizado por fedatario suspendido.
Artículo 8. Impugnación
La nulidad se hará valer en juicio, en los plazos que señale la ley procesal aplicable.
TRANSITORIOS
Artículo Primero. Este Código entrará en vigor el 1 de enero de 2023.
Artículo Segundo. Los protocolos en papel se concluirán conforme a las disposiciones anteriores.
ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA
DECRETO por el que se adicionan los artículos 4 y 5 Bis del Código Nacional de Protocolos Digitales.
Publicado en el Diario Oficial de la Federación el 17 de enero de 2025
Transitorios
Primero. El presente Decreto entrará en vigor al día siguiente de su publicación.
Segundo. La autoridad registral emitirá los lineamientos dentro de los ciento ochenta días siguientes.
`
