import type { Materia, Status } from '#app/matters/domain/materias'

export interface DemoMatter {
  title: string
  materia: Materia
  court: string | null
  fileNumber: string | null
  clientName: string
  status: Status
}

/** title | materia | court | court's file number | client | status; a dash where there is none. Everything in it is invented. */
const TABLE = `
Amparo contra la clausura de «La Galatea» | amparo | Juzgado Noveno de Distrito en Materia Administrativa en la Ciudad de México | 1183/2026 | Operadora Gastronómica La Galatea, S.A. de C.V. | active
Amparo directo por el crédito fiscal de 2021 | tax | Decimoséptimo Tribunal Colegiado en Materia Administrativa del Primer Circuito | D.A. 412/2026 | Grupo Textil Ahuízotl, S.A. de C.V. | active
Nulidad de la multa ambiental a Curtidos El Ciprés | administrative | Sala Especializada en Materia Ambiental y de Regulación, TFJA | 1187/26-EAR-01-8 | Curtidos El Ciprés, S.A. de C.V. | active
Despido injustificado: Montes Quintero vs. Plásticos del Bajío | labor | Cuarto Tribunal Laboral Federal de Asuntos Individuales en la Ciudad de México | 2207/2026 | Rosa Elena Montes Quintero | active
Oral mercantil: Aceros Tepeyac vs. Maquinados del Centro | commercial | Segundo Juzgado de Distrito en Materia Mercantil en la Ciudad de México | 641/2026 | Aceros Tepeyac, S.A. de C.V. | active
Sucesión intestamentaria de Aurelio Bracamontes Ledesma | family | Juzgado Octavo de lo Familiar de la Ciudad de México | 1904/2025 | María del Refugio Leyva Ontiveros | active
Divorcio incausado, guarda y custodia | family | Juzgado Decimocuarto de lo Familiar de la Ciudad de México | 311/2026 | Paola Ferrer Santoyo | active
Impugnación del capital constitutivo fincado por el Instituto | social_security | Sala Regional Sureste, TFJA | 188/26-11-01-5 | Transportes Especializados del Sureste, S. de R.L. de C.V. | active
Desocupación y pago de rentas, Amores 1123 | civil | Juzgado Cuadragésimo Primero de lo Civil de la Ciudad de México | 856/2025 | Inmobiliaria Narvarte Poniente, S.C. | active
Fraude genérico: denuncia contra Desarrollos Cerro Azul | criminal | Fiscalía de Delitos Financieros, FGJCDMX | CI-FIDF/2231/08-2026 | Héctor Villaseñor Ríos | active
Sucesión de derechos ejidales, San Mateo Tlaltenango | agrarian | Tribunal Unitario Agrario, Distrito 8 | 174/2025 | Sucesión de Hilario Nava Cedillo | active
Registro de la marca «Agave de Luna», clase 33 | intellectual_property | Instituto Mexicano de la Propiedad Industrial | 2987451 | Destilería Peña Blanca, S.P.R. de R.L. | active
Reivindicatorio del predio La Noria | civil | Juzgado Primero de lo Civil, San Juan del Río | 402/2025 | Ganadería Ojo de Liebre, S.P.R. de R.L. | suspended
Amparo contra la omisión de entregar medicamentos | amparo | Juzgado Tercero de Distrito en el Estado de Puebla | 1402/2026 | Tomás Iturbe Cano | active
Contrato marco de suministro con Abarrotera del Norte | commercial | - | - | Lácteos Xochiquetzal, S.A. de C.V. | active
Revisión de pensión alimenticia de Emilia y Bruno | family | Juzgado Tercero de lo Familiar de Toluca | 77/2026 | Lorena Gálvez Tinoco | active
Rescisión de contrato de obra, puente vehicular Las Torres | administrative | Sala Regional del Centro II, TFJA | 930/25-09-01-2 | Constructora Río Lerma, S.A. de C.V. | active
Prescripción positiva del lote 14, manzana 7 | civil | Juzgado Segundo de lo Civil de Ecatepec | 1120/2024 | Juventino Salas Órnelas | active
Ejecutivo mercantil contra Refacciones Ñandú | commercial | Juzgado Quinto de Distrito en el Estado de Querétaro | 219/2026 | Autopartes Cimatario, S.A. de C.V. | active
Incidente de gastos y costas, juicio 311/2023 | civil | Juzgado Décimo de lo Civil de la Ciudad de México | 311/2023 | Ofelia Barragán Núñez | concluded
Queja contra el auto que desechó la ampliación | amparo | Primer Tribunal Colegiado en Materia Civil del Primer Circuito | Q.C. 88/2026 | Grupo Médico Santa Eduwiges, S.C. | active
Reconocimiento de antigüedad y pago de prestaciones | labor | Segundo Tribunal Laboral del Poder Judicial del Estado de México | 540/2025 | Rodrigo Cervera Maldonado | active
Defensa por robo calificado, carpeta 1874 | criminal | Unidad de Gestión Judicial Ocho, Ciudad de México | 008/1874/2026 | Édgar Uriel Campos Reza | active
Devolución de saldo a favor de IVA, marzo de 2025 | tax | Primera Sala Regional Metropolitana, TFJA | 4471/26-17-01-3 | Exportadora Semillas del Mayo, S.A. de C.V. | active
Cancelación de hipoteca, folio real 90871 | civil | Juzgado Sexagésimo de lo Civil de la Ciudad de México | 233/2026 | Beatriz Quiroga Alfaro | active
Controversia por servidumbre de paso en Tequisquiapan | civil | Juzgado Mixto de Primera Instancia de Tequisquiapan | 98/2025 | Viñedos Piedra Honda, S.P.R. de R.L. | active
Amparo contra la reforma al reglamento de estacionamientos | amparo | Juzgado Decimosegundo de Distrito en Materia Administrativa en la Ciudad de México | 760/2026 | Estacionamientos Unidos del Valle, A.C. | active
Concurso mercantil de Tejidos Anáhuac | commercial | Primer Juzgado de Distrito en Materia de Concursos Mercantiles | 41/2026 | Tejidos Anáhuac, S.A. de C.V. | suspended
Rectificación de acta de nacimiento | family | Juzgado Vigésimo de lo Familiar de la Ciudad de México | 1502/2025 | Ximena Ordóñez Peña | concluded
Indemnización por responsabilidad patrimonial del Estado | administrative | Pleno Jurisdiccional de la Sala Superior, TFJA | 15/26-PL | Familia Mondragón Ávila | active
Nulidad de asamblea de accionistas de 12 de marzo | commercial | Tercer Juzgado de Distrito en Materia Mercantil en la Ciudad de México | 302/2026 | Ignacio Landeros Prieto | active
Restitución de tierras comunales, Santa Rosa Xochiac | agrarian | Tribunal Unitario Agrario, Distrito 24 | 66/2023 | Comunidad de Santa Rosa Xochiac | active
Opinión sobre el aviso de privacidad y transferencias | administrative | - | - | Clínica Dental Sonríe, S.C. | concluded
Terminación de copropiedad, departamento 302 | civil | Juzgado Trigésimo de lo Civil de la Ciudad de México | 1011/2025 | Fernanda y Raúl Espíndola Cruz | active
Riesgo de trabajo: reclasificación de la prima 2026 | social_security | Segunda Sala Regional de Occidente, TFJA | 905/26-07-02-4 | Maquiladora Tonalá Express, S.A. de C.V. | active
Violencia familiar: medidas de protección y reparación | criminal | Juzgado de Control de la Región Judicial Centro, Morelos | JC/455/2026 | Persona con identidad reservada | active
Oposición a la marca «Nopalito Feliz», clase 30 | intellectual_property | Instituto Mexicano de la Propiedad Industrial | 3010228 | Alimentos La Cosecha de Oro, S.A. de C.V. | active
Interdicto de retener la posesión, rancho El Sabinal | civil | Juzgado Primero Civil de Dolores Hidalgo | 187/2026 | Socorro Villagrán de la Torre | active
Convenio de terminación laboral colectiva | labor | - | - | Hotelera Bahía Escondida, S.A. de C.V. | concluded
Apelación contra el auto de vinculación a proceso | criminal | Tribunal Colegiado de Apelación del Primer Circuito | 129/2026 | Gerardo Balbuena Ortuño | active
`

/** The matters of the demo firm; the first is the one that the demo client sees. */
export const DEMO_MATTERS: DemoMatter[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [title, materia, court, fileNumber, clientName, status] = line
      .split(' | ')
      .map((cell) => (cell === '-' ? null : cell))
    return {
      title: title!,
      materia: materia as Materia,
      court: court!,
      fileNumber: fileNumber!,
      clientName: clientName!,
      status: status as Status,
    }
  })
