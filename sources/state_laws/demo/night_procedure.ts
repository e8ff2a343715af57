/** An invented code of the City of Mexico: notes of reform in brackets before what was reformed. */
export const NIGHT_PROCEDURE = `
CÓDIGO DE PROCEDIMIENTOS NOCTURNOS DE LA CIUDAD DE MÉXICO (FICTICIO)
PUBLICADO EN LA GACETA OFICIAL DE LA CIUDAD DE MÉXICO EL 18 DE AGOSTO DE 2020
ÚLTIMA REFORMA PUBLICADA EN LA GACETA OFICIAL DE LA CIUDAD DE MÉXICO EL 9 DE FEBRERO DE 2024
EL CONGRESO DE LA CIUDAD DE MÉXICO, DECRETA:
LIBRO PRIMERO
DE LAS ACTUACIONES
TÍTULO PRIMERO
REGLAS GENERALES
CAPÍTULO I
DE LAS HORAS HÁBILES
ARTÍCULO 1.- Este Código regula las diligencias que las autoridades de la Ciudad de México practican entre las veinte y las seis horas. Documento ficticio de demostración; no es una ley publicada.
(REFORMADO, G.O. 14 DE MARZO DE 2022)
ARTÍCULO 2.- Son horas hábiles nocturnas las que así se declaren por acuerdo fundado y motivado, notificado cuando menos con veinticuatro horas de anticipación.
ARTÍCULO 3.- Ninguna visita domiciliaria nocturna puede iniciarse sin orden escrita que exprese el lugar, la persona y el objeto, conforme al artículo 16 de la Constitución Política de los Estados Unidos Mexicanos.
(ADICIONADO, G.O. 9 DE FEBRERO DE 2024)
ARTÍCULO 3 BIS.- La persona visitada puede grabar la diligencia. La negativa de la autoridad a permitirlo es causa de nulidad.
CAPÍTULO II
DE LAS NOTIFICACIONES
ARTÍCULO 4.- Las notificaciones nocturnas se practican:
I. En el domicilio señalado para oír y recibir notificaciones;
(REFORMADA, G.O. 9 DE FEBRERO DE 2024)
II. Por medios electrónicos, cuando la persona interesada lo haya aceptado de manera expresa; y
III. Por comparecencia.
(REFORMADO PRIMER PÁRRAFO, G.O. 14 DE MARZO DE 2022)
ARTÍCULO 5.- Las notificaciones surten efectos el día hábil siguiente al en que fueron hechas.
Los plazos se cuentan por días hábiles y vencen a las veinticuatro horas del último día.
(DEROGADO, G.O. 14 DE MARZO DE 2022)
ARTÍCULO 6.- (DEROGADO)
TÍTULO SEGUNDO
DE LAS MEDIDAS PROVISIONALES
CAPÍTULO ÚNICO
DE SU PROCEDENCIA
ARTÍCULO 7.- Las medidas provisionales nocturnas duran hasta las diez horas del día siguiente, en que la persona juzgadora debe ratificarlas, modificarlas o levantarlas.
ARTÍCULO 8.- No procede medida alguna que prive de la vivienda a niñas, niños, adolescentes o personas mayores.
LIBRO SEGUNDO
DE LAS SANCIONES
ARTÍCULO 9.- Las sanciones se imponen previa audiencia y con atención a la gravedad de la falta y a la capacidad económica de quien la cometió.
TRANSITORIOS
PRIMERO.- El presente Código entrará en vigor el 1 de enero de 2021.
SEGUNDO.- Los procedimientos iniciados con anterioridad se concluirán conforme a las disposiciones entonces vigentes.
`
