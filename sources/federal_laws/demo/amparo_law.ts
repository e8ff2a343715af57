/** Chosen articles of the Ley de Amparo, abridged: «(…)» stands for what is left out. */
export const AMPARO_LAW = `
LEY DE AMPARO, REGLAMENTARIA DE LOS ARTÍCULOS 103 Y 107 DE LA CONSTITUCIÓN POLÍTICA DE LOS ESTADOS UNIDOS MEXICANOS (EXTRACTO DE DEMOSTRACIÓN)
Nueva Ley publicada en el Diario Oficial de la Federación el 2 de abril de 2013
Extracto de demostración: artículos escogidos y abreviados; no sustituye al texto oficial.
TÍTULO PRIMERO
Reglas Generales
CAPÍTULO I
Disposiciones Fundamentales
Artículo 1o. El juicio de amparo tiene por objeto resolver toda controversia que se suscite:
I. Por normas generales, actos u omisiones de autoridad que violen los derechos humanos reconocidos y las garantías otorgadas para su protección por la Constitución Política de los Estados Unidos Mexicanos, así como por los tratados internacionales de los que el Estado Mexicano sea parte;
(…)
Artículo 2o. El juicio de amparo se tramitará en vía directa o indirecta. (…)
CAPÍTULO III
Plazos
Artículo 17. El plazo para presentar la demanda de amparo es de quince días, salvo:
I. Cuando se reclame una norma general autoaplicativa, o el procedimiento de extradición, en que será de treinta días;
II. Cuando se reclame la sentencia definitiva condenatoria en un proceso penal, que imponga pena de prisión, podrá interponerse en un plazo de hasta ocho años;
III. Cuando el amparo se promueva contra actos que tengan o puedan tener por efecto privar de sus derechos agrarios a los núcleos de población ejidal o comunal, en que será de siete años, y
IV. Cuando el acto reclamado implique peligro de privación de la vida, ataques a la libertad personal fuera de procedimiento o alguno de los prohibidos por el artículo 22 de la Constitución Política de los Estados Unidos Mexicanos, en que podrá presentarse en cualquier tiempo.
CAPÍTULO VII
Improcedencia
Artículo 61. El juicio de amparo es improcedente: (…)
XIII. Contra actos consentidos expresamente o por manifestaciones de voluntad que entrañen ese consentimiento;
XIV. Contra normas generales o actos consentidos tácitamente, entendiéndose por tales aquellos contra los que no se promueva el juicio de amparo dentro de los plazos previstos. (…)
CAPÍTULO X
Sentencias
Artículo 73. Las sentencias que se pronuncien en los juicios de amparo sólo se ocuparán de los individuos particulares o de las personas morales, privadas u oficiales que lo hubieren solicitado, limitándose a ampararlos y protegerlos, si procediere, en el caso especial sobre el que verse la demanda. (…)
Artículo 79. La autoridad que conozca del juicio de amparo deberá suplir la deficiencia de los conceptos de violación o agravios, en los casos siguientes: (…)
II. En favor de los menores o incapaces, o en aquellos casos en que se afecte el orden y desarrollo de la familia;
III. En materia penal:
a) En favor del inculpado o sentenciado; y
b) En favor del ofendido o víctima en los casos en que tenga el carácter de quejoso o adherente; (…)
V. En materia laboral, en favor del trabajador. (…)
TÍTULO SEGUNDO
De los Procedimientos de Amparo
CAPÍTULO I
El Amparo Indirecto
Artículo 107. El amparo indirecto procede:
I. Contra normas generales que por su sola entrada en vigor o con motivo del primer acto de su aplicación causen perjuicio al quejoso; (…)
II. Contra actos u omisiones que provengan de autoridades distintas de los tribunales judiciales, administrativos o del trabajo; (…)
Artículo 125. La suspensión del acto reclamado se decretará de oficio o a petición del quejoso.
CAPÍTULO II
El Amparo Directo
Artículo 170. El juicio de amparo directo procede:
I. Contra sentencias definitivas, laudos y resoluciones que pongan fin al juicio, dictadas por tribunales judiciales, administrativos, agrarios o del trabajo, ya sea que la violación se cometa en ellos, o que cometida durante el procedimiento, afecte las defensas del quejoso trascendiendo al resultado del fallo. (…)
TRANSITORIOS
PRIMERO. La presente Ley entrará en vigor al día siguiente de su publicación en el Diario Oficial de la Federación.
SEGUNDO. Se abroga la Ley de Amparo, Reglamentaria de los artículos 103 y 107 de la Constitución Política de los Estados Unidos Mexicanos, publicada en el Diario Oficial de la Federación el 10 de enero de 1936. (…)
`
