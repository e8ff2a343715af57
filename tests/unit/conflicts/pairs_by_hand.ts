/** Fictitious names that a lawyer would take for the same, or for one to be asked about: two a line, told apart by `|`. */
const SAME = `
José Luis Hernández Ruiz | HERNANDEZ RUIZ JOSE LUIS
Ma. Guadalupe Jiménez Soto | María Gpe. Giménez Soto
Ma. del Carmen Vázquez Peña | María Carmen Básquez Peña
Francisco Javier Núñez Orta | Fco. Javier Nuñez Orta
Lic. Ernesto Zavala Cruz | Ernesto Savala Cruz
Dra. Sofía Helena Xicoténcatl Mora | Sofia Elena Xicotencatl Mora
Víctor Hugo Quezada Lara | Victor Hugo Quesada Lara
Gonzalo Ibáñez de la Cruz | Gonzalo Ibañes Delacruz
Rosa Ma. Ayala Velázquez | Rosa María Ayala Velasquez
Héctor Villaseñor Ríos | Hector Villasenor Rios
Juan Pérez Gómez | Pérez Gómez, Juan
Juan Pérez Gómez | Juan Peres Gomes
Juan Pérez Gómez | Juan Pérez
Teresa Ochoa Llamas | Teresa Ochoa Yamas
Guillermo Cevallos Ureña | Guillermo Ceballos Urena
Memo Cevallos Ureña | Guillermo Cevallos Ureña
Beatriz Quiroga Alfaro | Beatriz Kiroga Alfaro
Beatriz Quiroga Alfaro | Beatris Quiroga Alfaro
Martha Lidia Zepeda Arce | Marta Lidia Cepeda Arce
Luz Elena Bautista Haro | Luz Helena Bautista Aro
Óscar Iván Ximénez Tello | Oscar Yvan Jimenez Tello
Xavier Santillán Cobos | Javier Santillan Cobos
Rogelio Hdez. Palma | Rogelio Hernández Palma
Norma Rdz. Castañeda | Norma Rodríguez Castaneda
Ofelia Mtz. Barragán | Ofelia Martínez Barragan
Elías Glez. Trueba | Elías González Trueba
Adela Gtz. Olvera | Adela Gutiérrez Olvera
Pablo Fdez. Noriega | Pablo Fernández Noriega
Celia Schz. Robles | Celia Sánchez Robles
Mtro. Aurelio Bracamontes | Aurelio Bracamontes
Aurelio Bracamontes Ledesma | Aurelio Bracamonte Ledesma
Aurelio Bracamontes Ledesma | Aurelio Bracamontes Ledezma
Hilario Nava Cedillo | Ylario Nava Sedillo
Juventino Salas Órnelas | Juventino Salas Hornelas
Edgar Uriel Campos Reza | Édgar Campos Reza
Paola Ferrer Santoyo | Paola Ferer Santoyo
Paola Ferrer Santoyo | Paola Ferrer Santollo
Tomás Iturbe Cano | Iturbe Cano Tomas
Rodrigo Cervera Maldonado | Rodrigo Servera Maldonado
Rodrigo Cervera Maldonado | R. Cervera Maldonado
Lorena Gálvez Tinoco | Lorena Galves Tinoco
Lorena Gálvez Tinoco de Paz | Lorena Gálvez Tinoco
Emilia Villagómez Sáenz | Emilia Billagomez Saenz
Joaquín Zúñiga Écija | Joaquin Suñiga Ecija
María de la Luz Arriaga Sol | Ma. Luz Arriaga Sol
María de los Ángeles Téllez Roa | Ma. de los Angeles Tellez Roa
J. Guadalupe Carrizales Pino | Guadalupe Carrizales Pino
José Guadalupe Carrizales Pino | J. Guadalupe Carrizales Pino
Sra. Inés Dávila Vda. de Rangel | Ines Davila Rangel
Concepción Uribe Lagos | Conchita Uribe Lagos
Jesús Ignacio Frías Beltrán | Jesus Nacho Frias Veltran
Wilfrido Escamilla Ponce | Guilfrido Escamilla Ponce
Huberto Méndez Acuña | Uberto Mendez Acuna
Christian Wences Olea | Cristian Wences Olea
Sara Esther Yáñez Gil | Sara Ester Llañez Gil
Rafael Gutierres Enciso | Rafael Gutiérrez Enciso
Rafael Gutiérrez Enciso | Rafael Gutiérrez Encizo
Araceli Domínguez Ortega | Aracely Dominguez Ortega
Griselda Balderas Pacheco | Grizelda Valderas Pacheco
Alma Delia Cisneros Rueda | Alma Cisneros Rueda
Operadora Gastronómica La Galatea, S.A. de C.V. | OPERADORA GASTRONOMICA LA GALATEA SA DE CV
Operadora Gastronómica La Galatea, S.A. de C.V. | La Galatea Operadora Gastronómica
Aceros Tepeyac, S.A. de C.V. | Aceros Tepeyac SAPI de CV
Aceros Tepeyac, S.A. de C.V. | Aceros Tepeyac
Aceros Tepeyac, S. A. de C. V. | Azeros Tepellac, S.A.
Grupo Textil Ahuízotl, S.A. de C.V. | Gpo. Textil Ahuizotl SA CV
Cía. Minera El Cardonal, S.A. | Compañía Minera El Cardonal
Constructora Río Lerma, S.A. de C.V. | Const. Rio Lerma S A de C V
Constructora Río Lerma, S.A. de C.V. | Constructora Río Lerma
Transportes Especializados del Sureste, S. de R.L. de C.V. | Transp. Especializados del Sureste
Inmobiliaria Narvarte Poniente, S.C. | Inmob. Narvarte Pte. SC
Destilería Peña Blanca, S.P.R. de R.L. | Destileria Peña Blanca SPR de RL
Ganadería Ojo de Liebre, S.P.R. de R.L. | Ganaderia Ojo Liebre
Curtidos El Ciprés, S.A. de C.V. | Curtidos El Cipres
Curtidos El Ciprés, S.A. de C.V. | Curtidos El Siprés S.A.S.
Exportadora Semillas del Mayo, S.A. de C.V. | Exp. Semillas del Mayo
Viñedos Piedra Honda, S.P.R. de R.L. | Vinedos Piedra Honda
Estacionamientos Unidos del Valle, A.C. | Estacionamientos Unidos del Valle
Grupo Médico Santa Eduwiges, S.C. | Grupo Medico Sta. Eduwiges
Grupo Médico Santa Eduwiges, S.C. | Grupo Médico Santa Edubiges
Lácteos Xochiquetzal, S.A. de C.V. | Lacteos Xochiquetzal
Refacciones Ñandú, S.A. de C.V. | Refacciones Nandu
A.B.C. Logística, S.A. de C.V. | ABC Logistica
G.H.T. Ingeniería, S.C. | GHT Ingenieria SC
Hermanos Carmona, S.A. | Hnos. Carmona
Laboratorios Quimera, S.A. de C.V. | Labs. Quimera
Autopartes Cimatario, S.A. de C.V. | Auto Partes Cimatario
Supermercados La Bonanza, S.A. de C.V. | Super Mercados La Bonanza
Financiera Alborada, S.A. de C.V., SOFOM, E.N.R. | Financiera Alborada SOFOM ENR
Comercializadora Vértice 21, S.A. de C.V. | Com. Vertice 21
Fundación Manos Tlalpan, A.C. | Fundacion Manos Tlalpan
Pinturas Xalapa, S.A. de C.V. | Pinturas Jalapa
`

