/** Invented criteria in criminal matters. See `../topic.ts` for the form. */
export const penal = `
PRUEBA ILÍCITA | Penal | 9 | penal | 16,20 | 264 y 357 del Código Nacional de Procedimientos Penales
La sentencia contra {who} se basó en objetos hallados en un cateo que no contaba con orden judicial. El tribunal de alzada estimó que la posterior confesión subsanaba el defecto
LA CONFESIÓN POSTERIOR NO CONVALIDA EL CATEO SIN ORDEN JUDICIAL | la prueba derivada de un cateo sin orden judicial debe excluirse aunque exista confesión posterior | La inviolabilidad del domicilio no se repara con el resultado del allanamiento. Aceptarlo alentaría la violación que la norma quiere impedir
LA EXCLUSIÓN ALCANZA A LAS PRUEBAS QUE DERIVAN DIRECTAMENTE DE ELLA | se excluyen también las pruebas que no se habrían obtenido sin la violación inicial | La conexión causal entre la violación y la prueba transmite el vicio. Sólo se rompe si existe una fuente independiente o el hallazgo era inevitable
SU EXCLUSIÓN PUEDE PEDIRSE EN CUALQUIER ETAPA DEL PROCESO | la nulidad de la prueba puede plantearse en toda etapa mientras subsista la oportunidad de debatirla | Un fallo de condena no puede apoyarse en la violación de un derecho. El silencio de la defensa no transforma en lícito lo que no lo es

DETENCIÓN EN FLAGRANCIA | Penal | 5 | penal | 16 | 146 y 147 del Código Nacional de Procedimientos Penales
La policía detuvo a {who} horas después de los hechos, sin haber mantenido la persecución ni dado aviso del momento de la detención
NO SE ACTUALIZA CUANDO LA PERSECUCIÓN FUE INTERRUMPIDA | sin persecución continua posterior al hecho la detención requiere orden | La flagrancia es una excepción y como tal se interpreta. El transcurso del tiempo devuelve al control judicial su carácter previo
LA ACTITUD NERVIOSA NO JUSTIFICA POR SÍ SOLA LA INSPECCIÓN DE LA PERSONA | el nerviosismo no constituye una sospecha razonable que autorice la inspección | La sospecha debe apoyarse en datos objetivos que otro observador pudiera comprobar. Las impresiones subjetivas encubren con facilidad un trato discriminatorio
LA PUESTA A DISPOSICIÓN SIN DEMORA SE MIDE CON LAS CIRCUNSTANCIAS DEL TRASLADO | la demora se examina según la distancia, las vías y los medios disponibles | El mandato constitucional no fija horas, sino inmediatez. Sólo los impedimentos reales y comprobables justifican que la autoridad se retrase

DEFENSA ADECUADA | Penal,Constitucional | 9 | penal | 20 | 113 y 117 del Código Nacional de Procedimientos Penales
En la audiencia inicial asistió a {who} una persona que no acreditó la licenciatura en derecho
EXIGE QUE QUIEN ASISTE ACREDITE SER LICENCIADO EN DERECHO | la asistencia de quien no acredita su título invalida las actuaciones en que intervino | La defensa técnica requiere conocimientos que sólo el estudio garantiza. La buena voluntad no la reemplaza
COMPRENDE EL DERECHO A ENTREVISTARSE EN PRIVADO CON LA DEFENSA ANTES DE DECLARAR | la entrevista previa y privada es un requisito de validez de la declaración | El consejo que llega después de hablar es inútil. La confidencialidad es lo que permite que la comunicación sea sincera
LA MANIFIESTA INCOMPETENCIA DE LA DEFENSA DEBE ADVERTIRSE DE OFICIO | ante fallas evidentes de la defensa el juzgador debe hacerlas saber y procurar su sustitución | La igualdad de las partes se rompe cuando una de ellas carece en los hechos de quien la represente. El juzgador es garante de ese equilibrio

REPARACIÓN DEL DAÑO A LA VÍCTIMA | Penal | 5 | penal | 20 | 30 y 31 del Código Penal Federal
En la causa seguida contra {who} se absolvió de la reparación porque la víctima no exhibió comprobantes de sus gastos
PUEDE CONDENARSE A SU PAGO Y DEJAR LA CUANTÍA PARA LA EJECUCIÓN | demostrada la afectación procede la condena aunque su monto se determine en ejecución | La existencia del daño y su cuantía son cuestiones distintas. La falta de prueba sobre la segunda no autoriza a negar la primera
DEBE SER INTEGRAL, ADECUADA Y PROPORCIONAL A LA AFECTACIÓN SUFRIDA | la reparación comprende las medidas necesarias para restablecer a la víctima en la mayor medida posible | El dinero es una de las formas de reparar. La restitución, la rehabilitación y la satisfacción atienden lo que aquél no alcanza | 9
LA VÍCTIMA ESTÁ LEGITIMADA PARA IMPUGNAR LA ABSOLUCIÓN EN ESE PUNTO | la víctima puede recurrir la sentencia en cuanto afecta su derecho a la reparación | Quien resiente la decisión debe poder discutirla. Su derecho no se ejerce sólo a través de la representación social | 9

PRISIÓN PREVENTIVA | Penal | 8 | penal | 18,19 | 153 y 167 del Código Nacional de Procedimientos Penales
La prisión preventiva impuesta a {who} se prolongó por más de dos años sin sentencia y el juzgado negó revisarla
DEBE REVISARSE PERIÓDICAMENTE CON AUDIENCIA DE LAS PARTES | la medida debe revisarse en audiencia para verificar si subsisten las razones que la justificaron | El peligro que se quiso evitar puede desaparecer con el tiempo. Mantenerla por inercia la transforma en una pena anticipada
EL RIESGO DE SUSTRACCIÓN NO SE DEMUESTRA CON LA SOLA GRAVEDAD DE LA PENA | la magnitud de la pena es un factor que no basta para tener por demostrado el riesgo | La gravedad del delito es igual para todos los acusados de cometerlo. El riesgo, en cambio, depende de la persona y de sus circunstancias
SU DURACIÓN EXCESIVA OBLIGA A SUSTITUIRLA POR UNA MEDIDA MENOS GRAVOSA | vencido el plazo razonable debe imponerse otra medida cautelar | La libertad durante el proceso es la regla. El plazo es el límite más objetivo que el orden jurídico conoce para esa excepción

PRUEBA TESTIMONIAL EN EL PROCESO PENAL | Penal | 5 | penal | 20 | 360 y 371 del Código Nacional de Procedimientos Penales
La condena de {who} se apoyó en un solo testigo cuya declaración varió en el curso del proceso
EL TESTIGO SINGULAR PUEDE FUNDAR LA CONDENA SI SU DICHO ES VEROSÍMIL Y SE CORROBORA | el dicho de un solo testigo puede sustentar la condena si es verosímil y lo apoyan otros indicios | El número de testigos no es medida de la verdad. Lo que importa es que las circunstancias permitan descartar el error y la mentira
LAS CONTRADICCIONES ACCIDENTALES NO RESTAN VALOR AL TESTIMONIO | las diferencias sobre detalles secundarios no invalidan lo dicho sobre lo esencial | La memoria conserva lo importante y deja ir lo accesorio. La coincidencia absoluta suele revelar preparación antes que verdad
LA RETRACTACIÓN REQUIERE APOYO EN OTROS ELEMENTOS PARA PREVALECER | la retractación prevalece sólo si se justifica con otros elementos de prueba | Lo dicho con mayor cercanía a los hechos suele estar libre de aleccionamiento. Quien se desdice debe explicar por qué

ORDEN DE APREHENSIÓN | Penal | 5 | penal | 16 | 141 y 142 del Código Nacional de Procedimientos Penales
{who} reclamó la orden de aprehensión dictada en su contra sin que se razonara por qué no bastaba una cita
DEBE RAZONARSE POR QUÉ NO BASTA LA CITACIÓN | la orden debe expresar las razones por las que la citación sería insuficiente | La privación de la libertad es el último recurso. Si no se explica por qué los menos lesivos no bastan, la orden carece de motivación
SU CANCELACIÓN PROCEDE SI DESAPARECE EL DATO EN QUE SE APOYÓ | desvirtuado el dato en que se apoyó la orden debe cancelarse | La orden subsiste mientras existan las razones que la justifican. Ejecutarla después sería un acto sin causa
LOS DATOS DE PRUEBA DEBEN CITARSE Y VALORARSE, NO SÓLO ENUNCIARSE | la mera enumeración de los datos de prueba no satisface la motivación | Motivar es mostrar el camino que va de la prueba a la conclusión. Una lista no es un camino | 10
`
