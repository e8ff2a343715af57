/** An invented law of old, abrogated. */
export const BRIDLE_PATHS = `
LEY DE CAMINOS DE HERRADURA (FICTICIA)
TEXTO VIGENTE
Nueva Ley publicada en el Diario Oficial de la Federación el 30 de enero de 1934
Documento ficticio de demostración; no es una ley publicada.
Al margen un sello que dice: Poder Ejecutivo Federal.- Estados Unidos Mexicanos.- México.- Secretaría de Gobernación.
DECRETO:
LEY DE CAMINOS DE HERRADURA
CAPITULO I
De los caminos
ARTICULO 1o.- Son caminos de herradura los destinados al tránsito de personas y bestias de carga.
ARTICULO 2o.- Corresponde a los Ayuntamientos la conservación de los caminos a que se refiere el artículo anterior.
ARTICULO 3o.- Los dueños de predios colindantes consentirán el paso por el ancho de dos metros, sin derecho a indemnización.
CAPITULO II
De las penas
ARTICULO 4o.- Quien obstruya un camino pagará multa de cinco a cincuenta pesos.
ARTICULO 5o.- La reincidencia se castigará con el doble de la multa.
TRANSITORIO
ARTICULO UNICO.- Esta Ley comenzará a regir quince días después de su publicación en el "Diario Oficial".
En cumplimiento de lo dispuesto por la fracción I del artículo 89 de la Constitución Política de los Estados Unidos Mexicanos, promulgo la presente Ley. México, D. F., a 15 de enero de 1934.- Rúbrica.
`