/** Fictitious names of two people or businesses that only look alike. */
const OTHER = `
José Luis Hernández Ruiz | José Luis Fernández Ruiz
Mario Hernández Ruiz | María Hernández Ruiz
Francisco Soto Lara | Francisca Soto Lara
Daniel Arce Montes | Daniela Arce Montes
Juan Carlos Medina Soto | Juan Manuel Medina Soto
Juan Pérez Gómez | Juan Pérez Alcocer
Pedro Salas Órnelas | Juventino Salas Órnelas
Martín Rosas Vera | Martínez Rosas Elena
Ana Lucía Prado Ríos | Ana Laura Prado Ríos
Luis Alberto Cano Mejía | Luis Roberto Cano Mejía
Rosa Elena Montes Quintero | Rosa María Montes Quiroz
Tomás Iturbe Cano | Tomás Iturriaga Cano
María del Refugio Leyva Ontiveros | María del Rosario Leyva Otero
Ricardo Luna Paz | Ricardo Lima Páez
Gabriel Robles Haro | Gabriela Robles Haro
Ofelia Barragán Núñez | Ofelia Barrientos Núñez
Aceros Tepeyac, S.A. de C.V. | Transportes Tepeyac, S.A. de C.V.
Comercializadora Bonanza, S.A. | Inmobiliaria Bonanza, S.A.
Grupo Médico Santa Eduwiges, S.C. | Grupo Médico Santa Úrsula, S.C.
Constructora Río Lerma, S.A. de C.V. | Constructora Río Balsas, S.A. de C.V.
Inmobiliaria Narvarte Poniente, S.C. | Inmobiliaria Portales Oriente, S.C.
Servicios Integrales del Norte, S.A. | Servicios Integrales del Sur, S.A.
Lácteos Xochiquetzal, S.A. de C.V. | Lácteos Tonantzin, S.A. de C.V.
Comercializadora Vértice 21, S.A. de C.V. | Comercializadora Vértice 34, S.A. de C.V.
Hermanos Carmona, S.A. | Hermanos Cardona, S.C.P.
Laboratorios Quimera, S.A. | Laboratorios Química Azul, S.A.
Viñedos Piedra Honda, S.P.R. de R.L. | Viñedos Casa Honda, S.P.R. de R.L.
Destilería Peña Blanca | Destilería Sierra Negra
Héctor Villaseñor Ríos | Héctor Villalobos Ríos
Beatriz Quiroga Alfaro | Beatriz Quiroz Alvarado
`

const pairsIn = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((name) => name.trim()) as [string, string])

export const SAME_BY_HAND = pairsIn(SAME)
export const OTHER_BY_HAND = pairsIn(OTHER)
