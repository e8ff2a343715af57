/** An invented law in the form of LeyesBiblio, with most of its quirks. */
export const INVENTED = `LEY FEDERAL DE FAROS Y BALIZAS (FICTICIA)
Nueva Ley publicada en el Diario Oficial de la Federación el 4 de marzo de 1998
TEXTO VIGENTE
Última reforma publicada DOF 12-06-2023
Al margen un sello con el Escudo Nacional, que dice: Estados Unidos Mexicanos.
"EL CONGRESO DE LOS ESTADOS UNIDOS MEXICANOS, D E C R E T A:
ARTÍCULO PRIMERO.- Se expide la Ley Federal de Faros y Balizas.
LIBRO PRIMERO
De los Faros
TÍTULO PRIMERO
Disposiciones Generales
CAPÍTULO I
Objeto
Denominación del Capítulo reformada DOF 12-06-2023
Artículo 1o.- Esta Ley regula los faros.
artículo 5 de la Ley de Puertos será aplicable en lo conducente.
Artículo 2o.- Son faros:
I. Los de costa, y
II. Los de puerto:
a) Mayores;
b) Menores.
Inciso reformado DOF 01-02-2001, 12-06-2023
Fracción reformada DOF 01-02-2001
Para los efectos de la fracción II se estará al reglamento.
Párrafo adicionado DOF 12-06-2023
Artículo 2o.-A.- Las balizas se sujetarán a lo mismo.
Artículo adicionado DOF 01-02-2001
Artículo 2o. Bis.- Se exceptúan las militares.
Artículo 3o.- (Se deroga).
Artículo derogado DOF 12-06-2023
CAPITULO II BIS
Artículo 4.- Texto en el que se cita el
Artículo 9 de otra ley, que no es encabezado.
Artículo 5.- El artículo siguiente se transcribe:
“Artículo 2o.- Texto citado de otra ley.”
Artículos 6 al 8.- (Se derogan).
LIBRO SEGUNDO
De las Sanciones
Artículo 9
Las multas serán:
Falta | Días
Leve | 10
Multa del artículo actualizada DOF 30-12-2020
Artículo 1,000.- Último artículo.
ARTÍCULO SEGUNDO.- ……….
TRANSITORIOS
Primero.- Esta Ley entrará en vigor al día siguiente.
Segundo.- Se abroga la ley anterior:
Primero. Esto es texto del segundo transitorio.
México, D.F., a 2 de febrero de 1998.- Dip. Ejemplo Ficticio, Presidente.- Rúbricas.
ARTÍCULOS TRANSITORIOS DE DECRETOS DE REFORMA
DECRETO por el que se reforma la Ley Federal de Faros y Balizas.
Publicado en el Diario Oficial de la Federación el 1 de febrero de 2001
ARTÍCULO ÚNICO.- Se reforma el artículo 2o., para quedar como sigue:
……….
TRANSITORIO
ÚNICO.- El presente Decreto entrará en vigor al día siguiente.
DECRETO por el que se adiciona la Ley Federal de Faros y Balizas.
Publicado en el Diario Oficial de la Federación el 1º de febrero de 2001
TRANSITORIOS
Artículo 1o.- El presente Decreto entrará en vigor mañana.
ARTÍCULO SEGUNDO.- Se derogan las disposiciones que se opongan.
ANEXO 1
Luces y colores`.split('\n')
